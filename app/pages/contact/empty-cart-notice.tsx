import { useCart, useCartIsKnown } from "../../cart/cart-store.ts";
import type { FormAnswer } from "./answer-form.server.ts";

/** Drawn with the document as well, and shown there when `basket-hint.ts` finds an empty cart. */
export function EmptyCartNotice({ answer }: { answer: FormAnswer | undefined }) {
  const cart = useCart();
  const known = useCartIsKnown();
  if (cart.lines.length > 0 || answer?.kind === "accepted") return null;
  return (
    <div className={known ? "notice" : "notice form__guess"}>
      <p>
        <strong>Twój koszyk jest pusty.</strong> Wybierz zabawki w&nbsp;
        <a href="/#categories">sklepie</a> albo opisz niżej, czego szukasz – potraktujemy to jako
        zapytanie o&nbsp;zamówienie.
      </p>
    </div>
  );
}
