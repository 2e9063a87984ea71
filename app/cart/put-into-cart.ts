import { addToCart, type CartProduct } from "../../shop/cart.ts";
import { openDialog } from "../ui/dialog.tsx";
import { showToast } from "../ui/toasts.ts";
import { changeCart, readCart } from "./cart-store.ts";

/** Adds as many as there are, and says so. */
export function putIntoCart(product: CartProduct, quantity: number): void {
  const before = quantityInCart(product.id);
  changeCart((cart) => addToCart(cart, product, quantity));
  const added = quantityInCart(product.id) - before;
  showToast({
    kind: "news",
    title: added > 0 ? "Dodano do koszyka" : "Masz już wszystkie sztuki",
    text:
      added === quantity
        ? product.name
        : `Mamy ${product.stock}\u00a0szt. – tyle jest w\u00a0koszyku.`,
    action: { label: "Zobacz koszyk", run: () => openDialog("koszyk") },
  });
}

function quantityInCart(id: string): number {
  return readCart().lines.find((line) => line.product.id === id)?.quantity ?? 0;
}
