import { useEffect, useRef, useState, type RefObject } from "react";
import type { CartProduct } from "../../../../shop/cart/cart.ts";
import { formatPrice } from "../../../../shop/price.ts";
import { addProductToCart } from "../../../cart/add-product.ts";
import { MorePieces } from "../../../cart/more-pieces.tsx";
import { QuantityStepper } from "../../../ui/form/quantity-stepper.tsx";

export default function AddToCart({ product }: { product: CartProduct }) {
  const [{ quantity, wanted }, setQuantities] = useState({ quantity: 1, wanted: 1 });
  const button = useRef<HTMLButtonElement>(null);
  const total = formatPrice(product.price * quantity);
  const add = () => addProductToCart(product, quantity);
  return (
    <div className="add-to-cart">
      <QuantityStepper
        value={quantity}
        max={product.stock}
        label="Ilość"
        decreaseLabel="Zmniejsz ilość"
        increaseLabel="Zwiększ ilość"
        onChange={(next, typed = next) => setQuantities({ quantity: next, wanted: typed })}
      />
      <button
        ref={button}
        type="button"
        className="button button--primary"
        data-replay-click
        onClick={add}
      >
        <span>
          Dodaj do{" "}
          <span className="add-to-cart__price">
            koszyka · <span className="price">{total}</span>
          </span>
        </span>
      </button>
      <MorePieces {...{ product, quantity, wanted }} />
      <BuyBar name={product.name} watched={button} {...{ total, add }} />
      <WithoutScripts id={product.id} />
    </div>
  );
}

function WithoutScripts({ id }: { id: string }) {
  return (
    <noscript>
      <p>
        Koszyk działa tylko z JavaScriptem. Bez niego{" "}
        <a href={`/kontakt?koszyk=true&produkt=${encodeURIComponent(id)}`}>zamów przez formularz</a>
        .
      </p>
    </noscript>
  );
}

type BuyBarProps = {
  name: string;
  total: string;
  add: () => void;
  watched: RefObject<Element | null>;
};

/** Stays at the bottom of a phone's screen while the button above is out of sight. */
function BuyBar({ name, total, add, watched }: BuyBarProps) {
  const outOfSight = useIsOutOfSight(watched);
  if (!outOfSight) return null;
  return (
    <div className="buy-bar">
      <p>
        <span className="buy-bar__name">{name}</span>
        <span className="price">{total}</span>
      </p>
      <button
        type="button"
        className="button button--primary whole"
        data-add-to-cart
        data-replay-click
        onClick={add}
      >
        Do koszyka
      </button>
    </div>
  );
}

/** Also true under the header. */
function useIsOutOfSight(element: RefObject<Element | null>): boolean {
  const [outOfSight, setOutOfSight] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setOutOfSight(!entries.at(-1)!.isIntersecting),
      { rootMargin: "-68px 0px 0px" },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return outOfSight;
}
