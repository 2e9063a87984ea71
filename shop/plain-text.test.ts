import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainLine, plainText } from "./plain-text.ts";

describe("what a visitor typed", () => {
  it("becomes one line, however it was broken", () => {
    expect(plainLine(" Anna\r\nBcc: ktos@inny.pl\u2028x\t y ")).toBe("Anna Bcc: ktos@inny.pl x y");
  });

  it("is composed, so that ł and ó look and compare alike", () => {
    expect(plainLine("z\u0307o\u0301łw")).toBe("żółw");
  });

  it("loses what cannot be seen", () => {
    expect(plainLine("a\u0000b\u202ec\u0007d\ufeff")).toBe("a b c d");
  });

  it("keeps its lines where lines are welcome", () => {
    expect(plainText("raz\r\ndwa\rtrzy\n\n\n\ncztery\u0000 ")).toBe("raz\ndwa\ntrzy\n\ncztery");
  });

  it("never carries a control sign on, and does not change a second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(plainLine(text)).not.toMatch(/\p{Cc}/u);
        expect(plainText(text).replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
        expect(plainLine(plainLine(text))).toBe(plainLine(text));
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });
});
