import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitizeLine, sanitizeText } from "./sanitize-text.ts";

describe("what a visitor typed", () => {
  it("becomes one line, however it was broken", () => {
    expect(sanitizeLine(" Anna\r\nBcc: ktos@inny.pl\u2028x\t y ")).toBe(
      "Anna Bcc: ktos@inny.pl x y",
    );
  });

  it("is composed, so that ł and ó look and compare alike", () => {
    expect(sanitizeLine("z\u0307o\u0301łw")).toBe("żółw");
  });

  it("loses what cannot be seen", () => {
    expect(sanitizeLine("a\u0000b\u202ec\u0007d\ufeff")).toBe("a b c d");
  });

  it.each([
    ["zero-width signs", "\u200b\u200c\u200d\u2060\ufeff"],
    ["soft hyphens", "\u00ad\u00ad"],
    ["fillers that count as letters", "\u3164\u115f\u1160\uffa0\u2800"],
    ["spaces of every width", "\u00a0\u2003\u3000\u205f"],
    ["marks without a letter", "\u0301\ufe0f"],
    ["signs of direction", "\u202e\u2066\u061c\u2069"],
    ["tags and variation selectors", "\u{e0041}\u{e007f}\ufe0f"],
  ])("is empty when it is made of %s alone", (_, text) => {
    expect(sanitizeLine(text)).toBe("");
    expect(sanitizeText(`${text}\n${text}`)).toBe("");
  });

  it("cannot hide one word in another or turn it around", () => {
    expect(sanitizeLine("A\u00adn\u200bn\u2060a")).toBe("Anna");
    expect(sanitizeLine("gpj.\u202eexe")).toBe("gpj. exe");
    expect(sanitizeLine("o\u200b\u0301")).toBe("ó");
  });

  it("keeps emoji that are joined of several", () => {
    expect(sanitizeLine("👩‍👧‍👦 🇵🇱 ❤️")).toBe("👩‍👧‍👦 🇵🇱 ❤️");
  });

  it("keeps its lines where lines are welcome", () => {
    expect(sanitizeText("raz\r\ndwa\rtrzy\n\n\n\ncztery\u0000 ")).toBe("raz\ndwa\ntrzy\n\ncztery");
  });

  it("never carries a control sign on, and does not change a second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(sanitizeLine(text)).not.toMatch(/\p{Cc}/u);
        expect(sanitizeText(text).replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
        expect(sanitizeLine(sanitizeLine(text))).toBe(sanitizeLine(text));
        expect(sanitizeLine(text).isWellFormed()).toBe(true);
        expect(sanitizeLine(text).normalize("NFC")).toBe(sanitizeLine(text));
        expect(sanitizeText(sanitizeText(text))).toBe(sanitizeText(text));
      }),
    );
  });
});
