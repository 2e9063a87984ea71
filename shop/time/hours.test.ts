import { expect, it } from "vitest";
import { formatHours } from "./hours.ts";

it.each([
  [1, "1 godziny"],
  [3, "3 godzin"],
  [22, "22 godzin"],
  [48, "48 godzin"],
  [72, "3 dni"],
  [73, "73 godzin"],
  [240, "10 dni"],
])("%i hours fit after „w ciągu”", (hours, expected) => {
  expect(formatHours(hours)).toBe(expected);
});
