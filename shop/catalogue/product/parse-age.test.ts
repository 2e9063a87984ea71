import { describe, expect, test } from "vitest";
import { normalize } from "../../text/normalize.ts";
import { extractAge, parseAge } from "./parse-age.ts";

describe("an age in a search", () => {
  test.each([
    ["3 lata", 36, ""],
    ["dla 3-latka", 36, "dla"],
    ["3letnia", 36, ""],
    ["lalka dla 5 latki", 60, "lalka dla"],
    ["klocki od 2 lat", 24, "klocki od"],
    ["trzy lata", 36, ""],
    ["trzylatek", 36, ""],
    ["dla sześcioletniej dziewczynki", 72, "dla dziewczynki"],
    ["roczek", 12, ""],
    ["na roczek", 12, "na"],
    ["dla rocznego", 12, "dla"],
    ["1 rok", 12, ""],
    ["18 miesięcy", 18, ""],
    ["6 mies", 6, ""],
    ["pół roku", 6, ""],
    ["zabawki od roku", 12, "zabawki"],
    ["3+ lalka", 36, "lalka"],
    ["1,5 roku", 18, ""],
  ])("%s is %i months, and leaves „%s”", (text, months, rest) => {
    expect(extractAge(text)).toEqual({ age: { from: months, to: months }, rest });
  });

  test("may be a range", () => {
    expect(extractAge("gry 3–5 lat")).toEqual({ age: { from: 36, to: 60 }, rest: "gry" });
    expect(extractAge("6-12 miesięcy").age).toEqual({ from: 6, to: 12 });
  });

  test.each(["lalka 30 cm", "gra roku", "40 lat", "2w1", "latawiec", "lato", "3 lalki"])(
    "is not in: %s",
    (text) => {
      expect(extractAge(text)).toEqual({ rest: normalize(text) });
    },
  );
});

describe("an age that stands alone", () => {
  test.each([
    ["3+", 36, 36],
    ["od 3 lat", 36, 36],
    ["7", 84, 84],
    ["3-6 lat", 36, 72],
    ["od 3 do 6 lat", 36, 72],
    ["3–6", 36, 72],
    ["18 m+", 18, 18],
    ["18m+", 18, 18],
    ["6-12 miesięcy", 6, 12],
    ["od 36. miesiąca życia", 36, 36],
    ["1,5 roku", 18, 18],
    ["od roku", 12, 12],
    ["od urodzenia", 0, 0],
  ])("%s is from %i to %i months", (text, from, to) => {
    expect(parseAge(text)).toEqual({ from, to });
  });

  test.each(["dla każdego", "2024", "", "40 lat"])("is not in: %s", (text) => {
    expect(parseAge(text)).toBeUndefined();
  });
});
