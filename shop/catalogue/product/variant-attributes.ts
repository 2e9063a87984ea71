import { normalize } from "../../text/normalize.ts";
import type { Product } from "./product.ts";

/** What search engines can tell variants apart by, as schema.org and Google call it. */
export type VariantAttribute = "color" | "size" | "material" | "pattern";

export type VariantAttributes = Partial<Record<VariantAttribute, string>>;

/**
 * What each variant differs in, by its id: `Kolor: czerwony, Rozmiar: 30 cm`. Undefined unless all
 * have the same known kinds and no two the same values, since a group of which nothing is known
 * would be taken for the same product several times.
 */
export function findVariantAttributes({
  variants = [],
  variantKind,
}: Pick<Product, "variants" | "variantKind">): ReadonlyMap<string, VariantAttributes> | undefined {
  if (variants.length === 0 || variantKind === undefined) return undefined;
  const found = new Map<string, VariantAttributes>();
  for (const { id, variantName = "" } of variants) {
    const attributes = parseAttributes(`${variantKind}: ${variantName}`);
    if (!attributes) return undefined;
    found.set(id, attributes);
  }
  const kinds = new Set(found.values().map((each) => Object.keys(each).toSorted().join(" ")));
  const values = new Set(found.values().map(listValues));
  return kinds.size === 1 && values.size === found.size ? found : undefined;
}

/** Of a kind as the owner calls it: `Kolor sukienki`. */
export function findVariantAttribute(kind: string): VariantAttribute | undefined {
  const [word = ""] = normalize(kind).split(" ");
  return attributesByName.get(word);
}

const attributeNames: Readonly<Record<VariantAttribute, string>> = {
  color: "kolor kolory kolorystyka barwa odcien color colour",
  size: "rozmiar rozmiary wielkosc wymiar wymiary wysokosc dlugosc szerokosc srednica size",
  material: "material materialy tworzywo surowiec tkanina",
  pattern: "wzor wzory motyw desen nadruk pattern",
};

const allAttributes = Object.keys(attributeNames) as VariantAttribute[];

const attributesByName = new Map(
  allAttributes.flatMap((attribute) =>
    attributeNames[attribute].split(" ").map((name) => [name, attribute] as const),
  ),
);

/** The shortest of Google's limits for these. */
const maxLength = 100;

function parseAttributes(text: string): VariantAttributes | undefined {
  const attributes: VariantAttributes = {};
  for (const part of text.split(/[,;|/](?=[^,;|/:]{2,30}:)/)) {
    const [kind = "", ...rest] = part.split(":");
    const value = rest.join(":").trim();
    const attribute = findVariantAttribute(kind);
    if (!attribute || value === "" || value.length > maxLength) return undefined;
    if (attributes[attribute] !== undefined) return undefined;
    attributes[attribute] = value;
  }
  return attributes;
}

function listValues(attributes: VariantAttributes): string {
  return JSON.stringify(allAttributes.map((each) => attributes[each]?.toLowerCase()));
}
