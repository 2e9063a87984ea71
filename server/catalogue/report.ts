import { categoryTexts } from "../../shop.config.ts";
import { findGtinError, type GtinError } from "../../shop/catalogue/product/gtin.ts";
import type { Makers } from "../../shop/catalogue/product/makers.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { listFeedGaps, listOffered } from "../../shop/feed/feed-item.ts";
import { createCatalogue } from "../../shop/catalogue/catalogue.ts";
import { applyStocks, calculateStocks, isPackable, listBundles } from "./available-stock.ts";
import { createStoredProducts, type ExcludedProduct } from "./stored-products.ts";
import { missingSafetyData } from "./safety.ts";
import type { ExclusionReason } from "./to-product.ts";
import type { InventoryMetadata } from "../db/catalogue/inventory.ts";
import type { Store } from "../db/store.ts";
import { describeFailure } from "../images/picture-error.ts";
import type { PictureFailure } from "../images/picture-failures.ts";

type Parts = {
  products: readonly Product[];
  leftOut: readonly ExcludedProduct[];
  metadata: InventoryMetadata;
};

/** @param failures of pictures, by the hash of their URL */
export async function reportStoredCatalogue(
  store: Store,
  makers: Makers,
  failures: ReadonlyMap<string, PictureFailure> = new Map(),
) {
  const stored = createStoredProducts({ store, lists: categoryTexts, makers });
  await stored.refresh();
  const list = stored.list();
  const stocks = calculateStocks(list, new Map());
  const { products } = createCatalogue(applyStocks(list, stocks), "report");
  const sold = new Set(products.map(({ id }) => id));
  const withoutVariant = [...list.products.values()]
    .filter(({ id, variants }) => variants && !sold.has(id))
    .map(({ id, name, category }) => ({ id, name, category, stock: 0, why: "variants" as const }));
  const report = reportCatalogue({
    products,
    leftOut: [...stored.leftOut(), ...withoutVariant],
    metadata: stored.metadata(),
  });
  const broken = listBundles(list).filter(({ bundle = [] }) => !isPackable(bundle, list));
  const unshown = products.flatMap((product) =>
    listPictures(product).flatMap((base) => {
      const failure = failures.get(base.replace("/img/", ""));
      if (!failure) return [];
      const { id, name } = product;
      return [{ id, name, url: stored.pictureUrl(base), reason: describeFailure(failure) }];
    }),
  );
  return {
    ...report,
    brokenSets: broken.map(({ id, name }) => ({ id, name })),
    unshownPictures: unshown,
  };
}

function listPictures({ images, variants = [] }: Product): string[] {
  return [...new Set([images, ...variants.map((variant) => variant.images)].flat())];
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
    sets: products.filter(({ bundle }) => bundle).length,
    brokenSets: [] as { id: string; name: string }[],
    unshownPictures: [] as UnshownPicture[],
    soldOut: products.filter(({ stock }) => stock === 0).length,
    leftOut: leftOut.map(({ id, name, why }) => ({ id, name, why, reason: reasons[why] })),
    unmappedCategories: Object.entries(unmapped).map(([id, excluded]) => ({
      id,
      name: names.get(id) ?? "",
      products: excluded?.length ?? 0,
    })),
    missingSafetyData: listMissing(products, missingSafetyData),
    missingInFeeds: listMissing(products, listFeedGaps),
    unusableEans: listUnusableEans(products),
  };
}

/** The owner's own numbers are right, though no feed takes them. */
function listUnusableEans(products: readonly Product[]) {
  return [...listOffered(products)].flatMap(({ product: { id, name, ean } }) => {
    const error = ean === undefined ? undefined : findGtinError(ean);
    const why = error && eanErrors[error];
    return why ? [{ id, name, ean, why }] : [];
  });
}

const eanErrors: Partial<Record<GtinError, string>> = {
  length: "to nie jest 8, 12, 13 ani 14 cyfr",
  "check-digit": "nie zgadza się cyfra kontrolna",
};

/** One that somebody has asked for in vain. */
type UnshownPicture = { id: string; name: string; url: string | undefined; reason: string };

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
