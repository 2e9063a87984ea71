import type { Paginated } from "../../shop/catalogue/product-listing.ts";
import { pluralize } from "../../shop/text/plural.ts";
import type { Sort } from "../../shop/catalogue/listing.ts";
import { formatPrice, type Grosze } from "../../shop/price.ts";

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

/** `Do 100 zł`, `30–129,90 zł`. */
export function describePrices(from: Grosze | undefined, to: Grosze | undefined): string {
  if (from === undefined) return `Do ${formatBound(to!)}`;
  return to === undefined ? `Od ${formatBound(from)}` : `${formatBound(from)} – ${formatBound(to)}`;
}

/** Whole amounts without grosze: a bound is not a price to pay. */
function formatBound(price: Grosze): string {
  return formatPrice(price).replace(",00", "");
}
