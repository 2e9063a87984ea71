import { createHash } from "node:crypto";
import { isSameOffer } from "../../shop/catalogue/price-history/price-period.ts";
import {
  applyPromotions,
  findActivePromotions,
  type Promotion,
} from "../../shop/catalogue/price-history/promotion.ts";
import { toPrices } from "../../shop/catalogue/price-history/reduction.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import type { Store } from "../db/store.ts";
import { readOfferTime } from "./offer-time.ts";
import type { ProductList } from "./stored-products.ts";

type Deps = {
  store: Pick<Store, "prices" | "clock">;
  products: readonly Product[];
  promotions: readonly Promotion[];
  now: () => number;
};

/** Products of the demo, at the prices that its price history has. */
export function createDemoProducts({ store, products: grouped, promotions, now }: Deps) {
  const products = listVariants(grouped);
  const sold = products.filter(({ variants }) => !variants);
  let list: ProductList = { version: "demo", products: byId(products) };
  return {
    list: (): ProductList => list,
    async refresh(): Promise<void> {
      const periods = await store.prices.readCurrent(sold.map(demoPriceKey));
      const priced = products.map((product) => {
        const period = periods.get(demoPriceKey(product));
        return period && !isSameOffer(period, product)
          ? { ...product, ...toPrices(period) }
          : product;
      });
      const version = versionOf(priced.filter((product, index) => product !== products[index]));
      if (version !== list.version) list = { version, products: byId(priced) };
    },
    /** In the background process alone. */
    async recordOffers(): Promise<void> {
      const active = findActivePromotions(promotions, now());
      const offers = new Map(
        sold.map((product) => [demoPriceKey(product), applyPromotions(active, product)]),
      );
      await store.prices.record({ offers, ...(await readOfferTime(store, now)) });
    },
  };
}

/** Variants beside their products, as BaseLinker lists them. */
function listVariants(products: readonly Product[]): Product[] {
  return products.flatMap((product) =>
    product.variants ? [{ ...product, variants: [] }, ...product.variants] : product,
  );
}

/** BaseLinker has products with the same numbers. */
export function demoPriceKey({ id }: Pick<Product, "id">): string {
  return `demo-${id}`;
}

function byId(products: readonly Product[]): Map<string, Product> {
  return new Map(products.map((product) => [product.id, product]));
}

function versionOf(changed: readonly Product[]): string {
  if (changed.length === 0) return "demo";
  const prices = changed.map(({ id, price, regularPrice }) => [id, price, regularPrice]);
  return `demo-${createHash("sha256").update(JSON.stringify(prices)).digest("hex").slice(0, 12)}`;
}
