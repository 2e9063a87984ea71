import { useEffect } from "react";
import { deliveryOptions } from "../../shop.config.ts";
import { clearCart } from "../../shop/cart/cart.ts";
import { findDelivery } from "../../shop/cart/options.ts";
import { changeCart, useCart } from "../cart/cart-store.ts";
import { Icon } from "../ui/icon.tsx";

/** Empties the cart after a payment and shows how the order is delivered. */
export function PaidOrder({ dispatch }: { dispatch: string }) {
  // `clearCart` keeps the chosen delivery.
  const { fulfilment } = findDelivery(deliveryOptions, useCart().delivery);
  useEffect(() => changeCart(clearCart), []);
  return (
    <p className="payment-result__dispatch">
      {fulfilment === "pickup" ? (
        "Umówimy się z\u00a0Tobą na\u00a0odbiór."
      ) : (
        <>
          <Icon name="truck" />
          Paczkę wyślemy w&nbsp;ciągu {dispatch}.
        </>
      )}
    </p>
  );
}
