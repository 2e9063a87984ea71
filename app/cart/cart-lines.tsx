import { useRef, useState } from "react";
import { removeLine, setQuantity, type Cart, type CartLine } from "../../shop/cart/cart.ts";
import { formatPrice } from "../../shop/price.ts";
import { productPicture } from "../../shop/catalogue/product/picture.ts";
import { IconButton } from "../ui/icon.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { ProductName } from "../ui/product/product-name.tsx";
import { QuantityStepper } from "../ui/form/quantity-stepper.tsx";
import { markRemoved, mergeRows, restoreLine, type CartRow } from "./cart-rows.ts";
import { MorePieces } from "./more-pieces.tsx";
import { UnitPrice } from "./unit-price.tsx";
import { changeCart } from "./cart-store.ts";

/** Keeps a removed line in place with an undo button, and the focus in the list. */
export function CartLines({ cart }: { cart: Cart }) {
  const list = useRef<HTMLUListElement>(null);
  const [previousRows, setPreviousRows] = useState<readonly CartRow[]>([]);
  const [message, setMessage] = useState("");
  const rows = mergeRows(previousRows, cart.lines);
  function remove({ product }: CartRow, index: number) {
    setPreviousRows(markRemoved(rows, product.id));
    changeCart((current) => removeLine(current, product.id));
    setMessage(`Usunięto z koszyka: ${product.name}`);
    requestAnimationFrame(() => focusNearestLine(list.current, index));
  }
  function undo(row: CartRow, index: number) {
    changeCart((current) => restoreLine(current, rows, row));
    setMessage("");
    requestAnimationFrame(() => findRemoveButton(list.current?.children[index])?.focus());
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {message}
      </p>
      <ul className="cart-lines" ref={list} tabIndex={-1} aria-label="Produkty w koszyku">
        {rows.map((row, index) =>
          row.removed ? (
            <RemovedRow key={row.product.id} row={row} onUndo={() => undo(row, index)} />
          ) : (
            <CartLineRow key={row.product.id} line={row} onRemove={() => remove(row, index)} />
          ),
        )}
      </ul>
    </>
  );
}

function CartLineRow({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { product, quantity } = line;
  return (
    <li className="cart-line">
      <Picture base={product.image} alt="" shape={productPicture} sizes="90px" />
      <div className="cart-line__text">
        <a className="clamp" href={`/produkt/${encodeURIComponent(product.id)}`}>
          <ProductName name={product.name} />
        </a>
        <UnitPrice product={product} quantity={quantity} />
      </div>
      <IconButton icon="trash" label={`Usuń: ${product.name}`} onClick={onRemove} />
      <div className="cart-line__amount">
        <QuantityStepper
          value={quantity}
          max={product.stock}
          label={`Ilość: ${product.name}`}
          decreaseLabel={`Zmniejsz ilość: ${product.name}`}
          increaseLabel={`Zwiększ ilość: ${product.name}`}
          onChange={(next) => changeCart((cart) => setQuantity(cart, product.id, next))}
          onDecrease={quantity === 1 ? onRemove : undefined}
        />
        <span className="price cart-line__total">{formatPrice(product.price * quantity)}</span>
        <MorePieces {...{ product, quantity }} />
      </div>
    </li>
  );
}

type RemovedRowProps = { row: CartRow; onUndo: () => void };

function RemovedRow({ row, onUndo }: RemovedRowProps) {
  const id = `removed-${row.product.id}`;
  return (
    <li className="cart-removed">
      <span id={id}>
        Usunięto: <strong>{row.product.name}</strong>
      </span>
      <button
        type="button"
        className="button button--secondary"
        aria-describedby={id}
        onClick={onUndo}
      >
        Cofnij
      </button>
    </li>
  );
}

/** Focuses the next line's button, else the previous one, else the text of the empty cart. */
function focusNearestLine(list: HTMLUListElement | null, index: number): void {
  const rows = [...(list?.children ?? [])];
  const near = [...rows.slice(index), ...rows.slice(0, index).toReversed()];
  const button = near.map(findRemoveButton).find(Boolean);
  (button ?? document.querySelector<HTMLElement>("[data-cart-empty]"))?.focus();
}

function findRemoveButton(row: Element | undefined): HTMLElement | undefined {
  return row?.querySelector<HTMLElement>(".cart-line > button") ?? undefined;
}
