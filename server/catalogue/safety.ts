import { createSlug } from "../../shop/text/normalize.ts";
import type { Company, Product } from "../../shop/catalogue/product.ts";

type Features = Readonly<Record<string, string>>;
type Safety = Pick<Product, "ageFrom" | "warnings" | "manufacturer" | "responsiblePerson">;

/** Slugs of the feature names under which owners enter the data in BaseLinker. */
const names = {
  age: ["wiek", "wiek-dziecka", "wiek-od", "minimalny-wiek", "minimalny-wiek-dziecka"],
  warnings: ["ostrzezenie", "ostrzezenia", "ostrzezenia-i-informacje-o-bezpieczenstwie"],
  maker: ["producent", "nazwa-producenta"],
  makerAddress: ["adres-producenta", "producent-adres"],
  makerEmail: ["e-mail-producenta", "email-producenta", "producent-e-mail", "producent-email"],
  person: ["osoba-odpowiedzialna", "podmiot-odpowiedzialny"],
  personAddress: ["adres-osoby-odpowiedzialnej", "adres-podmiotu-odpowiedzialnego"],
  personEmail: ["e-mail-osoby-odpowiedzialnej", "email-osoby-odpowiedzialnej"],
};

/** Extracts safety data from BaseLinker's features. */
export function safetyOf(features: Features, manufacturerName: string | undefined): Safety {
  const bySlug = new Map(Object.entries(features).map(([name, text]) => [createSlug(name), text]));
  const find = (key: keyof typeof names) =>
    names[key].map((slug) => bySlug.get(slug)).find((text) => text !== undefined) ?? "";
  const ageFrom = parseAge(find("age"));
  const maker = company(
    find("maker") || (manufacturerName ?? ""),
    find("makerAddress"),
    find("makerEmail"),
  );
  const person = company(find("person"), find("personAddress"), find("personEmail"));
  return {
    warnings: parseWarnings(find("warnings")),
    ...(ageFrom !== undefined && { ageFrom }),
    ...(maker && { manufacturer: maker }),
    ...(person && { responsiblePerson: person }),
  };
}

function company(name: string, address: string, email: string): Company | undefined {
  return name ? { name, address, email } : undefined;
}

/** `3+`, `od 3 lat`, `18 m+`, `6-12 miesięcy`, `od urodzenia` → months. */
export function parseAge(text: string): number | undefined {
  const slug = createSlug(text);
  if (/urodzeni/.test(slug)) return 0;
  if (/^(od-)?roku/.test(slug)) return 12;
  const number = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  if (number === undefined) return undefined;
  const inMonths = /\d-?(m|mc|mies[a-z]*)(-|$)/.test(slug);
  const months = Math.round(Number(number.replace(",", ".")) * (inMonths ? 1 : 12));
  return months <= 18 * 12 ? months : undefined;
}

function parseWarnings(text: string): string[] {
  if (!text) return [];
  return [/^ostrzeżenie/i.test(text) ? text : `Ostrzeżenie. ${text}`];
}

const under36Months = /(poniżej|do|<)\s*(36\s*m|3\s*(lat|roku))|0\s*[-–]\s*3/i;

export function isUnfitForInfants(warnings: readonly string[]): boolean {
  return warnings.some((warning) => under36Months.test(warning));
}

/** Lists missing data that the law requires, in Polish for the owner. */
export function missingSafetyData(product: Product): string[] {
  const { manufacturer, responsiblePerson, ageFrom, ean } = product;
  return [
    ...missingOf("producent", manufacturer),
    ...(responsiblePerson ? missingOf("osoba odpowiedzialna", responsiblePerson) : []),
    ...(ageFrom === undefined ? ["wiek"] : []),
    ...(ean ? [] : ["EAN"]),
  ];
}

function missingOf(who: string, company: Company | undefined): string[] {
  if (!company) return [who];
  return [
    ...(company.address ? [] : [`${who}: adres`]),
    ...(company.email ? [] : [`${who}: e-mail`]),
  ];
}
