import { describe, expect, it } from "vitest";
import { formAge, signFormTimestamp } from "./form-timestamp.ts";

const opened = Date.UTC(2026, 10, 21, 12);

describe("a form timestamp", () => {
  it("tells how long ago the form was opened", () => {
    expect(formAge("secret", signFormTimestamp("secret", opened), opened + 2345)).toBe(2345);
  });

  it("is the same for everyone who opens a form at that moment", () => {
    expect(signFormTimestamp("secret", opened)).toBe(signFormTimestamp("secret", opened));
  });

  it.each([
    ["of another shop", signFormTimestamp("another", opened)],
    [
      "with another time",
      signFormTimestamp("secret", opened).replace(/^[^.]+/, opened.toString(36) + "0"),
    ],
    ["without a signature", opened.toString(36)],
    ["with half a signature", signFormTimestamp("secret", opened).slice(0, -1)],
    ["with multibyte characters", `${opened.toString(36)}.${"ż".repeat(22)}`],
    ["that is missing", "-"],
    ["that is empty", ""],
    ["of excessive length", ".".repeat(10_000)],
  ])("rejects %s", (_, stamp) => {
    expect(formAge("secret", stamp, opened)).toBeUndefined();
  });
});
