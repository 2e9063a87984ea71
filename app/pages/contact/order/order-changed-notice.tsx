import { useEffect, useMemo } from "react";
import { formatPrice } from "../../../../shop/price.ts";
import { CartChanges } from "../../../cart/cart-changes.tsx";
import { readCart } from "../../../cart/cart-store.ts";
import { reconcileStoredCart } from "../../../cart/use-cart-refresh.ts";
import type { FormResult } from "../action.ts";

/** Nothing was ordered: the basket takes what the shop has now, and the customer confirms anew. */
export function OrderChangedNotice({ result }: { result: FormResult & { kind: "changed" } }) {
  const changes = useMemo(() => nameUnavailableProducts(result), [result]);
  useEffect(() => {
    const lines = JSON.parse(result.fields.lines ?? "[]") as { id: string }[];
    reconcileStoredCart(
      result.products,
      lines.map(({ id }) => id),
    );
  }, [result]);
  return (
    <div role="alert" className="form__changed">
      <CartChanges changes={changes} />
      <p className="notice notice--rose">
        Zamówienie nie zostało złożone, bo zmieniła się oferta.
        {result.total !== null && ` Teraz do zapłaty: ${formatPrice(result.total)}.`} Sprawdź
        podsumowanie i&nbsp;potwierdź ponownie.
      </p>
    </div>
  );
}

/** The cart still knows the name of a product that the shop has no more. */
function nameUnavailableProducts({ changes }: FormResult & { kind: "changed" }) {
  const findName = (id: string) =>
    readCart().lines.find(({ product }) => product.id === id)?.product.name ?? "";
  return changes.map((change) => ({ ...change, name: change.name || findName(change.id) }));
}
