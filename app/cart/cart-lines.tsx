import { useRef } from "react";
import { removeLine, setQuantity, type Cart, type CartLine } from "../../shop/cart.ts";
import { formatPrice } from "../../shop/price.ts";
import { productPicture } from "../../shop/picture.ts";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { showToast } from "../ui/toasts.ts";
import { changeCart } from "./cart-store.ts";

/** The lines of the basket. Focus stays among them when one goes, and what went can come back. */
export function CartLines({ cart }: { cart: Cart }) {
  const list = useRef<HTMLUListElement>(null);
  function takeOut(line: CartLine, index: number) {
    const before = cart.lines;
    changeCart((current) => removeLine(current, line.product.id));
    showToast({
      kind: "news",
      title: "Usunięto z koszyka",
      text: line.product.name,
      action: { label: "Cofnij", run: () => changeCart((now) => putBack(now, before, line)) },
    });
    requestAnimationFrame(() => focusNear(list.current, index));
  }
  return (
    <ul className="cart-lines" ref={list} tabIndex={-1} aria-label="Produkty w koszyku">
      {cart.lines.map((line, index) => (
        <CartLineRow key={line.product.id} line={line} onRemove={() => takeOut(line, index)} />
      ))}
    </ul>
  );
}

function CartLineRow({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { product, quantity } = line;
  return (
    <li className="cart-line">
      <Picture base={product.image} alt="" shape={productPicture} sizes="5rem" />
      <div className="cart-line__text">
        <a href={`/produkt/${encodeURIComponent(product.id)}`}>{product.name}</a>
        <span className="muted">
          {quantity} × <span className="price">{formatPrice(product.price)}</span>
        </span>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={`Usuń: ${product.name}`}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
      <Stepper
        value={quantity}
        most={product.stock}
        label={`Ilość: ${product.name}`}
        lessLabel={`Zmniejsz ilość: ${product.name}`}
        moreLabel={`Zwiększ ilość: ${product.name}`}
        onChange={(next) => changeCart((cart) => setQuantity(cart, product.id, next))}
        onLess={quantity === 1 ? onRemove : undefined}
      />
      <span className="price cart-line__total">{formatPrice(product.price * quantity)}</span>
    </li>
  );
}

/** Where it was, unless the customer has put it in again meanwhile. */
function putBack(cart: Cart, before: readonly CartLine[], line: CartLine): Cart {
  if (cart.lines.some((other) => other.product.id === line.product.id)) return cart;
  const kept = new Map([...cart.lines, line].map((each) => [each.product.id, each]));
  const order = new Set([...before.map((each) => each.product.id), ...kept.keys()]);
  return { ...cart, lines: [...order].flatMap((id) => kept.get(id) ?? []) };
}

function focusNear(list: HTMLUListElement | null, index: number): void {
  const rows = list?.querySelectorAll<HTMLElement>(".cart-line > button");
  const target = rows?.[Math.min(index, rows.length - 1)];
  (target ?? document.querySelector<HTMLElement>("[data-cart-empty]"))?.focus();
}
