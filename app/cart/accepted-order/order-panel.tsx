import { useState } from "react";
import { parseStoredOrder } from "../../../shop/order/placing/stored-order.ts";
import { IconButton } from "../../ui/icon.tsx";
import { AcceptedOrderView } from "./accepted-order-view.tsx";
import { findOrderPath, storeAcceptedOrder } from "./order-store.ts";

/** Shows the stored confirmation on the home page until it is closed. */
export default function OrderPanel({ stored }: { stored: string }) {
  const [now] = useState(Date.now);
  const order = parseStoredOrder(stored, now);
  if (!order) return null;
  return (
    <div className="wrap order-panel">
      <AcceptedOrderView order={order} path={findOrderPath(order.number)}>
        <IconButton
          icon="close"
          className="accepted-order__close"
          label="Zamknij potwierdzenie zamówienia"
          onClick={() => {
            storeAcceptedOrder(undefined);
            document.querySelector("main")?.focus();
          }}
        />
      </AcceptedOrderView>
    </div>
  );
}
