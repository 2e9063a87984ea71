import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalize } from "../../text/normalize.ts";
import { findBaseStem, stem } from "./stem.ts";

const stemOf = (word: string) => stem(normalize(word));

describe("stem", () => {
  test.each([
    "miś misia misie misiem misiów misiami misiowi misiu",
    "lalka lalki lalkę lalką lalek lalkami lalkach lalko",
    "klocek klocki klocków klockami klockach klocka",
    "wózek wózka wózki wózkiem wózków",
    "gra gry grę grą",
    "auto auta autem autami",
    "samochód samochodu samochody samochodów samochodem",
    "chłopiec chłopca chłopcu chłopcy chłopców chłopcem",
    "dziewczynka dziewczynki dziewczynkę dziewczynek",
    "pluszowy pluszowa pluszowe pluszowego pluszowych pluszowymi pluszową pluszowej",
    "drewniany drewniana drewnianego drewnianych drewnianej drewnianym",
    "żółw żółwia żółwie żółwiem żółwi",
    "książka książki książek książkę",
    "łóżeczko łóżeczka łóżeczek łóżeczku",
    "kolejka kolejki kolejek kolejkę",
    "szachy szachów szachami szachach",
    "traktor traktory traktorów traktorem",
    "puzzle puzzli puzzlami",
  ])("is the same for all of: %s", (forms) => {
    expect([...new Set(forms.split(" ").map(stemOf))]).toHaveLength(1);
  });

  test.each([
    ["wóz", "wózek"],
    ["pies", "piłka"],
    ["kot", "koń"],
    ["lis", "list"],
    ["dom", "domino"],
    ["krowa", "król"],
    ["lego", "lekki"],
  ])("distinguishes %s from %s", (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  const letters = "a ą b c ć d e ę f g h i j k l ł m n ń o ó p r s ś t u w y z ź ż".split(" ");
  const polish = fc.string({ unit: fc.constantFrom(...letters) });

  test("is idempotent", () => {
    fc.assert(
      fc.property(polish, (word) => {
        expect(stem(stemOf(word))).toBe(stemOf(word));
      }),
    );
  });

  test("is a prefix of the word except for a dropped vowel, and never empty", () => {
    fc.assert(
      fc.property(polish, (typed) => {
        const word = normalize(typed);
        const short = stem(word);
        expect(word.startsWith(short.slice(0, -1))).toBe(true);
        expect(word).toContain(short.slice(-1));
        if (word.length > 1) expect(short.length).toBeGreaterThan(1);
      }),
    );
  });

  test("is the same with and without diacritics", () => {
    const plain = (word: string) =>
      word.replaceAll("ł", "l").normalize("NFD").replaceAll(/\p{M}/gu, "");
    fc.assert(
      fc.property(polish, (word) => {
        expect(stemOf(plain(word))).toBe(stemOf(word));
      }),
    );
  });

  test.each([
    ["lalce", "lalka"],
    ["grze", "gra"],
    ["podłodze", "podłoga"],
    ["przygodzie", "przygoda"],
    ["aucie", "auto"],
    ["musze", "mucha"],
    ["książeczce", "książeczka"],
  ])("of %s leads to the known word %s", (form, base) => {
    const known = new Set([stemOf(base)]);
    expect(findBaseStem(stemOf(form), (each) => known.has(each))).toBe(stemOf(base));
    expect(findBaseStem(stemOf(form), () => false)).toBe(stemOf(form));
  });

  test.each(["aaa", "a".repeat(200), "ae".repeat(50)])(
    "leaves %s alone, which is no word",
    (word) => {
      expect(stem(word)).toBe(word);
    },
  );

  test("leaves numbers and sizes alone", () => {
    expect(["30", "4x4", "2w1"].map(stem)).toEqual(["30", "4x4", "2w1"]);
  });
});
