import { useEffect, type ReactNode } from "react";
import type { Cart } from "../../../../shop/cart/cart.ts";
import { CartChanges } from "../../../cart/cart-changes.tsx";
import { CartOptions } from "../../../cart/cart-options.tsx";
import { changeCart, useCart, useIsCartLoaded } from "../../../cart/cart-store.ts";
import { useCartRefresh } from "../../../cart/use-cart-refresh.ts";
import type { FormResult } from "../action.ts";
import { ResultNotice } from "../result-notice.tsx";
import { useContactForm } from "../use-contact-form.ts";
import { AcceptedOrder, loadAcceptedOrder } from "./accepted-order.tsx";
import { OrderChangedNotice } from "./order-changed-notice.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { SubmitButton } from "./submit-button.tsx";

type OrderFormProps = {
  /** Comes from a submission without scripts. */
  initialResult?: FormResult | undefined;
  emptyCart: ReactNode;
  address: ReactNode;
  locker: ReactNode;
  message: ReactNode;
  terms: ReactNode;
};

/**
 * The order form and, after it is accepted, the confirmation. Until the cart is loaded, reserves
 * space for the sections of a filled cart.
 */
export function OrderForm({ initialResult, emptyCart, ...slots }: OrderFormProps) {
  const { result, sending, formProps } = useContactForm("order", initialResult);
  const cart = useCart();
  const loaded = useIsCartLoaded();
  useChoicesFromUrl();
  if (result?.kind === "accepted") return <AcceptedOrder result={result} />;
  const isEmpty = cart.lines.length === 0;
  const isOrder = !loaded || !isEmpty;
  return (
    <div className="contact__order" onInput={() => void loadAcceptedOrder()}>
      <h1>Złóż zamówienie</h1>
      {loaded && <CartRefresh />}
      {isEmpty && <div className={loaded ? undefined : "form__prerendered"}>{emptyCart}</div>}
      <form
        className={isOrder ? `form form--order ${loaded ? "" : "form--prerendered"}` : "form"}
        aria-label="Formularz zamówienia"
        {...formProps}
      >
        <div className="form__fields">
          {result?.kind === "changed" && <OrderChangedNotice result={result} />}
          <ResultNotice result={result} />
          {slots.address}
          {isOrder && <Choices cart={cart} loaded={loaded} locker={slots.locker} />}
          {slots.message}
        </div>
        <div className="form__finish">
          {slots.terms}
          {isOrder && (loaded ? <OrderSummary cart={cart} /> : <Placeholder part="summary" />)}
          <SubmitButton isOrder={isOrder} sending={sending} />
        </div>
      </form>
    </div>
  );
}

type ChoicesProps = { cart: Cart; loaded: boolean; locker: ReactNode };

function Choices({ cart, loaded, locker }: ChoicesProps) {
  // A slot must be in the page that is hydrated.
  if (!loaded) return <Placeholder part="choices">{locker}</Placeholder>;
  return (
    <div className="form__choices">
      <CartOptions cart={cart} locker={locker} />
    </div>
  );
}

/** Reconciles the stored cart with the catalogue and shows the changes. */
function CartRefresh() {
  return <CartChanges changes={useCartRefresh()} />;
}

type PlaceholderProps = { part: "choices" | "summary"; children?: ReactNode };

/** Reserves space for a section that depends on the cart, to avoid layout shifts. */
function Placeholder({ part, children }: PlaceholderProps) {
  return (
    <div className={`form__placeholder form__placeholder--${part}`}>
      <div hidden>{children}</div>
    </div>
  );
}

/** Applies delivery and payment from the URL that the cart drawer opened. */
function useChoicesFromUrl(): void {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    changeCart((cart) => ({
      ...cart,
      delivery: query.get("dostawa") ?? cart.delivery,
      payment: query.get("platnosc") ?? cart.payment,
    }));
  }, []);
}
