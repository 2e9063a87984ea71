import type { Paginated } from "../../shop/catalogue/product-listing.ts";
import type { Sort } from "../../shop/catalogue/listing.ts";

export const sortNames: Record<Sort, string> = {
  polecane: "Polecane",
  "cena-rosnaco": "Cena rosnąco",
  "cena-malejaco": "Cena malejąco",
  nazwa: "Nazwa A–Ż",
  nowosci: "Nowości",
};

const plural = new Intl.PluralRules("pl");
const toys: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "zabawka", few: "zabawki" };

/** `53 zabawki, strona 2 z 3`, with the noun that the number asks for. */
export function countFound({ total, page, pageCount }: Paginated<unknown>): string {
  const found = `${total}\u00a0${toys[plural.select(total)] ?? "zabawek"}`;
  return pageCount > 1 ? `${found}, strona ${page} z\u00a0${pageCount}` : found;
}
