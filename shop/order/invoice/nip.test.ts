import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseNip } from "./nip.ts";

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Valid numbers. */
const nips = fc
  .array(fc.integer({ min: 1, max: 9 }), { minLength: 9, maxLength: 9 })
  .map((digits) => [
    ...digits,
    digits.reduce((sum, digit, index) => sum + digit * weights[index]!, 0) % 11,
  ])
  .filter((digits) => digits[9] !== 10)
  .map((digits) => digits.join(""));

describe("a NIP", () => {
  it.each(["1234563218", "5252248481", "7740001454"])("may be %s", (nip) => {
    expect(parseNip(nip)).toEqual({ nip });
  });

  it("is read with spaces, dashes, dots, slashes, „NIP” and „PL”", () => {
    const gap = fc.array(fc.constantFrom("", " ", "\u00a0", "-", "–", "‑", ".", "/", "\u200b"), {
      minLength: 12,
      maxLength: 12,
    });
    const prefix = fc.constantFrom("", "PL", "pl", "NIP:", "nip PL", "NIP (PL)");
    fc.assert(
      fc.property(nips, gap, prefix, (nip, gaps, country) => {
        const spelling = [country, ...nip.split("")]
          .map((sign, index) => gaps[index] + sign)
          .join("");
        expect(parseNip(spelling + gaps[11])).toEqual({ nip });
      }),
    );
  });

  it("is refused with one wrong digit", () => {
    const index = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(nips, index, fc.integer({ min: 1, max: 9 }), (nip, at, by) => {
        const wrong = `${nip.slice(0, at)}${(Number(nip[at]) + by) % 10}${nip.slice(at + 1)}`;
        expect(parseNip(wrong).error).toMatch(/^Takiego NIP-u nie ma/);
      }),
    );
  });

  it.each([
    ["", "Podaj NIP."],
    ["PL", "Podaj NIP."],
    ["123", "NIP ma 10 cyfr, a tu jest ich 3."],
    ["12345632189", "NIP ma 10 cyfr, a tu jest ich 11."],
    ["brak", "NIP składa się z samych cyfr, np. 123-456-32-18."],
    ["DE1234563218", "NIP składa się z samych cyfr, np. 123-456-32-18."],
    ["0000000000", "Takiego NIP-u nie ma. Sprawdź, czy nie ma w nim pomyłki."],
    ["1234563219", "Takiego NIP-u nie ma. Sprawdź, czy nie ma w nim pomyłki."],
  ])("„%s” is explained: %s", (text, error) => {
    expect(parseNip(text).error).toBe(error);
  });
});
