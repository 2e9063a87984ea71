import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../test/fixtures.ts";
import { ageSpanChoices, exactAgeChoices } from "../product/age.ts";
import { budgets, countFacets } from "./facets.ts";
import { parseListing } from "./listing.ts";
import { filterProducts } from "./product-listing.ts";

const products = fc.array(
  fc.record({
    price: fc.integer({ min: 100, max: 30_000 }),
    stock: fc.integer({ min: 0, max: 2 }),
    ageFrom: fc.integer({ min: 0, max: 144 }),
    maker: fc.constantFrom("Konik", "Żółw"),
    ageTo: fc.integer({ min: 0, max: 180 }),
    reduction: fc.option(fc.constant({ lowestPrice: 40_000, percent: 30 })),
  }),
  { maxLength: 40 },
);
const names: Record<string, string> = { konik: "Konik", zolw: "Żółw" };
const queries = fc.record({
  wiek: fc.constantFrom("", ...exactAgeChoices, ...ageSpanChoices),
  "cena-do": fc.constantFrom("", "50", "100"),
  producent: fc.constantFrom("", "konik", "zolw"),
  dostepne: fc.constantFrom("", "1"),
  obnizka: fc.constantFrom("", "tak"),
});

test("each count is what the list shows once the choice is made", () => {
  fc.assert(
    fc.property(products, queries, (given, query) => {
      const all = given.map(({ reduction, maker, ...each }, index) =>
        sampleProduct({
          id: `${index}`,
          ...each,
          manufacturer: { name: maker, address: "", email: "" },
          ...(reduction && { reduction }),
        }),
      );
      const listing = parseListing(new URLSearchParams(query));
      const { from: _from, ...rest } = listing;
      const facets = countFacets(all, listing);
      for (const { age, count } of facets.ages) {
        expect(count).toBe(filterProducts(all, { ...listing, age }).length);
      }
      for (const { slug, count } of facets.makers) {
        const found = filterProducts(all, { ...listing, maker: slug });
        expect(count).toBe(found.length);
        expect(found.every(({ manufacturer }) => manufacturer!.name === names[slug])).toBe(true);
      }
      for (const { to, count } of facets.budgets) {
        expect(count).toBe(filterProducts(all, { ...rest, to }).length);
      }
      expect(facets.budgets.map(({ to }) => to)).toEqual(budgets);
      expect(facets.available).toBe(
        filterProducts(all, { ...listing, availableOnly: true }).length,
      );
      const reduced = filterProducts(all, { ...listing, reducedOnly: true });
      expect(facets.reduced).toBe(reduced.length);
      expect(reduced.every(({ reduction }) => reduction)).toBe(true);
    }),
  );
});
