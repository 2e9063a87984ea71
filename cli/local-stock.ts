import type { LocalStock } from "../server/db/orders/stock-reservations.ts";
import type { Env } from "../server/env.ts";
import { loadDemo } from "../server/shop/load-demo.ts";

/** The stock of the demo products; undefined where BaseLinker manages the stock. */
export async function findLocalStock({ BASELINKER_TOKEN }: Env): Promise<LocalStock | undefined> {
  if (BASELINKER_TOKEN !== undefined) return undefined;
  const demo = (await loadDemo()).demoCatalogue();
  return (id) => demo.product(id)?.stock ?? 0;
}
