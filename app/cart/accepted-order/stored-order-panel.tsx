import { lazy, Suspense } from "react";
import { useStoredOrder } from "./order-store.ts";

const OrderPanel = lazy(() => import("./order-panel.tsx").catch(() => ({ default: () => null })));

/** The last order's confirmation, until it is closed; hardly any visitor has one. */
export function StoredOrderPanel() {
  const stored = useStoredOrder();
  if (!stored) return null;
  return (
    <Suspense>
      <OrderPanel stored={stored} />
    </Suspense>
  );
}
