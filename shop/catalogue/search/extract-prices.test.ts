import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extractPrices } from "./extract-prices.ts";

describe("the prices of a search", () => {
  test.each<[text: string, from: number | undefined, to: number | undefined, rest: string]>([
    ["prezent do 100 zł", undefined, 10_000, "prezent"],
    ["dla 4 latka do 100 zł", undefined, 10_000, "dla 4 latka"],
    ["Do 100ZŁ dla dziewczynki", undefined, 10_000, "dla dziewczynki"],
    ["poniżej 50", undefined, 5000, ""],
    ["ponizej 49,90 zl", undefined, 4990, ""],
    ["maks. 60 auto", undefined, 6000, "auto"],
    ["taniej niż 80", undefined, 8000, ""],
    ["nie droższe niż 120 złotych", undefined, 12_000, ""],
    ["klocki za 50 pln", undefined, 5000, "klocki"],
    ["klocki w cenie do 50 zł", undefined, 5000, "klocki"],
    ["około 70 złotych", undefined, 7000, ""],
    ["100,- prezent", undefined, 10_000, "prezent"],
    ["do 1 000 zł", undefined, 100_000, ""],
    ["coś do stu złotych", undefined, 10_000, "coś"],
    ["do dwustu zł", undefined, 20_000, ""],
    ["od 50 do 100 zł", 5000, 10_000, ""],
    ["od 50 zł do 100 zł lalka", 5000, 10_000, "lalka"],
    ["od 100 do 50 zł", 5000, 10_000, ""],
    ["miś 50–100 zł", 5000, 10_000, "miś"],
    ["między 50 a 100 zł", 5000, 10_000, ""],
    ["powyżej 200 zł", 20_000, undefined, ""],
    ["ponad 200", 20_000, undefined, ""],
    ["od 50 zł", 5000, undefined, ""],
    ["do 3 lat do 60 zł", undefined, 6000, "do 3 lat"],
  ])("of „%s” are from %s to %s", (text, from, to, rest) => {
    const bounds = { ...(from && { from }), ...(to && { to }) };
    expect(extractPrices(text)).toEqual({ prices: bounds, isDoubtful: false, rest });
  });

  test.each(["prezent do 100", "od 50 do 100", "liczydło do 20"])(
    "of „%s” are in doubt",
    (text) => {
      expect(extractPrices(text)).toMatchObject({ isDoubtful: true });
    },
  );

  test.each([
    "lalka",
    "lalka 30 cm",
    "poniżej 50 cm",
    "gry od 3 do 6 lat",
    "od 24 do 36 miesięcy",
    "puzzle 3-5",
    "puzzle do 100 elementów",
    "gra do 4 graczy",
    "do 3",
    "puzzle 100",
    "do 0 zł",
    "5 907894 765402",
    "",
  ])("are not in „%s”", (text) => expect(extractPrices(text)).toBeUndefined());

  test("are found among any other words", () => {
    const word = fc.constantFrom("lalka", "miś", "Żółw", "dla", "prezent", "duży");
    const words = fc.array(word, { maxLength: 4 });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 99_999 }), words, (before, zloty, after) => {
        const text = [...before, `do ${zloty} zł`, ...after].join(" ");
        const rest = [...before, ...after].join(" ");
        expect(extractPrices(text)).toMatchObject({ prices: { to: zloty * 100 }, rest });
      }),
    );
  });
});
