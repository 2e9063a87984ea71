import { categoryTexts } from "../../shop.config.ts";
import type { Makers } from "../../shop/catalogue/product/makers.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { listFeedGaps } from "../../shop/feed/feed-item.ts";
import { createCatalogue } from "../../shop/catalogue/catalogue.ts";
import { createStoredProducts, type ExcludedProduct } from "./stored-products.ts";
import { missingSafetyData } from "./safety.ts";
import type { ExclusionReason } from "./to-product.ts";
import type { InventoryMetadata } from "../db/catalogue/inventory.ts";
import type { Store } from "../db/store.ts";

const rowsAtOnce = 1000;

type Parts = {
  products: readonly Product[];
  leftOut: readonly ExcludedProduct[];
  metadata: InventoryMetadata;
};

export async function reportStoredCatalogue(store: Store, makers: Makers) {
  const stored = createStoredProducts({ store, lists: categoryTexts, makers });
  await stored.refresh();
  const { products } = createCatalogue([...stored.list().products.values()], "report");
  const sold = new Set(products.map(({ id }) => id));
  const withoutVariant = [...stored.list().products.values()]
    .filter(({ id, variants }) => variants && !sold.has(id))
    .map(({ id, name, category }) => ({ id, name, category, why: "variants" as const }));
  const report = reportCatalogue({
    products,
    leftOut: [...stored.leftOut(), ...withoutVariant],
    metadata: stored.metadata(),
  });
  return { ...report, sets: await countSets(store) };
}

async function countSets({ catalogue }: Store): Promise<number> {
  let sets = 0;
  for (let last: string | undefined = ""; last !== undefined;) {
    const rows = await catalogue.readChanges(0, last, rowsAtOnce);
    sets += rows.filter(({ product }) => product?.isBundle).length;
    last = rows.at(-1)?.id;
  }
  return sets;
}

export function reportCatalogue({ products, leftOut, metadata }: Parts) {
  const names = new Map(metadata.categories.map(({ id, name }) => [id, name]));
  const unmapped = Object.groupBy(
    leftOut.filter(({ why }) => why === "category"),
    ({ category }) => category,
  );
  return {
    products: products.length,
    variants: products.reduce((sum, { variants = [] }) => sum + variants.length, 0),
    orphans: metadata.orphans ?? 0,
    sets: 0,
    soldOut: products.filter(({ stock }) => stock === 0).length,
    leftOut: leftOut.map(({ id, name, why }) => ({ id, name, why, reason: reasons[why] })),
    unmappedCategories: Object.entries(unmapped).map(([id, excluded]) => ({
      id,
      name: names.get(id) ?? "",
      products: excluded?.length ?? 0,
    })),
    missingSafetyData: listMissing(products, missingSafetyData),
    missingInFeeds: listMissing(products, listFeedGaps),
  };
}

function listMissing(products: readonly Product[], findMissing: (product: Product) => string[]) {
  return products.flatMap((product) => {
    const missing = findMissing(product);
    return missing.length > 0 ? [{ id: product.id, name: product.name, missing }] : [];
  });
}

export type CatalogueReport = ReturnType<typeof reportCatalogue>;

export const reasons: Record<ExclusionReason, string> = {
  name: "brak nazwy",
  price: "brak ceny w wybranej grupie cenowej",
  category: "kategoria magazynu nie należy do żadnego działu sklepu",
  infants: "ostrzeżenie „poniżej 36 miesięcy” wyklucza dział dla niemowląt",
  safety: "brakuje danych producenta (hideProductsWithoutSafetyData)",
  variants: "żadnego wariantu nie można sprzedać",
};
