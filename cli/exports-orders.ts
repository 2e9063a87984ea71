import { warehouseOrders } from "../shop.config.ts";
import type { Env } from "../server/env.ts";

/** Whether the running shop exports its orders to BaseLinker. */
export function exportsOrders({ BASELINKER_TOKEN }: Env): boolean {
  return BASELINKER_TOKEN !== undefined && warehouseOrders !== undefined;
}
