import { useEffect, useSyncExternalStore, type ReactNode, type RefObject } from "react";
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
import { OrderSummary } from "./order-summary.tsx";
import { SubmitButton } from "./submit-button.tsx";

type OrderFormProps = {
  /** Comes from a submission without scripts. */
  initialResult?: FormResult | undefined;
  deliveryTimes: DeliveryTimes;
  /** Price of wrapping a gift. */
  wrapping?: Grosze | undefined;
  emptyCart: ReactNode;
  person: ReactNode;
  locker: ReactNode;
  address: ReactNode;
  notes: ReactNode;
  code: ReactNode;
  terms: ReactNode;
  privacy: ReactNode;
  largeOrder: ReactNode;
};

/**
 * The order form and, after it is accepted, the confirmation. Until the cart is loaded, shows the
 * default options and reserves space for the summary.
 */
export function OrderForm({ initialResult, deliveryTimes, emptyCart, ...slots }: OrderFormProps) {
  const { result, hasToast, sending, formProps } = useContactForm("order", initialResult);
  const cart = useCart();
  const loaded = useIsCartLoaded();
  const isEmpty = cart.lines.length === 0;
  useChoicesFromUrl();
  const wrapping = useSlots(formProps.ref, isEmpty).isGift ? slots.wrapping : 0;
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
          {result?.kind === "changed" && <OrderChanges result={result} />}
          <ResultNotice {...{ result, hasToast }} />
          {slots.person}
          <Choices {...{ cart, loaded, isOrder, deliveryTimes, ...slots }} />
          {slots.notes}
          {slots.privacy}
        </div>
        <div className="form__finish">
          {isOrder &&
            (loaded ? <OrderSummary {...{ cart, wrapping, deliveryTimes }} /> : <Placeholder />)}
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

type ChoicesProps = { cart: Cart; loaded: boolean; isOrder: boolean } & Pick<
  OrderFormProps,
  "address" | "locker" | "deliveryTimes"
>;

function Choices({ cart, loaded, isOrder, address, locker, deliveryTimes }: ChoicesProps) {
  const usesLocker = isOrder && calculateCartTotals(cart).delivery.fulfilment === "locker";
  return (
    <>
      <fieldset className="form__group">
        <legend>Dostawa</legend>
        {isOrder && <DeliveryOptions cart={cart} times={deliveryTimes} />}
        {/* A slot must be in the page that is hydrated. */}
        {loaded ? usesLocker && locker : <div hidden>{locker}</div>}
        {address}
      </fieldset>
      {isOrder && (
        <fieldset className="form__group form__with-cart">
          <legend>Płatność</legend>
          <PaymentOptions cart={cart} times={deliveryTimes} />
        </fieldset>
      )}
    </>
  );
}

/** Reconciles the stored cart with the catalogue and shows the changes. */
function CartRefresh() {
  return <CartChanges changes={useCartRefresh().changes} />;
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

/** What the parts that come from the server need of the browser. */
function useSlots(form: RefObject<HTMLFormElement | null>, isEmpty: boolean) {
  useFoldedNotes(form, isEmpty);
  useFormExtras(form);
  return { isGift: useIsGift(form) };
}

/** Whether the box of the form, which is no part of the island, is ticked. */
function useIsGift(form: RefObject<HTMLFormElement | null>): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const element = form.current;
      element?.addEventListener("input", onChange);
      return () => element?.removeEventListener("input", onChange);
    },
    () => !!form.current?.querySelector("[name=gift]:checked"),
    () => false,
  );
}

function useFormExtras(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    import("./form-extras.ts")
      .then(({ addFormExtras }) => addFormExtras(form.current!))
      // Without it the form works as before.
      .catch(() => undefined);
  }, [form]);
}

/** Folds empty notes of an order. Without a cart, or without scripts, they are its content. */
function useFoldedNotes(form: RefObject<HTMLFormElement | null>, isEmpty: boolean): void {
  useEffect(() => {
    const notes = form.current?.querySelector("details:has(textarea)");
    if (notes)
      (notes as HTMLDetailsElement).open = isEmpty || notes.querySelector("textarea")!.value !== "";
  }, [form, isEmpty]);
}
