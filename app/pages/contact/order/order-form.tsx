import { useEffect, type ReactNode, type RefObject } from "react";
import type { Cart } from "../../../../shop/cart/cart.ts";
import { CartChanges } from "../../../cart/cart-changes.tsx";
import { DeliveryOptions, PaymentOptions } from "../../../cart/cart-options.tsx";
import { changeCart, useCart, useIsCartLoaded } from "../../../cart/cart-store.ts";
import { priceCart } from "../../../cart/cart-totals.tsx";
import { useCartRefresh } from "../../../cart/use-cart-refresh.ts";
import type { FormResult } from "../action.ts";
import { ResultNotice } from "../result-notice.tsx";
import { useContactForm } from "../use-contact-form.ts";
import { AcceptedOrder, loadAcceptedOrder } from "./accepted-order.tsx";
import { OrderChangedNotice } from "./order-changed-notice.tsx";
import { OrderSummary, type DeliveryTimes } from "./order-summary.tsx";
import { SubmitButton } from "./submit-button.tsx";

type OrderFormProps = {
  /** Comes from a submission without scripts. */
  initialResult?: FormResult | undefined;
  deliveryTimes: DeliveryTimes;
  emptyCart: ReactNode;
  person: ReactNode;
  locker: ReactNode;
  address: ReactNode;
  notes: ReactNode;
  terms: ReactNode;
};

/**
 * The order form and, after it is accepted, the confirmation. Until the cart is loaded, shows the
 * default options and reserves space for the summary.
 */
export function OrderForm({ initialResult, deliveryTimes, emptyCart, ...slots }: OrderFormProps) {
  const { result, sending, formProps } = useContactForm("order", initialResult);
  const cart = useCart();
  const loaded = useIsCartLoaded();
  const isEmpty = cart.lines.length === 0;
  useChoicesFromUrl();
  useFoldedNotes(formProps.ref, isEmpty);
  if (result?.kind === "accepted") return <AcceptedOrder result={result} />;
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
          {slots.person}
          <Choices {...{ cart, loaded, isOrder, ...slots }} />
          {slots.notes}
          {slots.terms}
        </div>
        <div className="form__finish">
          {isOrder && (loaded ? <OrderSummary {...{ cart, deliveryTimes }} /> : <Placeholder />)}
          <SubmitButton isOrder={isOrder} sending={sending} />
        </div>
      </form>
    </div>
  );
}

type ChoicesProps = { cart: Cart; loaded: boolean; isOrder: boolean } & Pick<
  OrderFormProps,
  "address" | "locker"
>;

function Choices({ cart, loaded, isOrder, address, locker }: ChoicesProps) {
  const usesLocker = isOrder && priceCart(cart).delivery.fulfilment === "locker";
  return (
    <>
      <fieldset className="form__group">
        <legend>Dostawa</legend>
        {address}
        {isOrder && <DeliveryOptions cart={cart} />}
        {/* A slot must be in the page that is hydrated. */}
        {loaded ? usesLocker && locker : <div hidden>{locker}</div>}
      </fieldset>
      {isOrder && (
        <fieldset className="form__group form__with-cart">
          <legend>Płatność</legend>
          <PaymentOptions cart={cart} />
        </fieldset>
      )}
    </>
  );
}

/** Reconciles the stored cart with the catalogue and shows the changes. */
function CartRefresh() {
  return <CartChanges changes={useCartRefresh()} />;
}

/** Reserves space for the summary, which depends on the cart. */
function Placeholder() {
  return <div className="form__placeholder" />;
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

/** Folds empty notes of an order. Without a cart, or without scripts, they are its content. */
function useFoldedNotes(form: RefObject<HTMLFormElement | null>, isEmpty: boolean): void {
  useEffect(() => {
    const notes = form.current?.querySelector("details:has(textarea)");
    if (notes)
      (notes as HTMLDetailsElement).open = isEmpty || notes.querySelector("textarea")!.value !== "";
  }, [form, isEmpty]);
}
