import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

/**
 * With `node --import` of this file the shop exports orders to BaseLinker, as with
 * `warehouseOrders` in shop.config.ts, which has no environment variable.
 */
const off = "export const warehouseOrders: WarehouseOrders | undefined = undefined;";
const on = "export const warehouseOrders: WarehouseOrders | undefined = { statusId: 1 };";

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith("/shop.config.ts")) return loaded;
    const source = readFileSync(new URL(url), "utf8");
    if (!source.includes(off)) throw new Error(`shop.config.ts has no line "${off}"`);
    return { ...loaded, source: source.replace(off, on) };
  },
});
