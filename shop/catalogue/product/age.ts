import { pluralize } from "../../text/plural.ts";
import type { Product } from "./product.ts";

/** A child's age in months; both ends are equal for a single age. */
export type ChildAge = { from: number; to: number };

/** The age filter's choice in an address: `4` is four years, `3-5` any age in between. */
export type AgeChoice = string;

type AgeSettings = ChildAge & { label: string };

const maxYears = 12;
const years = Array.from({ length: maxYears }, (_, index) => index + 1);

const exactAges: readonly [AgeChoice, AgeSettings][] = [
  ["0", { from: 0, to: 0, label: "do 6 miesięcy" }],
  ["6m", { from: 6, to: 6, label: "6–11 miesięcy" }],
  ...years.map((year): [AgeChoice, AgeSettings] => {
    const label = pluralize(year, ["rok", "lata", "lat"]);
    return [String(year), { from: 12 * year, to: 12 * year, label }];
  }),
];

const ageSpans: readonly [AgeChoice, AgeSettings][] = [
  ["0-1", { from: 0, to: 12, label: "do 1 roku" }],
  ["1-3", { from: 12, to: 35, label: "1–3 lata" }],
  ["3-5", { from: 36, to: 60, label: "3–5 lat" }],
  ["6-8", { from: 72, to: 96, label: "6–8 lat" }],
];

const ages = new Map([...exactAges, ...ageSpans]);

export const exactAgeChoices: readonly AgeChoice[] = exactAges.map(([choice]) => choice);

export const ageSpanChoices: readonly AgeChoice[] = ageSpans.map(([choice]) => choice);

export function isAgeChoice(value: string): value is AgeChoice {
  return ages.has(value);
}

export function findChildAge(choice: AgeChoice): AgeSettings {
  return ages.get(choice)!;
}

export function findAgeChoice({ from, to }: ChildAge): AgeChoice {
  const span = ageSpans.find(([, each]) => each.from === from && from < to && to <= each.to + 1);
  return (span ?? exactAges.findLast(([, each]) => each.from <= from)!)[0];
}

export function suitsAge(product: Pick<Product, "ageFrom" | "ageTo">, child: ChildAge): boolean {
  const { ageFrom = Infinity, ageTo = Infinity } = product;
  return ageFrom <= child.from && ageTo >= child.to;
}

/** Formats a minimum age in months: `od urodzenia`, `od 18 miesięcy`, `od 3 lat`. */
export function formatMinAge(months: number): string {
  if (months === 0) return "od urodzenia";
  if (months === 12) return "od roku";
  if (months % 12 === 0) return `od ${months / 12} lat`;
  return `od ${months} ${months === 1 ? "miesiąca" : "miesięcy"}`;
}
