import type { Paginated } from "../../shop/catalogue/product-listing.ts";
import { pluralize } from "../../shop/text/plural.ts";
import type { Sort } from "../../shop/catalogue/listing.ts";

export const sortLabels: Record<Sort, string> = {
  polecane: "Polecane",
  "cena-rosnaco": "Cena rosnąco",
  "cena-malejaco": "Cena malejąco",
  nazwa: "Nazwa A–Ż",
  nowosci: "Nowości",
};

/** `53 zabawki, strona 2 z 3`, with the plural form of the number. */
export function formatResultCount({ total, page, pageCount }: Paginated<unknown>): string {
  const text = pluralize(total, ["zabawka", "zabawki", "zabawek"]);
  return pageCount > 1 ? `${text}, strona ${page} z\u00a0${pageCount}` : text;
}
