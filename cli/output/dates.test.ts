import { describe, expect, it } from "vitest";
import { UsageError } from "../run/command.ts";
import { formatMoment, parsePeriod } from "./dates.ts";

describe("a period", () => {
  it("consists of whole days in Warsaw, also across clock changes", () => {
    expect(parsePeriod({ since: "2026-03-29", until: "2026-03-29" })).toEqual({
      since: Date.UTC(2026, 2, 28, 23),
      until: Date.UTC(2026, 2, 29, 22),
    });
    expect(parsePeriod({})).toEqual({ since: undefined, until: undefined });
  });

  it.each(["2026-02-30", "wczoraj", "2026-1-1", "2026-13-01", ""])("rejects %s", (since) => {
    expect(() => parsePeriod({ since })).toThrow(UsageError);
  });

  it("is displayed in Polish time", () => {
    expect(formatMoment(Date.UTC(2026, 10, 20, 22, 5))).toBe("2026-11-20 23:05");
    expect(formatMoment(null)).toBe("");
  });
});
