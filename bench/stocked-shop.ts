import { openFakeBaselinker } from "../test/fakes/baselinker/baselinker.ts";
import { stockUp } from "../test/fakes/baselinker/account.ts";
import { startShop } from "../test/start-shop.ts";

/** Starts the built shop with the fake BaseLinker, whose product ids start at 1001. */
export async function openStockedShop(products: number, environment: Record<string, string>) {
  const baselinker = await openFakeBaselinker();
  stockUp(baselinker.account, products);
  const shop = await startShop({
    BASELINKER_URL: baselinker.url,
    BASELINKER_TOKEN: baselinker.token,
    LOG_LEVEL: "error",
    ...environment,
  });
  return {
    origin: shop.origin,
    pid: shop.pid,
    stock: baselinker.account.products,
    async close(): Promise<void> {
      await shop.close();
      await baselinker.close();
    },
  };
}
