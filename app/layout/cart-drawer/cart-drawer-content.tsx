import { useEffect } from "react";
import { categories } from "../../../shop.config.ts";
import { countItems, formatItemCount, type Cart } from "../../../shop/cart/cart.ts";
import { CartChanges } from "../../cart/cart-changes.tsx";
import { CartLines } from "../../cart/cart-lines.tsx";
import { DeliveryOptions, PaymentOptions } from "../../cart/cart-options.tsx";
import { useCart } from "../../cart/cart-store.ts";
import { CartTotals } from "../../cart/cart-totals.tsx";
import { dismissAddedToast } from "../../cart/add-product.ts";
import { useCartRefresh } from "../../cart/use-cart-refresh.ts";
import { navigateTo } from "../../islands/page-requests.ts";
import { closeDialog } from "../../ui/dialog/dialogs.ts";
import { IconButton } from "../../ui/icon.tsx";

export default function CartDrawerContent() {
  const cart = useCart();
  const { changes, times } = useCartRefresh();
  const empty = cart.lines.length === 0;
  useEffect(dismissAddedToast, []);
  return (
    <div className="cart-drawer__frame">
      <header className="cart-drawer__header">
        <h2>Koszyk</h2>
        <span className="muted" role="status">
          {formatItemCount(countItems(cart))}
        </span>
        <IconButton icon="close" label="Zamknij koszyk" onClick={() => closeDialog("koszyk")} />
      </header>
      <div className="cart-drawer__body">
        <CartChanges changes={changes} />
        <CartLines cart={cart} />
        {empty && <EmptyCart />}
        <DeliveryOptions cart={cart} times={times} />
        <PaymentOptions cart={cart} times={times} />
      </div>
      <footer className="cart-drawer__footer">
        {!empty && <CartTotals cart={cart} />}
        <OrderButton cart={cart} />
      </footer>
    </div>
  );
}

function EmptyCart() {
  return (
    <div className="cart-drawer__empty">
      <p tabIndex={-1} data-cart-empty>
        Koszyk jest pusty. Wybierz coś, co poleci prosto w dziecięce ręce.
      </p>
      <ul className="cart-drawer__categories">
        {categories.map(({ key, name }) => (
          <li key={key}>
            <a href={`/kategoria/${key}`}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OrderButton({ cart: { lines, delivery, payment } }: { cart: Cart }) {
  function goToOrder() {
    closeDialog("koszyk");
    const query = new URLSearchParams({ koszyk: "true", dostawa: delivery, platnosc: payment });
    navigateTo(`/kontakt?${query}`);
  }
  return (
    <button
      type="button"
      className="button button--primary button--wide"
      disabled={lines.length === 0}
      onClick={goToOrder}
    >
      Złóż zamówienie
    </button>
  );
}
