import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainLine, plainText } from "./sanitize-text.ts";

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

  it.each([
    ["zero-width signs", "\u200b\u200c\u200d\u2060\ufeff"],
    ["soft hyphens", "\u00ad\u00ad"],
    ["fillers that count as letters", "\u3164\u115f\u1160\uffa0\u2800"],
    ["spaces of every width", "\u00a0\u2003\u3000\u205f"],
    ["marks without a letter", "\u0301\ufe0f"],
    ["signs of direction", "\u202e\u2066\u061c\u2069"],
    ["tags and variation selectors", "\u{e0041}\u{e007f}\ufe0f"],
  ])("is empty when it is made of %s alone", (_, text) => {
    expect(plainLine(text)).toBe("");
    expect(plainText(`${text}\n${text}`)).toBe("");
  });

  it("cannot hide one word in another or turn it around", () => {
    expect(plainLine("A\u00adn\u200bn\u2060a")).toBe("Anna");
    expect(plainLine("gpj.\u202eexe")).toBe("gpj. exe");
    expect(plainLine("o\u200b\u0301")).toBe("ó");
  });

  it("keeps emoji that are joined of several", () => {
    expect(plainLine("👩‍👧‍👦 🇵🇱 ❤️")).toBe("👩‍👧‍👦 🇵🇱 ❤️");
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
        expect(plainLine(text).isWellFormed()).toBe(true);
        expect(plainLine(text).normalize("NFC")).toBe(plainLine(text));
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });
});
