import { importConfig } from "./import-config.ts";

export async function loadShopConfig(): Promise<void> {
  await importConfig("shop.config.ts", new URL("../../shop.config.ts", import.meta.url).href);
}
