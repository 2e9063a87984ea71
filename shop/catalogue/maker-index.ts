import { createSlug } from "../text/normalize.ts";
import type { Company, Product } from "./product/product.ts";

export type Maker = {
  slug: string;
  name: string;
  products: readonly Product[];
};

const slugs = new WeakMap<Company, string>();

/** The maker in addresses and in the filter; empty for an unknown one. */
export function findMakerSlug({ manufacturer }: Pick<Product, "manufacturer">): string {
  if (!manufacturer) return "";
  let slug = slugs.get(manufacturer);
  if (slug === undefined) slugs.set(manufacturer, (slug = createSlug(manufacturer.name)));
  return slug;
}

const indexes = new WeakMap<readonly Product[], ReadonlyMap<string, Maker>>();

export function indexMakers(products: readonly Product[]): ReadonlyMap<string, Maker> {
  let index = indexes.get(products);
  if (!index) {
    const bySlug = Map.groupBy(products, findMakerSlug);
    bySlug.delete("");
    index = new Map(
      [...bySlug].map(([slug, made]) => [
        slug,
        { slug, name: made[0]!.manufacturer!.name, products: made },
      ]),
    );
    indexes.set(products, index);
  }
  return index;
}

export function listMakerCompanies(products: readonly Product[]) {
  return {
    manufacturers: listDifferent(products.map(({ manufacturer }) => manufacturer)),
    responsiblePersons: listDifferent(products.map(({ responsiblePerson }) => responsiblePerson)),
  };
}

function listDifferent(companies: readonly (Company | undefined)[]): Company[] {
  const known = companies.filter((company) => company !== undefined);
  return [...new Map(known.map((company) => [JSON.stringify(company), company])).values()];
}
