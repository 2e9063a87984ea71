import type { FormEvent } from "react";
import type { CartProduct } from "../../shop/cart/cart.ts";
import { addProductToCart } from "../cart/add-product.ts";
import { Icon } from "../ui/icon.tsx";

type QuickAddProps = { product: CartProduct; compact?: boolean };

/** Adds one piece. Without scripts there is no cart: it opens the order form with this product. */
export function QuickAdd({ product, compact = false }: QuickAddProps) {
  function addToCart(event: FormEvent) {
    event.preventDefault();
    addProductToCart(product, 1);
  }
  return (
    <form action="/kontakt" className={compact ? "quick-add" : undefined} onSubmit={addToCart}>
      <input type="hidden" name="koszyk" value="true" />
      <input type="hidden" name="produkt" value={product.id} />
      <button
        className={compact ? "icon-button" : "button button--primary"}
        {...(compact && { "aria-label": `Dodaj: ${product.name}`, title: "Dodaj do koszyka" })}
        data-replay-click
        data-add-to-cart
      >
        {compact ? <Icon name="plus" /> : "Dodaj do koszyka"}
      </button>
    </form>
  );
}
