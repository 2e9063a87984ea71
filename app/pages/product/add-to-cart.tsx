import { useState } from "react";
import { addToCart, type CartProduct } from "../../../shop/cart.ts";
import { formatPrice } from "../../../shop/price.ts";
import { changeCart, readCart } from "../../cart/cart-store.ts";
import { openDialog } from "../../ui/dialog.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { showToast } from "../../ui/toasts.ts";

/** How many, and the button that says what they cost together. */
export function AddToCart({ product }: { product: CartProduct }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <div className="add-to-cart">
      <Stepper
        value={quantity}
        most={product.stock}
        label="Ilość"
        lessLabel="Zmniejsz ilość"
        moreLabel="Zwiększ ilość"
        onChange={setQuantity}
      />
      <button
        type="button"
        className="button button--primary"
        data-live
        onClick={() => putIntoCart(product, quantity)}
      >
        Dodaj do koszyka · {formatPrice(product.price * quantity)}
      </button>
    </div>
  );
}

function putIntoCart(product: CartProduct, quantity: number): void {
  const before = quantityInCart(product.id);
  changeCart((cart) => addToCart(cart, product, quantity));
  const added = quantityInCart(product.id) - before;
  showToast({
    kind: "news",
    title: added > 0 ? "Dodano do koszyka" : "Masz już wszystkie sztuki",
    text: added === quantity ? product.name : `Mamy ${product.stock}\u00a0szt. – tyle jest w\u00a0koszyku.`,
    action: { label: "Zobacz koszyk", run: () => openDialog("koszyk") },
  });
}

function quantityInCart(id: string): number {
  return readCart().lines.find((line) => line.product.id === id)?.quantity ?? 0;
}
