import { useEffect, useState } from "react";
import type { CartRefresh } from "./refresh-cart.ts";

/** Loaded when it is first used; a new build may have removed it, and the cart stays as it is. */
export function loadRefresh() {
  return import("./refresh-cart.ts").catch(() => undefined);
}

/** Fetches current prices, stock and days of delivery once, when the drawer or the order page opens. */
export function useCartRefresh(): CartRefresh {
  const [refresh, setRefresh] = useState<CartRefresh>({ changes: [] });
  useEffect(() => {
    const controller = new AbortController();
    void loadRefresh().then((loaded) => loaded?.refreshCart(controller.signal, setRefresh));
    return () => controller.abort();
  }, []);
  return refresh;
}
