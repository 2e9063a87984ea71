import { openFakeBaselinker } from "../test/fakes/baselinker/baselinker.ts";
import { stockUp } from "../test/fakes/baselinker/account.ts";
import { startShop } from "../test/start-shop.ts";

/** Starts the built shop with the fake BaseLinker, whose product ids start at 1001. */
export async function openStockedShop(products: number, environment: Record<string, string>) {
  const warehouse = await openFakeBaselinker();
  stockUp(warehouse.account, products);
  const shop = await startShop({
    BASELINKER_URL: warehouse.url,
    BASELINKER_TOKEN: warehouse.token,
    LOG_LEVEL: "error",
    ...environment,
  });
  return {
    origin: shop.origin,
    pid: shop.pid,
    stock: warehouse.account.products,
    async close(): Promise<void> {
      await shop.close();
      await warehouse.close();
    },
  };
}
