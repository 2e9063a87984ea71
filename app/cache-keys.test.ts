import { expect, test } from "vitest";
import { keyByListing } from "./cache-keys.ts";

const keyOf = (query: string) => keyByListing(new URLSearchParams(query));

test("a list is cached under its canonical form, unless makers or prices make too many of them", () => {
  expect(keyOf("utm_source=x&wiek=3-5&cena-do=50")).toBe("?wiek=3-5&cena-do=50");
  for (const query of ["cena-do=51", "cena-od=5&cena-do=50", "producent=konik"]) {
    expect([query, keyOf(query)]).toEqual([query, undefined]);
  }
});
