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
    return `${name} – mamy ${change.to} szt., tyle zostało w koszyku.`;
  }
  return `${name} – cena zmieniła się z ${formatPrice(change.from)} na ${formatPrice(change.to)}.`;
}
