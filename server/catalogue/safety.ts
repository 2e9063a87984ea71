import { parseAge } from "../../shop/catalogue/product/parse-age.ts";
import { warehouseFeatures } from "../../shop.config.ts";
import type { WarehouseFeature, WarehouseFeatures } from "../../shop/shop-config.ts";
import { createSlug } from "../../shop/text/normalize.ts";
import type { Makers } from "../../shop/catalogue/product/makers.ts";
import type { Company, Product } from "../../shop/catalogue/product/product.ts";

type Features = Readonly<Record<string, string>>;
type Safety = Pick<
  Product,
  "ageFrom" | "ageTo" | "warnings" | "manufacturer" | "responsiblePerson"
>;

const knownFeatures = {
  age: ["wiek", "wiek-dziecka", "wiek-od", "minimalny-wiek", "minimalny-wiek-dziecka"],
  oldestAge: ["do-kiedy-bawi", "wiek-do", "maksymalny-wiek", "maksymalny-wiek-dziecka"],
  warnings: ["ostrzezenie", "ostrzezenia", "ostrzezenia-i-informacje-o-bezpieczenstwie"],
  maker: ["producent", "nazwa-producenta"],
  makerAddress: ["adres-producenta", "producent-adres"],
  makerEmail: ["e-mail-producenta", "email-producenta", "producent-e-mail", "producent-email"],
  person: ["osoba-odpowiedzialna", "podmiot-odpowiedzialny"],
  personAddress: ["adres-osoby-odpowiedzialnej", "adres-podmiotu-odpowiedzialnego"],
  personEmail: ["e-mail-osoby-odpowiedzialnej", "email-osoby-odpowiedzialnej"],
} satisfies Record<WarehouseFeature, readonly string[]>;

/** Slugs of BaseLinker's features, those of the configuration first: docs/operations.md. */
export const featureNames = extendFeatureNames(warehouseFeatures);

export function extendFeatureNames(own: WarehouseFeatures) {
  const extended = Object.entries(knownFeatures).map(([key, slugs]) => [
    key,
    [...(own[key as WarehouseFeature] ?? []).map(createSlug), ...slugs],
  ]);
  return Object.fromEntries(extended) as Record<WarehouseFeature, string[]>;
}

/** Features win; what they lack is filled with what the owner knows of the maker. */
export function safetyOf(
  features: Features,
  manufacturerName: string | undefined,
  makers: Makers = new Map(),
  names = featureNames,
): Safety {
  const bySlug = new Map(Object.entries(features).map(([name, text]) => [createSlug(name), text]));
  const find = (key: WarehouseFeature) =>
    names[key].map((slug) => bySlug.get(slug)).find((text) => text !== undefined) ?? "";
  const age = parseAge(find("age"));
  const warnings = parseWarnings(find("warnings"));
  const ageFrom = maxOf(age?.from, findWarnedAge(warnings));
  const ageTo = parseAge(find("oldestAge"))?.to ?? (age && age.to > age.from ? age.to : undefined);
  const makerName = find("maker") || (manufacturerName ?? "");
  const known = makers.get(createSlug(makerName));
  const maker = company(
    makerName,
    find("makerAddress") || (known?.address ?? ""),
    find("makerEmail") || (known?.email ?? ""),
  );
  const person =
    company(find("person"), find("personAddress"), find("personEmail")) ?? known?.person;
  return {
    warnings,
    ...(ageTo !== undefined && { ageTo }),
    ...(ageFrom !== undefined && { ageFrom }),
    ...(maker && { manufacturer: maker }),
    ...(person && { responsiblePerson: person }),
  };
}

function company(name: string, address: string, email: string): Company | undefined {
  return name ? { name, address, email } : undefined;
}

function parseWarnings(text: string): string[] {
  if (!text) return [];
  return [/^ostrzeżenie/i.test(text) ? text : `Ostrzeżenie. ${text}`];
}

const warnedAge =
  /poniżej\s*(\d{1,2})\s*(lat|rok|r\.)?|(?:do|<)\s*(?:36\s*m|3\s*(?:lat|roku))|0\s*[-–]\s*3/gi;

/** Returns the age in months below which the warnings forbid the product. */
export function findWarnedAge(warnings: readonly string[]): number | undefined {
  const found = warnings.flatMap((warning) => [...warning.matchAll(warnedAge)]);
  return maxOf(
    ...found.map(([, number, years]) => (number ? Number(number) * (years ? 12 : 1) : 36)),
  );
}

export function isUnfitForInfants(warnings: readonly string[]): boolean {
  return (findWarnedAge(warnings) ?? 0) >= 36;
}

function maxOf(...numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((each) => each !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

export function missingSafetyData(product: Product): string[] {
  const { ageFrom, ean } = product;
  return [
    ...missingCompanyData(product),
    ...(ageFrom === undefined ? ["wiek"] : []),
    ...(ean ? [] : ["EAN"]),
  ];
}

/** Gaps in who answers for the product, without which it may not be offered online. */
export function missingCompanyData({
  manufacturer,
  responsiblePerson,
}: Pick<Safety, "manufacturer" | "responsiblePerson">): string[] {
  return [
    ...missingOf("producent", manufacturer),
    ...(responsiblePerson ? missingOf("osoba odpowiedzialna", responsiblePerson) : []),
  ];
}

function missingOf(who: string, company: Company | undefined): string[] {
  if (!company) return [who];
  return [
    ...(company.address ? [] : [`${who}: adres`]),
    ...(company.email ? [] : [`${who}: e-mail`]),
  ];
}
