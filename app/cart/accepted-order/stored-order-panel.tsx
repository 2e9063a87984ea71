import { lazy, Suspense } from "react";
import { useStoredOrder } from "./order-store.ts";

const OrderPanel = lazy(() => import("./order-panel.tsx").catch(() => ({ default: () => null })));

/** Loads the panel on demand, since few visitors have a stored confirmation. */
export default function StoredOrderPanel() {
  const stored = useStoredOrder();
  if (!stored) return null;
  return (
    <Suspense>
      <OrderPanel stored={stored} />
    </Suspense>
  );
}
