import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitizeLine, sanitizeText } from "./sanitize-text.ts";

describe("sanitizeLine and sanitizeText", () => {
  it("replace line breaks by spaces", () => {
    expect(sanitizeLine(" Anna\r\nBcc: ktos@inny.pl\u2028x\t y ")).toBe(
      "Anna Bcc: ktos@inny.pl x y",
    );
  });

  it("normalize to NFC", () => {
    expect(sanitizeLine("z\u0307o\u0301łw")).toBe("żółw");
  });

  it("remove invisible characters", () => {
    expect(sanitizeLine("a\u0000b\u202ec\u0007d\ufeff")).toBe("a bc d");
  });

  it.each([
    ["zero-width signs", "\u200b\u200c\u200d\u2060\ufeff"],
    ["soft hyphens", "\u00ad\u00ad"],
    ["fillers that count as letters", "\u3164\u115f\u1160\uffa0\u2800"],
    ["spaces of every width", "\u00a0\u2003\u3000\u205f"],
    ["marks without a letter", "\u0301\ufe0f"],
    ["signs of direction", "\u202e\u2066\u061c\u2069"],
    ["tags and variation selectors", "\u{e0041}\u{e007f}\ufe0f"],
  ])("return an empty text for %s alone", (_, text) => {
    expect(sanitizeLine(text)).toBe("");
    expect(sanitizeText(`${text}\n${text}`)).toBe("");
  });

  it("remove characters that hide or reorder text", () => {
    expect(sanitizeLine("A\u00adn\u200bn\u2060a")).toBe("Anna");
    expect(sanitizeLine("gpj.\u202eexe")).toBe("gpj.exe");
    expect(sanitizeLine("o\u200b\u0301")).toBe("ó");
  });

  it("keep joined emoji", () => {
    expect(sanitizeLine("👩‍👧‍👦 🇵🇱 ❤️")).toBe("👩‍👧‍👦 🇵🇱 ❤️");
  });

  it("keep line breaks in multi-line text", () => {
    expect(sanitizeText("raz\r\ndwa\rtrzy\n\n\n\ncztery\u0000 ")).toBe("raz\ndwa\ntrzy\n\ncztery");
  });

  it("remove every control character, and are idempotent", () => {
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
