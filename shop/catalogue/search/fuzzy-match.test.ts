import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fuzzyMatches, startsAlmostWith } from "./fuzzy-match.ts";

describe("startsAlmostWith", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });

  test("agrees with the Damerau-Levenshtein distance", () => {
    fc.assert(
      fc.property(letters, letters, (word, typed) => {
        const beginnings = Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end));
        const nearest = Math.min(...beginnings.map((beginning) => distance(beginning, typed)));
        expect(startsAlmostWith(word, typed)).toBe(nearest <= 1);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("fuzzyMatches", () => {
  test.each([
    ["zolw", "zlow"],
    ["klocki", "kolcki"],
    ["pluszowy", "plusxo"],
    ["lalka", "lalak"],
    ["lamiglowka", "lamigolwka"],
  ])("%s matches %s", (word, typed) => {
    expect(fuzzyMatches(word, typed)).toBe(true);
  });

  test.each([
    ["tego", "lego"],
    ["lekko", "lego"],
    ["lejce", "lego"],
    ["lis", "liz"],
    ["kotki", "lotki"],
    ["kartonowy", "kacto"],
    ["puzzle", "pzu"],
  ])("%s does not match %s", (word, typed) => {
    expect(fuzzyMatches(word, typed)).toBe(false);
  });

  test("tolerates no typo in the first letter", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(word, (rest) => {
        expect(fuzzyMatches(`x${rest}`, `y${rest}`)).toBe(false);
        expect(fuzzyMatches(`x${rest}`, rest)).toBe(false);
      }),
    );
  });
});

function distance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return distance(restA, restB);
  const costs = [distance(restA, b), distance(a, restB), distance(restA, restB)];
  if (a[0] === b[1] && a[1] === b[0] && a.length > 1 && b.length > 1) {
    costs.push(distance(a.slice(2), b.slice(2)));
  }
  return 1 + Math.min(...costs);
}
