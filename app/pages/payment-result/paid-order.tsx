import { useEffect } from "react";
import { clearCart } from "../../../shop/cart/cart.ts";
import { changeCart, useCart } from "../../cart/cart-store.ts";

/** Empties the cart after a payment and shows how the order is delivered. */
export default function PaidOrder({
  dispatch,
  pickupIds,
}: {
  dispatch: string;
  pickupIds: string[];
}) {
  // `clearCart` keeps the chosen delivery.
  const { delivery } = useCart();
  useEffect(() => changeCart(clearCart), []);
  return (
    <span>
      {pickupIds.includes(delivery)
        ? "Umówimy się z Tobą na odbiór."
        : `Paczkę wyślemy w ciągu ${dispatch}.`}
    </span>
  );
}
