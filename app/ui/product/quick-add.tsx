import { useRef, useState, type FormEvent } from "react";
import { setQuantity, type CartProduct } from "../../../shop/cart/cart.ts";
import { addProductToCart } from "../../cart/add-product.ts";
import { changeCart, useCart } from "../../cart/cart-store.ts";
import { IconButton } from "../icon.tsx";

type QuickAddProps = { product: CartProduct; compact?: boolean };

/** Adds one piece. Without scripts there is no cart: it opens the order form with this product. */
export default function QuickAdd({ product, compact = false }: QuickAddProps) {
  const [used, setUsed] = useState(false);
  function addToCart(event: FormEvent) {
    event.preventDefault();
    setUsed(true);
    addProductToCart(product, 1);
  }
  return (
    <form action="/kontakt" className={compact ? "quick-add" : undefined} onSubmit={addToCart}>
      <input type="hidden" name="koszyk" value="true" />
      <input type="hidden" name="produkt" value={product.id} />
      {compact ? (
        <QuickStepper product={product} used={used} />
      ) : (
        <button className="button button--primary" data-replay-click data-add-to-cart>
          Dodaj do koszyka
        </button>
      )}
    </form>
  );
}

/**
 * „+”, after its first use between the quantity and „−”. Before, products of an earlier visit look
 * like all others, so that nothing moves when the cart is loaded.
 */
function QuickStepper({ product, used }: { product: CartProduct; used: boolean }) {
  const { id, name } = product;
  const increase = useRef<HTMLButtonElement>(null);
  const quantity = useCart().lines.find((line) => line.product.id === id)?.quantity ?? 0;
  const open = used && quantity > 0;
  function removeOne() {
    if (quantity === 1) increase.current!.focus();
    changeCart((cart) => setQuantity(cart, id, quantity - 1));
  }
  return (
    <>
      {open && (
        <>
          <IconButton icon="minus" label={`Zmniejsz ilość: ${name}`} onClick={removeOne} />
          <span className="quick-add__quantity" aria-live="polite">
            {quantity}
          </span>
        </>
      )}
      <IconButton
        ref={increase}
        type="submit"
        icon="plus"
        label={`${open ? "Zwiększ ilość" : "Dodaj"}: ${name}`}
        title={open ? undefined : "Dodaj do koszyka"}
        data-replay-click
        data-add-to-cart
      />
    </>
  );
}
