import { formatPrice } from "../price.ts";
import type { CartChange } from "./reconcile-cart.ts";

export function describeChange(change: CartChange): string {
  const name = change.name ? `„${change.name}”` : "Jeden z produktów";
  if (change.kind === "unavailable") return `${name} – wyprzedane, usunęliśmy z koszyka.`;
  if (change.kind === "variants") {
    return `${name} – ma teraz warianty do wyboru, usunęliśmy z koszyka.`;
  }
  if (change.kind === "stock") {
    return `${name} – mamy ${change.to} szt., tyle zostało w koszyku.`;
  }
  return `${name} – cena zmieniła się z ${formatPrice(change.from)} na ${formatPrice(change.to)}.`;
}
