import { useEffect, useState } from "react";
import { changeCart } from "../../../cart/cart-store.ts";
import { CartChanges } from "../../../cart/cart-changes.tsx";
import { loadRefresh } from "../../../cart/use-cart-refresh.ts";
import { runAfterPointerUp } from "../../../forms/run-after-pointer-up.ts";
import type { FormResult } from "../form-result.ts";

/** The order was not placed: updates the cart to the current offer and lists what changed. */
export function OrderChanges({ result }: { result: FormResult & { kind: "changed" } }) {
  const [changes, setChanges] = useState(result.changes);
  useEffect(() => {
    const lines = JSON.parse(result.fields.lines ?? "[]") as { id: string }[];
    const ids = lines.map(({ id }) => id);
    void loadRefresh().then((loaded) =>
      runAfterPointerUp(() => {
        if (loaded) setChanges(loaded.reconcileStoredCart(result.products, ids));
        changeCart((cart) => ({ ...cart, discount: result.discount }));
      }),
    );
  }, [result]);
  return <CartChanges changes={changes} />;
}
