import { pictureBase } from "../server/catalogue/to-product.ts";
import { findDemo } from "../server/shop/load-demo.ts";
import { createCatalogue } from "../shop/catalogue/catalogue.ts";
import type { Product } from "../shop/catalogue/product/product.ts";
import { categories } from "../shop.config.ts";
import { fakeProduct, type FakeProduct } from "./fakes/baselinker/account.ts";
import { openFakeBaselinker } from "./fakes/baselinker/baselinker.ts";

const demo = await findDemo();
export const hasDemo = demo !== undefined;

/** Tests order products up to 1113; one is sold out. */
const ids = Array.from({ length: 113 }, (_, index) => 1001 + index);
const fakeProducts = ids.map((id) => fakeProduct(id, { stock: { bl_206: id === 1013 ? 0 : 48 } }));

/** The products that the tests' shops sell: the demo's or, when `demo/` was deleted, the fake's. */
export const demoCatalogue = demo?.demoCatalogue ?? createFakeCatalogue;

function createFakeCatalogue() {
  return createCatalogue(fakeProducts.map(toProduct), "fake");
}

function toProduct(fake: FakeProduct): Product {
  const { id, name, category, prices, stock, sku, ean, images } = fake;
  return {
    id: String(id),
    name,
    category: categories[category - 1]!.key,
    price: Math.round(Number(prices[105]) * 100),
    currency: "PLN",
    images: Object.values(images).map(pictureBase),
    stock: stock.bl_206!,
    sku,
    ean,
    warnings: [],
  };
}

type TestStock = { settings: Record<string, string>; close: () => Promise<void> };

/** Returns the settings under which a shop has products, and what `close` ends. */
export async function openTestStock({ BASELINKER_TOKEN }: NodeJS.ProcessEnv): Promise<TestStock> {
  if (demo || BASELINKER_TOKEN !== undefined) return { settings: {}, close: async () => {} };
  const baselinker = await openFakeBaselinker();
  for (const product of fakeProducts) baselinker.account.products.set(product.id, product);
  const { url, token, close } = baselinker;
  return { settings: { BASELINKER_URL: url, BASELINKER_TOKEN: token }, close };
}
