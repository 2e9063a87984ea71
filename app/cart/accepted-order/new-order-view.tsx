import { useEffect } from "react";
import type { AcceptedOrder } from "../../../shop/order/accepted-order.ts";
import { AcceptedOrderView } from "./accepted-order-view.tsx";
import { storeAcceptedOrder } from "./order-store.ts";

export default function NewOrderView({ order }: { order: AcceptedOrder }) {
  useEffect(() => storeAcceptedOrder(order), [order]);
  return <AcceptedOrderView order={order} path={order.path} level="h1" focused />;
}
