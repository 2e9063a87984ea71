import { addToCart, type CartProduct } from "../../shop/cart/cart.ts";
import { isDialogOpen, openDialog } from "../ui/dialog/dialogs.ts";
import { dismissToast, showToast } from "../ui/toast/toasts.ts";
import { changeCart, readCart } from "./cart-store.ts";

let lastToast = 0;

/** Adds up to the stock and shows a toast, unless the cart drawer is open. */
export function addProductToCart(product: CartProduct, quantity: number): void {
  const before = getCartQuantity(product.id);
  changeCart((cart) => addToCart(cart, product, quantity));
  const added = getCartQuantity(product.id) - before;
  if (isDialogOpen("koszyk")) return;
  lastToast = showToast({
    kind: "success",
    title: added > 0 ? "Dodano do koszyka" : "Masz już wszystkie sztuki",
    text: added === quantity ? product.name : `Mamy ${product.stock} szt. – tyle jest w koszyku.`,
    image: product.image,
    action: { label: "Koszyk", name: "Zobacz koszyk", run: () => openDialog("koszyk") },
  });
}

export function dismissAddedToast(): void {
  dismissToast(lastToast);
}

function getCartQuantity(id: string): number {
  return readCart().lines.find((line) => line.product.id === id)?.quantity ?? 0;
}
