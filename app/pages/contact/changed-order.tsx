import { useEffect } from "react";
import { formatPrice } from "../../../shop/price.ts";
import { CartChanges } from "../../cart/cart-changes.tsx";
import { applyProducts } from "../../cart/refresh.ts";
import type { FormAnswer } from "./answer-form.server.ts";

/** Nothing was ordered: the basket takes what the shop has now, and the customer confirms anew. */
export default function ChangedOrder({ answer }: { answer: FormAnswer & { kind: "changed" } }) {
  useEffect(() => {
    const lines = JSON.parse(answer.fields.lines ?? "[]") as { id: string }[];
    applyProducts(
      answer.products,
      lines.map(({ id }) => id),
    );
  }, [answer]);
  return (
    <div role="alert" className="form__changed">
      <CartChanges changes={answer.changes} />
      <p className="notice notice--rose">
        Zamówienie nie zostało złożone, bo zmieniła się oferta.
        {answer.total !== null && ` Teraz do zapłaty: ${formatPrice(answer.total)}.`} Sprawdź
        podsumowanie i&nbsp;potwierdź ponownie.
      </p>
    </div>
  );
}
