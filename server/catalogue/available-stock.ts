import { calculateBundleStock, type BundlePart } from "../../shop/catalogue/product/bundle.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { calculateAvailableStock } from "../../shop/catalogue/product/stock.ts";
import type { ProductList } from "./stored-products.ts";

export type Stocks = ReadonlyMap<string, number>;

export function listBundles({ products }: ProductList): Product[] {
  return [...products.values()].filter(({ bundle }) => bundle);
}

/** Stock of bundles, and of what is reserved: what can still be bought. */
export function calculateStocks(list: ProductList, reserved: Stocks): Stocks {
  const { products } = list;
  const stocks = new Map<string, number>();
  const left = (id: string, stock: number) => calculateAvailableStock(stock, reserved.get(id) ?? 0);
  for (const id of reserved.keys()) {
    const { stock = 0 } = products.get(id) ?? {};
    if (stock > 0) stocks.set(id, left(id, stock));
  }
  const leftOf = (id: string) => left(id, findPart(id, list)?.stock ?? 0);
  for (const { id, bundle = [] } of listBundles(list))
    stocks.set(id, calculateBundleStock(bundle, leftOf));
  return stocks;
}

export function isPackable(parts: readonly BundlePart[], list: ProductList): boolean {
  return parts.length > 0 && parts.every(({ id }) => findPart(id, list));
}

/** BaseLinker has no bundles of bundles, and nobody knows which variant of a product would be packed. */
function findPart(id: string, { products, leftOut }: ProductList) {
  const product = products.get(id);
  if (product?.bundle || product?.variants) return undefined;
  return product ?? leftOut?.get(id);
}

export function applyStocks({ products, leftOut }: ProductList, stocks: Stocks): Product[] {
  const nameOf = (id: string) => (products.get(id) ?? leftOut?.get(id))?.name;
  return [...products.values()].map((product) => {
    const stock = stocks.get(product.id);
    if (stock === undefined) return product;
    const { bundle } = product;
    if (!bundle) return { ...product, stock };
    const named = bundle.map((part) => {
      const name = nameOf(part.id);
      return name ? { ...part, name } : part;
    });
    return { ...product, stock, bundle: named };
  });
}
