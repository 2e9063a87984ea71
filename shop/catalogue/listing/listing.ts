import { isAgeChoice, type AgeChoice } from "../product/age.ts";
import type { Grosze } from "../../price.ts";

export const sorts = ["polecane", "cena-rosnaco", "cena-malejaco", "nazwa", "nowosci"] as const;

export type Sort = (typeof sorts)[number];

export type Listing = {
  sort: Sort;
  from?: Grosze | undefined;
  to?: Grosze | undefined;
  age?: AgeChoice | undefined;
  /** Slug of the name. */
  maker?: string | undefined;
  availableOnly: boolean;
  reducedOnly?: true | undefined;
  page: number;
};

export function parseListing(query: URLSearchParams): Listing {
  const [from, to] = parsePriceRange(query);
  const age = query.get("wiek") ?? "";
  const maker = query.get("producent") ?? "";
  return {
    sort: sorts.find((sort) => sort === query.get("sortuj")) ?? sorts[0],
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(isAgeChoice(age) && { age }),
    ...(/^[a-z0-9-]+$/.test(maker) && { maker }),
    availableOnly: query.get("dostepne") === "1",
    ...(query.get("obnizka") === "tak" && { reducedOnly: true as const }),
    page: parsePage(query),
  };
}

function parsePage(query: URLSearchParams): number {
  const page = query.get("strona") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

export function formatListingQuery(listing: Listing): string {
  const { sort, from, to, age, maker, availableOnly, reducedOnly, page } = listing;
  const query = new URLSearchParams();
  if (sort !== sorts[0]) query.set("sortuj", sort);
  if (age) query.set("wiek", age);
  if (maker) query.set("producent", maker);
  if (from !== undefined) query.set("cena-od", formatQueryPrice(from));
  if (to !== undefined) query.set("cena-do", formatQueryPrice(to));
  if (reducedOnly) query.set("obnizka", "tak");
  if (availableOnly) query.set("dostepne", "1");
  if (page > 1) query.set("strona", String(page));
  return query.size > 0 ? `?${query.toString()}` : "";
}

export function isFiltered(listing: Listing): boolean {
  const { from, to, age, maker, availableOnly, reducedOnly } = listing;
  const hasChoice = [from, to, age, maker].some((choice) => choice !== undefined);
  return hasChoice || availableOnly || reducedOnly === true;
}

export function withoutFilters({ sort }: Listing): Listing {
  return { sort, availableOnly: false, page: 1 };
}

function parsePriceRange(query: URLSearchParams): [from?: Grosze, to?: Grosze] {
  // Older addresses say `od` and `do`.
  const from = parseZloty(query.get("cena-od") ?? query.get("od"));
  const to = parseZloty(query.get("cena-do") ?? query.get("do"));
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}

/** `49`, `49,9`, `49.90 zł`; empty and zero mean no bound. */
export function parseZloty(text: string | null): Grosze | undefined {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?(?:\s*zł)?$/.exec(text?.trim() ?? "");
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) || undefined;
}

function formatQueryPrice(price: Grosze): string {
  return String(price / 100);
}
