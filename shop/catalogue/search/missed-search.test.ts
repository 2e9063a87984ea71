import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCountableWords } from "./missed-search.ts";

describe("the words of a search that are counted", () => {
  test.each([
    ["Hulajnoga", "hulajnoga"],
    ["  szukam hulajnogi dla chłopca!", "hulajnogi chlopca"],
    ["puzzle 1000 elementów", "puzzle 1000 elementow"],
    ["klocki 4x4", "klocki 4x4"],
    ["plac zabaw", "plac zabaw"],
  ])("of „%s” are „%s”", (text, words) => expect(findCountableWords(text)).toBe(words));

  test.each([
    "anna.nowak@poczta.pl",
    "anna nowak @ poczta",
    "anna.nowak poczta.pl",
    "anna nowak malpa wp pl",
    "600 123 456",
    "tel. do Anny",
    "+48600123456",
    "600-123-456 hulajnoga",
    "00-950 Warszawa",
    "ul. Kwiatowa 5",
    "L-1042",
    "zamówienie l1042",
    "PL61 1090 1014",
    "https://sklep.example/x",
    "to jest bardzo długie pytanie do sklepu o to kiedy przyjdzie moja paczka zamówiona wczoraj",
    "z".repeat(61),
    "do",
    "12",
    "",
  ])("are none of „%s”", (text) => expect(findCountableWords(text)).toBeUndefined());

  test("never contain a telephone number, however it is written", () => {
    const separator = fc.constantFrom("", " ", "-", ".", "/", " - ", "a");
    const digits = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), {
      minLength: 7,
      maxLength: 12,
    });
    fc.assert(
      fc.property(digits, fc.constantFrom("", "lalka ", "mój numer to "), (number, before) => {
        expect(findCountableWords(before + number.flat().join(""))).toBeUndefined();
      }),
    );
  });
});
