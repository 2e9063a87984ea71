import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ageSpanChoices, exactAgeChoices } from "../product/age.ts";
import { createSlug } from "../../text/normalize.ts";
import { isFiltered, formatListingQuery, parseListing, sorts } from "./listing.ts";

const parse = (query: string) => parseListing(new URLSearchParams(query));
const everything = { sort: "polecane", availableOnly: false, page: 1 };

describe("a listing in a query string", () => {
  test("has no filters by default", () => {
    expect(parse("")).toEqual(everything);
    expect(isFiltered(parse("sortuj=nazwa&strona=2"))).toBe(false);
  });

  test("reads every parameter", () => {
    const query =
      "sortuj=cena-malejaco&od=20&do=99.9&wiek=3-5&producent=konik&obnizka=tak&dostepne=1&strona=3";
    expect(parse(query)).toEqual({
      sort: "cena-malejaco",
      from: 2000,
      to: 9990,
      age: "3-5",
      maker: "konik",
      availableOnly: true,
      reducedOnly: true,
      page: 3,
    });
    expect(isFiltered(parse("wiek=9"))).toBe(true);
    expect(isFiltered(parse("producent=konik"))).toBe(true);
    const longSlug = createSlug("Przedsiębiorstwo Produkcyjno-Handlowe Sp. z o.o. ".repeat(5));
    expect(parse(`producent=${longSlug}`).maker).toBe(longSlug);
  });

  test.each([
    "sortuj=cena",
    "sortuj=constructor",
    "od=tanio&do=-5",
    "od=&do=0",
    "producent=%3Cscript%3E",
    "wiek=toString",
    "wiek=9+",
    "wiek=13",
    "dostepne=tak",
    "obnizka=1",
    "strona=0",
    "strona=1.5",
    "strona=-2",
    "nic=1",
  ])("ignores unknown or invalid parameters: %s", (query) => {
    expect(parse(query)).toEqual(everything);
  });

  test.each([
    ["49", 4900],
    ["49,9", 4990],
    ["49.05", 4905],
    [" 120 zł ", 12_000],
  ])("reads a price as people write it: %s", (text, price) => {
    expect(parse(`od=${encodeURIComponent(text)}`).from).toBe(price);
  });

  test("swaps reversed bounds of a range", () => {
    expect(parse("od=100&do=20")).toMatchObject({ from: 2000, to: 10_000 });
  });

  test("has one canonical form in a fixed order, without defaults", () => {
    expect(formatListingQuery(parse("strona=1&sortuj=polecane&od="))).toBe("");
    expect(
      formatListingQuery(
        parse(
          "strona=2&dostepne=1&obnizka=tak&do=49,90&od=5&producent=konik&wiek=9&sortuj=nazwa&x=y",
        ),
      ),
    ).toBe(
      "?sortuj=nazwa&wiek=9&producent=konik&cena-od=5&cena-do=49.9&obnizka=tak&dostepne=1&strona=2",
    );
  });

  test("survives a round trip", () => {
    const listings = fc.record(
      {
        sort: fc.constantFrom(...sorts),
        prices: fc.uniqueArray(fc.integer({ min: 1, max: 99_999_999 }), {
          minLength: 2,
          maxLength: 2,
        }),
        age: fc.constantFrom(...exactAgeChoices, ...ageSpanChoices),
        availableOnly: fc.boolean(),
        reducedOnly: fc.constant(true as const),
        page: fc.integer({ min: 1, max: 999_999 }),
      },
      { requiredKeys: ["sort", "availableOnly", "page"] },
    );
    fc.assert(
      fc.property(listings, ({ prices, ...rest }) => {
        const [from, to] = prices?.toSorted((a, b) => a - b) ?? [];
        const listing = { ...rest, ...(prices && { from: from!, to: to! }) };
        expect(parse(formatListingQuery(listing))).toEqual(listing);
      }),
    );
  });

  test("accepts any query without throwing", () => {
    const names = ["sortuj", "od", "do", "wiek", "producent", "dostepne", "obnizka", "strona"];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (query) => {
        const spelled = formatListingQuery(parseListing(new URLSearchParams(query)));
        expect(formatListingQuery(parse(spelled))).toBe(spelled);
      }),
    );
  });
});
