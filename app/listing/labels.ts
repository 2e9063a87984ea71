import { findChildAge } from "../../shop/catalogue/product/age.ts";
import { pluralize } from "../../shop/text/plural.ts";
import type { Listing, Sort } from "../../shop/catalogue/listing/listing.ts";
import { formatPrice, type Grosze } from "../../shop/price.ts";

export const sortLabels: Record<Sort, string> = {
  polecane: "Polecane",
  "cena-rosnaco": "Cena rosnąco",
  "cena-malejaco": "Cena malejąco",
  nazwa: "Nazwa A–Ż",
  nowosci: "Nowości",
};

export function countToys(count: number): string {
  return pluralize(count, ["zabawka", "zabawki", "zabawek"]);
}

/** `Do 100 zł`, `30–129,90 zł`. */
export function describePrices(from: Grosze | undefined, to: Grosze | undefined): string {
  if (from === undefined) return `Do ${formatBound(to!)}`;
  return to === undefined ? `Od ${formatBound(from)}` : `${formatBound(from)} – ${formatBound(to)}`;
}

/** `Zabawki: Dębowy Konik, 3–5 lat, do 100 zł` */
export function describeToys({ age, from, to, reducedOnly }: Listing, makerName?: string): string {
  const toys = reducedOnly ? "Zabawki w obniżce" : "Zabawki";
  const filters = [
    makerName,
    age && findChildAge(age).label,
    (from !== undefined || to !== undefined) && describePrices(from, to).toLowerCase(),
  ].filter(Boolean);
  if (filters.length > 0) return `${toys}: ${filters.join(", ")}`;
  return reducedOnly ? toys : "Wszystkie zabawki";
}

/** Whole amounts without grosze: a bound is not a price to pay. */
function formatBound(price: Grosze): string {
  return formatPrice(price).replace(",00", "");
}
