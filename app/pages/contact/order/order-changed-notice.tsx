import { useEffect, useMemo } from "react";
import { formatPrice } from "../../../../shop/price.ts";
import { CartChanges } from "../../../cart/cart-changes.tsx";
import { readCart } from "../../../cart/cart-store.ts";
import { reconcileStoredCart } from "../../../cart/use-cart-refresh.ts";
import type { FormAnswer } from "../action.ts";

/** Nothing was ordered: the cart takes what the shop has now, and the customer confirms anew. */
export function ChangedOrder({ answer }: { answer: FormAnswer & { kind: "changed" } }) {
  const changes = useMemo(() => nameGoneProducts(answer), [answer]);
  useEffect(() => {
    const lines = JSON.parse(answer.fields.lines ?? "[]") as { id: string }[];
    reconcileStoredCart(
      answer.products,
      lines.map(({ id }) => id),
    );
  }, [answer]);
  return (
    <div role="alert" className="form__changed">
      <CartChanges changes={changes} />
      <p className="notice notice--rose">
        Zamówienie nie zostało złożone, bo zmieniła się oferta.
        {answer.total !== null && ` Teraz do zapłaty: ${formatPrice(answer.total)}.`} Sprawdź
        podsumowanie i&nbsp;potwierdź ponownie.
      </p>
    </div>
  );
}

/** The cart still knows the name of a product that the shop has no more. */
function nameGoneProducts({ changes }: FormAnswer & { kind: "changed" }) {
  const nameOf = (lost: string) =>
    readCart().lines.find(({ product }) => product.id === lost)?.product.name ?? "";
  return changes.map((change) => ({ ...change, name: change.name || nameOf(change.id) }));
}
