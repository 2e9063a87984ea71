import { useEffect, useMemo } from "react";
import { formatPrice } from "../../../../shop/price.ts";
import { CartChanges } from "../../../cart/cart-changes.tsx";
import { readCart } from "../../../cart/cart-store.ts";
import { reconcileStoredCart } from "../../../cart/use-cart-refresh.ts";
import type { FormResult } from "../action.ts";

/** The order was not placed: updates the cart to the current offer and asks for confirmation. */
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

/** Takes the name of an unavailable product from the cart. */
function nameUnavailableProducts({ changes }: FormResult & { kind: "changed" }) {
  const findName = (id: string) =>
    readCart().lines.find(({ product }) => product.id === id)?.product.name ?? "";
  return changes.map((change) => ({ ...change, name: change.name || findName(change.id) }));
}
