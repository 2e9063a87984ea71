import { useEffect, useState } from "react";
import { CartChanges } from "../../../cart/cart-changes.tsx";
import { loadRefresh } from "../../../cart/use-cart-refresh.ts";
import { runAfterPointerUp } from "../../../forms/run-after-pointer-up.ts";
import type { FormResult } from "../form-result.ts";

/** The order was not placed: updates the cart to the current offer and lists what changed. */
export function OrderChanges({ result }: { result: FormResult & { kind: "changed" } }) {
  const [changes, setChanges] = useState(result.changes);
  useEffect(() => {
    void loadRefresh().then((loaded) =>
      runAfterPointerUp(() => loaded && setChanges(loaded.applyOffer(result))),
    );
  }, [result]);
  return <CartChanges changes={changes} />;
}
