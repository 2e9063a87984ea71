import { useEffect } from "react";
import { clearCart } from "../../shop/cart/cart.ts";
import { changeCart, useCart } from "../cart/cart-store.ts";
import { Typeset } from "../ui/typeset.tsx";

/** Empties the cart after a payment and shows how the order is delivered. */
export function PaidOrder({ dispatch, pickupIds }: { dispatch: string; pickupIds: string[] }) {
  // `clearCart` keeps the chosen delivery.
  const { delivery } = useCart();
  useEffect(() => changeCart(clearCart), []);
  return (
    <span>
      {pickupIds.includes(delivery) ? (
        "Umówimy się z\u00a0Tobą na\u00a0odbiór."
      ) : (
        <Typeset text={`Paczkę wyślemy w\u00a0ciągu ${dispatch}.`} />
      )}
    </span>
  );
}
