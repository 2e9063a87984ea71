import type { Catalogue } from "../catalogue.ts";
import { formatMinAge } from "../product/age.ts";
import { listAttributes } from "../product/attributes.ts";
import { describePart, listBundleParts } from "../product/bundle.ts";
import type { Product } from "../product/product.ts";

/** More columns do not fit a phone. */
export const maxCompared = 3;

export type ComparisonRow = { label: string; values: readonly (string | undefined)[] };

const labels = [
  "Elementy",
  "Wymiary",
  "Materiał",
  "Baterie",
  "Gracze",
  "Czas gry",
  "W pudełku",
] as const;

export function compareProducts(
  products: readonly Product[],
  catalogue: Pick<Catalogue, "product">,
): ComparisonRow[] {
  const attributes = products.map((product) => {
    const values = new Map(listAttributes(product).map(({ label, value }) => [label, value]));
    const parts = listBundleParts(product, catalogue).map(describePart).join(", ");
    return parts ? values.set("W pudełku", parts) : values;
  });
  const rows = [
    {
      label: "Wiek",
      values: products.map(({ ageFrom }) =>
        ageFrom === undefined ? undefined : formatMinAge(ageFrom),
      ),
    },
    ...labels.map((label) => ({ label, values: attributes.map((each) => each.get(label)) })),
    { label: "Producent", values: products.map(({ manufacturer }) => manufacturer?.name) },
  ];
  return rows.filter(({ values }) => values.some(Boolean));
}

/** The ids in an address, as many as can be compared: `?produkt=1101&produkt=1102`. */
export function parseComparedIds(query: URLSearchParams): string[] {
  return [...new Set(query.getAll("produkt"))].slice(0, maxCompared);
}

export function formatComparePath(ids: readonly string[]): string {
  const query = new URLSearchParams(ids.map((id) => ["produkt", id]));
  return query.size > 0 ? `/porownaj?${query}` : "/porownaj";
}
