import { describe, expect, test } from "vitest";
import { normalize } from "../../text/normalize.ts";
import { parseAge } from "./parse-age.ts";

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
  ])("%s is %i months, and leaves „%s”", (text, months, rest) => {
    expect(parseAge(normalize(text))).toEqual({ age: { from: months, to: months }, rest });
  });

  test("may be a range", () => {
    expect(parseAge(normalize("gry 3–5 lat"))).toEqual({ age: { from: 36, to: 60 }, rest: "gry" });
    expect(parseAge(normalize("6-12 miesięcy")).age).toEqual({ from: 6, to: 12 });
  });

  test.each(["lalka 30 cm", "gra roku", "40 lat", "2w1", "latawiec", "lato", "3 lalki"])(
    "is not in: %s",
    (text) => {
      expect(parseAge(normalize(text))).toEqual({ rest: normalize(text) });
    },
  );
});
