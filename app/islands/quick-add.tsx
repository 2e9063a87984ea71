import type { CartProduct } from "../../shop/cart/cart.ts";
import { addProductToCart } from "../cart/add-product.ts";

export function QuickAdd({ product }: { product: CartProduct }) {
  return (
    <button
      type="button"
      className="button button--primary"
      data-replay-click
      data-add-to-cart
      onClick={() => addProductToCart(product, 1)}
    >
      Dodaj do koszyka
    </button>
  );
}
