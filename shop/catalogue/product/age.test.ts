import { expect, it } from "vitest";
import { formatMinAge } from "./age.ts";

it.each([
  [0, "od urodzenia"],
  [1, "od 1 miesiąca"],
  [6, "od 6 miesięcy"],
  [12, "od roku"],
  [18, "od 18 miesięcy"],
  [36, "od 3 lat"],
])("an age of %i months is formatted as %s", (months, expected) => {
  expect(formatMinAge(months)).toBe(expected);
});
