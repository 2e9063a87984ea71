import { addToCart, type CartProduct } from "../../shop/cart/cart.ts";
import { navigateTo } from "../islands/page-requests.ts";
import { isDialogOpen, openDialog } from "../ui/dialog/dialogs.ts";
import { dismissToast, showToast } from "../ui/toast/toasts.ts";
import { changeCart, readCart } from "./cart-store.ts";
import { createEnquiryUrl, morePieces } from "./more-pieces.tsx";

let lastToast = 0;

/** Adds up to the stock and shows a toast, unless the cart drawer is open. */
export function addProductToCart(product: CartProduct, quantity: number): void {
  const before = getCartQuantity(product.id);
  changeCart((cart) => addToCart(cart, product, quantity));
  const added = getCartQuantity(product.id) - before;
  if (isDialogOpen("koszyk")) return;
  lastToast = showToast({
    kind: "success",
    ...(added > 0
      ? {
          title: "Dodano do koszyka",
          text:
            added === quantity ? product.name : `Mamy ${product.stock} szt. – tyle jest w koszyku.`,
          image: product.image,
          action: { label: "Koszyk", name: "Zobacz koszyk", run: () => openDialog("koszyk") },
        }
      : {
          title: "Masz już wszystkie sztuki",
          text: `Mamy ${product.stock} szt.`,
          action: {
            label: morePieces,
            run: () => navigateTo(createEnquiryUrl(product.id, before + quantity)),
          },
        }),
  });
}

export function dismissAddedToast(): void {
  dismissToast(lastToast);
}

function getCartQuantity(id: string): number {
  return readCart().lines.find((line) => line.product.id === id)?.quantity ?? 0;
}
