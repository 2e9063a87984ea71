import { categoryTexts } from "../../shop.config.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { createStoredProducts, type ExcludedProduct } from "./stored-products.ts";
import { missingSafetyData } from "./safety.ts";
import type { ExclusionReason } from "./to-product.ts";
import type { InventoryMetadata } from "../db/inventory.ts";
import type { Store } from "../db/store.ts";

type Parts = {
  products: readonly Product[];
  leftOut: readonly ExcludedProduct[];
  metadata: InventoryMetadata;
};

export async function reportStoredCatalogue(store: Store): Promise<CatalogueReport> {
  const stored = createStoredProducts({ store, lists: categoryTexts });
  await stored.refresh();
  return reportCatalogue({
    products: [...stored.list().products.values()],
    leftOut: stored.leftOut(),
    metadata: stored.metadata(),
  });
}

export function reportCatalogue({ products, leftOut, metadata }: Parts) {
  const names = new Map(metadata.categories.map(({ id, name }) => [id, name]));
  const unmapped = Object.groupBy(
    leftOut.filter(({ why }) => why === "category"),
    ({ category }) => category,
  );
  return {
    products: products.length,
    soldOut: products.filter(({ stock }) => stock === 0).length,
    leftOut: leftOut.map(({ id, name, why }) => ({ id, name, why, reason: reasons[why] })),
    unmappedCategories: Object.entries(unmapped).map(([id, excluded]) => ({
      id,
      name: names.get(id) ?? "",
      products: excluded?.length ?? 0,
    })),
    missingSafetyData: products.flatMap((product) => {
      const missing = missingSafetyData(product);
      return missing.length > 0 ? [{ id: product.id, name: product.name, missing }] : [];
    }),
  };
}

export type CatalogueReport = ReturnType<typeof reportCatalogue>;

export const reasons: Record<ExclusionReason, string> = {
  name: "brak nazwy",
  price: "brak ceny w wybranej grupie cenowej",
  category: "kategoria magazynu nie należy do żadnego działu sklepu",
  infants: "ostrzeżenie „poniżej 36 miesięcy” wyklucza dział dla niemowląt",
};
