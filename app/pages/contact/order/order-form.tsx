import { useEffect } from "react";
import type { Cart } from "../../../../shop/cart/cart.ts";
import type { Grosze } from "../../../../shop/price.ts";
import { CartChanges } from "../../../cart/cart-changes.tsx";
import { DeliveryOptions, PaymentOptions } from "../../../cart/cart-options.tsx";
import { changeCart, useCart, useIsCartLoaded } from "../../../cart/cart-store.ts";
import { calculateCartTotals } from "../../../cart/cart-totals.tsx";
import type { DeliveryTimes } from "../../../cart/delivery-times.ts";
import { useCartRefresh } from "../../../cart/use-cart-refresh.ts";
import type { FormResult } from "../form-result.ts";
import { ResultNotice } from "../result-notice.tsx";
import { useContactForm } from "../use-contact-form.ts";
import { AcceptedOrder, loadAcceptedOrder } from "./accepted-order.tsx";
import { OrderChanges } from "./order-changes.tsx";
import type { OrderSlots } from "./order-slots.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useOrderSlots } from "./use-order-slots.ts";

type OrderFormProps = OrderSlots & {
  /** Comes from a submission without scripts. */
  initialResult?: FormResult | undefined;
  deliveryTimes: DeliveryTimes;
  /** Price of wrapping a gift. */
  wrapping?: Grosze | undefined;
};

/**
 * The order form and, after it is accepted, the confirmation. Until the cart is loaded, shows the
 * default options and reserves space for the summary.
 */
export default function OrderForm({ initialResult, deliveryTimes, ...slots }: OrderFormProps) {
  const { result, hasToast, sending, formProps } = useContactForm("order", initialResult);
  const cart = useCart();
  const loaded = useIsCartLoaded();
  const isEmpty = cart.lines.length === 0;
  useChoicesFromUrl();
  const wrapping = useOrderSlots(formProps.ref, isEmpty) ? slots.wrapping : 0;
  if (result?.kind === "accepted") return <AcceptedOrder result={result} />;
  const isOrder = !loaded || !isEmpty;
  return (
    <div className="contact__order" onInput={() => void loadAcceptedOrder()}>
      <h1>Złóż zamówienie</h1>
      {loaded && <CartRefresh />}
      {isEmpty && <div className={loaded ? undefined : "form__prerendered"}>{slots.emptyCart}</div>}
      <form
        className={isOrder ? `form form--order ${loaded ? "" : "form--prerendered"}` : "form"}
        aria-label="Formularz zamówienia"
        {...formProps}
      >
        <div className="form__fields">
          {result?.kind === "changed" && <OrderChanges result={result} />}
          <ResultNotice {...{ result, hasToast }} />
          {isOrder && <Choices {...{ cart, deliveryTimes }} />}
          <Customer {...{ cart, loaded, isOrder, ...slots }} />
          {slots.notes}
          {slots.privacy}
        </div>
        <div className="form__finish">
          {isOrder && !loaded && <div className="form__placeholder" />}
          {isOrder && loaded && <OrderSummary {...{ cart, wrapping, deliveryTimes }} />}
          {isOrder && slots.code}
          {slots.terms}
          <SubmitButton isOrder={isOrder} sending={sending} />
          {/* Below it: Enter presses the first button. */}
          {slots.largeOrder}
        </div>
      </form>
    </div>
  );
}

/** Before the fields, so that a customer chooses first and types after. */
function Choices({ cart, deliveryTimes }: { cart: Cart; deliveryTimes: DeliveryTimes }) {
  return (
    <>
      <fieldset className="form__group form__with-cart">
        <legend>Dostawa</legend>
        <DeliveryOptions cart={cart} times={deliveryTimes} />
      </fieldset>
      <fieldset className="form__group form__with-cart">
        <legend>Płatność</legend>
        <PaymentOptions cart={cart} times={deliveryTimes} />
      </fieldset>
    </>
  );
}

type CustomerProps = { cart: Cart; loaded: boolean; isOrder: boolean } & OrderSlots;

export function Customer({ cart, loaded, isOrder, person, locker, address }: CustomerProps) {
  const usesLocker = isOrder && calculateCartTotals(cart).delivery.fulfilment === "locker";
  return (
    <fieldset className="form__group">
      <legend>Kontakt i adres</legend>
      {person}
      {/* A slot must be in the page that is hydrated. */}
      {loaded ? usesLocker && locker : <div hidden>{locker}</div>}
      {address}
    </fieldset>
  );
}

/** Reconciles the stored cart with the catalogue and shows the changes. */
function CartRefresh() {
  return <CartChanges changes={useCartRefresh().changes} />;
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
