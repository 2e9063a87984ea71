import type { Cart } from "../../../../shop/cart/cart.ts";
import { useCart, useIsCartLoaded } from "../../../cart/cart-store.ts";
import type { FormAnswer } from "../action.ts";
import { ChangedOrder } from "./order-changed-notice.tsx";
import type { OrderParts } from "../contact-form.tsx";
import { AddressFields, TermsField } from "../form-fields.tsx";
import { HiddenOrder } from "./hidden-order-fields.tsx";
import { OrderChoices } from "./delivery-and-payment.tsx";
import { OrderSummary } from "./order-summary.tsx";

/** Until the cart is known, the form keeps the places of what most visitors will see. */
export function useOrderParts(answer: FormAnswer | undefined): OrderParts & { ordering: boolean } {
  const cart = useCart();
  const known = useIsCartLoaded();
  const ordering = !known || cart.lines.length > 0;
  return {
    ordering,
    className: ordering ? `form form--order ${known ? "" : "form--guess"}` : "form",
    fields: (given) => (
      <>
        <AddressFields {...given} />
        {ordering &&
          (known ? (
            <OrderChoices cart={cart} locker={given.values.locker} />
          ) : (
            <Room of="choices" />
          ))}
      </>
    ),
    terms: (given) => <TermsField {...given} />,
    summary: ordering && (known ? <Summary cart={cart} /> : <Room of="summary" />),
    changed: answer?.kind === "changed" && <ChangedOrder answer={answer} />,
  };
}

function Summary({ cart }: { cart: Cart }) {
  return (
    <>
      <HiddenOrder cart={cart} />
      <OrderSummary cart={cart} />
    </>
  );
}

/** Room of the right size for a part that comes a moment later, so that nothing jumps. */
function Room({ of: part }: { of: "choices" | "summary" }) {
  return <div className={`form__room form__room--${part}`} />;
}
