import type { Page } from "../../shop/listed-products.ts";
import type { AgeBand, Sort } from "../../shop/listing.ts";

export const sortNames: Record<Sort, string> = {
  polecane: "Polecane",
  "cena-rosnaco": "Cena rosnąco",
  "cena-malejaco": "Cena malejąco",
  nazwa: "Nazwa A–Ż",
  nowosci: "Nowości",
};

export const ageNames: Record<AgeBand, string> = {
  "0-1": "do 1\u00a0roku",
  "1-3": "1–3\u00a0lata",
  "3-5": "3–5\u00a0lat",
  "6-8": "6–8\u00a0lat",
  "9": "9\u00a0lat i\u00a0więcej",
};

const plural = new Intl.PluralRules("pl");
const toys: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "zabawka", few: "zabawki" };

/** `53 zabawki, strona 2 z 3`, with the noun that the number asks for. */
export function countFound({ count, page, pages }: Page<unknown>): string {
  const found = `${count}\u00a0${toys[plural.select(count)] ?? "zabawek"}`;
  return pages > 1 ? `${found}, strona ${page} z\u00a0${pages}` : found;
}
