import { useState } from "react";
import type { CartProduct } from "../../../shop/cart/cart.ts";
import { formatPrice } from "../../../shop/price.ts";
import { addProductToCart } from "../../cart/add-product.ts";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";

export function AddToCart({ product }: { product: CartProduct }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <div className="add-to-cart">
      <QuantityStepper
        value={quantity}
        max={product.stock}
        label="Ilość"
        decreaseLabel="Zmniejsz ilość"
        increaseLabel="Zwiększ ilość"
        onChange={setQuantity}
      />
      <button
        type="button"
        className="button button--primary"
        data-replay-click
        onClick={() => addProductToCart(product, quantity)}
      >
        <span>
          Dodaj do{" "}
          <span className="add-to-cart__price">
            koszyka · <span className="price">{formatPrice(product.price * quantity)}</span>
          </span>
        </span>
      </button>
      <noscript>
        <p>
          Koszyk działa tylko z&nbsp;JavaScriptem. Bez niego{" "}
          <a href="/kontakt?koszyk=true">zamów przez formularz</a>.
        </p>
      </noscript>
    </div>
  );
}
