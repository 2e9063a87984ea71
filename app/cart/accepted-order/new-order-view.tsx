import { useEffect } from "react";
import type { AcceptedOrder } from "../../../shop/order/placing/accepted-order.ts";
import { AcceptedOrderView } from "./accepted-order-view.tsx";
import { storeAcceptedOrder } from "./order-store.ts";

type NewOrderViewProps = { order: AcceptedOrder; payUrl?: string | undefined };

export default function NewOrderView({ order, payUrl }: NewOrderViewProps) {
  useEffect(() => storeAcceptedOrder(order), [order]);
  return (
    <AcceptedOrderView order={order} path={order.path} payUrl={payUrl} isPage>
      {payUrl && <p>Za chwilę przejdziesz do płatności.</p>}
    </AcceptedOrderView>
  );
}
