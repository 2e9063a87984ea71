import { loadShopConfig } from "./server/shop-config/load-error.ts";

/** `npm run build`: says first what is wrong in `shop.config.ts`. */
await loadShopConfig();
await import("./server/make-build.ts");
