import { formatPrice } from "../../shop/price.ts";
import type { CartChange } from "../../shop/cart/reconcile-cart.ts";

export function CartChanges({ changes }: { changes: readonly CartChange[] }) {
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className="notice notice--sun">
          <strong>Zaktualizowaliśmy koszyk</strong>
          <ul>
            {changes.map((change) => (
              <li key={change.kind + change.id}>{describeChange(change)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function describeChange(change: CartChange): string {
  const name = change.name ? `„${change.name}”` : "Jeden z produktów";
  if (change.kind === "unavailable") return `${name} – wyprzedane, usunęliśmy z koszyka.`;
  if (change.kind === "stock") {
    return `${name} – mamy ${change.to}\u00a0szt., tyle zostało w\u00a0koszyku.`;
  }
  return `${name} – cena zmieniła się z\u00a0${formatPrice(change.from)} na\u00a0${formatPrice(change.to)}.`;
}
