import { useEffect } from "react";
import { normalizeCode } from "../../../shop/order/discount/discount-code.ts";
import { changeCart, useCart } from "../../cart/cart-store.ts";

const codePattern = /^[\p{L}\d-]{3,40}$/u;

/**
 * Puts the code of `/?kod=…` into the cart, which carries it to the order. The page is the same for
 * every code; without scripts it says where to type it.
 */
export default function CarriedCode() {
  const { discount } = useCart();
  useEffect(() => {
    const carried = normalizeCode(new URLSearchParams(location.search).get("kod") ?? "");
    if (!codePattern.test(carried)) return;
    changeCart((cart) => ({ ...cart, discount: { code: carried, amount: 0 } }));
  }, []);
  return (
    <p className="wrap carried-code" role="status">
      <span className="notice notice--sun">
        {discount
          ? `Kod ${discount.code} czeka w koszyku. Zniżkę zobaczysz w podsumowaniu zamówienia.`
          : "Masz kod rabatowy? Wpisz go w polu „Kod rabatowy”, gdy będziesz składać zamówienie."}
      </span>
    </p>
  );
}
