import type { LocalStock } from "../../server/orders/local-stock.ts";
import { loadDemo } from "../../server/shop/load-demo.ts";

/** The stock of the demo products; undefined where BaseLinker manages the stock. */
export async function findLocalStock(managesStock: boolean): Promise<LocalStock | undefined> {
  if (!managesStock) return undefined;
  const demo = (await loadDemo()).demoCatalogue();
  return (id) => demo.product(id)?.stock ?? 0;
}
