import { withLines, type Cart, type CartLine, type CartProduct } from "./cart.ts";
import { formatPrice, type Grosze } from "../price.ts";

export type CartChange =
  | { kind: "unavailable"; id: string; name: string }
  | { kind: "variants"; id: string; name: string }
  | { kind: "price"; id: string; name: string; from: Grosze; to: Grosze }
  | { kind: "stock"; id: string; name: string; from: number; to: number };

export function reconcileCart(
  cart: Cart,
  current: (id: string) => CartProduct | undefined,
): { cart: Cart; changes: CartChange[] } {
  const changes: CartChange[] = [];
  const lines = cart.lines.flatMap((line) => {
    const reconciled = reconcileLine(line, current(line.product.id));
    changes.push(...reconciled.changes);
    return reconciled.line ? [reconciled.line] : [];
  });
  return { cart: changes.length > 0 ? withLines(cart, lines) : { ...cart, lines }, changes };
}

function reconcileLine(
  line: CartLine,
  product: CartProduct | undefined,
): { line?: CartLine; changes: CartChange[] } {
  const { id, name } = line.product;
  if (product?.isParent) return { changes: [{ kind: "variants", id, name }] };
  if (!product || product.stock < 1) return { changes: [{ kind: "unavailable", id, name }] };
  const changes: CartChange[] = [];
  if (product.price !== line.product.price) {
    changes.push({ kind: "price", id, name, from: line.product.price, to: product.price });
  }
  const quantity = Math.min(line.quantity, product.stock);
  if (quantity < line.quantity) {
    changes.push({ kind: "stock", id, name, from: line.quantity, to: quantity });
  }
  return { line: { product, quantity }, changes };
}

/** A bundle and its part may both be in stock, but not together in one cart. */
export function limitStock(product: CartProduct, changes: readonly CartChange[]): CartProduct {
  const change = changes.find(({ id }) => id === product.id);
  if (change?.kind === "unavailable") return { ...product, stock: 0 };
  return change?.kind === "stock" ? { ...product, stock: change.to } : product;
}

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
