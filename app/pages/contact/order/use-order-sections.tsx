import type { Cart } from "../../../../shop/cart/cart.ts";
import { useCart, useIsCartLoaded } from "../../../cart/cart-store.ts";
import type { FormResult } from "../action.ts";
import { OrderChangedNotice } from "./order-changed-notice.tsx";
import type { OrderSections } from "../contact-form.tsx";
import { AddressFields, TermsField } from "../form-fields.tsx";
import { HiddenOrderFields } from "./hidden-order-fields.tsx";
import { DeliveryAndPayment } from "./delivery-and-payment.tsx";
import { OrderSummary } from "./order-summary.tsx";

/** Until the cart is loaded, reserves space for the sections of a filled cart. */
export function useOrderSections(
  result: FormResult | undefined,
): OrderSections & { isOrder: boolean } {
  const cart = useCart();
  const loaded = useIsCartLoaded();
  const isOrder = !loaded || cart.lines.length > 0;
  return {
    isOrder,
    className: isOrder ? `form form--order ${loaded ? "" : "form--prerendered"}` : "form",
    fields: (props) => (
      <>
        <AddressFields {...props} />
        {isOrder &&
          (loaded ? (
            <DeliveryAndPayment cart={cart} locker={props.values.locker} />
          ) : (
            <Placeholder part="choices" />
          ))}
      </>
    ),
    terms: (props) => <TermsField {...props} />,
    summary: isOrder && (loaded ? <Summary cart={cart} /> : <Placeholder part="summary" />),
    changed: result?.kind === "changed" && <OrderChangedNotice result={result} />,
  };
}

function Summary({ cart }: { cart: Cart }) {
  return (
    <>
      <HiddenOrderFields cart={cart} />
      <OrderSummary cart={cart} />
    </>
  );
}

/** Reserves space for a section that renders later, to avoid layout shifts. */
function Placeholder({ part }: { part: "choices" | "summary" }) {
  return <div className={`form__placeholder form__placeholder--${part}`} />;
}
