import { useEffect } from "react";
import { clearCart } from "../../shop/cart/cart.ts";
import { changeCart, useCart } from "../cart/cart-store.ts";
import { Icon } from "../ui/icon.tsx";

/** Empties the cart after a payment and shows how the order is delivered. */
export function PaidOrder({ dispatch, pickupIds }: { dispatch: string; pickupIds: string[] }) {
  // `clearCart` keeps the chosen delivery.
  const { delivery } = useCart();
  useEffect(() => changeCart(clearCart), []);
  return (
    <p className="payment-result__dispatch">
      {pickupIds.includes(delivery) ? (
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
