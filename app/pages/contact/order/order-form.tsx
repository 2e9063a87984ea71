import { useCart, useIsCartLoaded } from "../../../cart/cart-store.ts";
import { useJsonForm } from "../../../forms/use-json-form.ts";
import { AcceptedOrder, loadAcceptedOrder } from "./accepted-order.tsx";
import type { FormResult } from "../action.ts";
import { ContactForm } from "../contact-form.tsx";
import { EmptyCartNotice } from "./empty-cart-notice.tsx";
import { CartRefresh } from "./cart-refresh.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useChoicesFromUrl } from "./use-choices-from-url.ts";
import { useOrderSections } from "./use-order-sections.tsx";

/**
 * The order form and, after it is accepted, the confirmation. `initialResult` comes from a
 * submission without scripts.
 */
export function OrderForm({ initialResult }: { initialResult?: FormResult | undefined }) {
  const { result, sending, send } = useJsonForm<FormResult>(initialResult, () => ({
    kind: "failed",
  }));
  const { lines } = useCart();
  const cartLoaded = useIsCartLoaded();
  const order = useOrderSections(result);
  useChoicesFromUrl();
  if (result?.kind === "accepted") return <AcceptedOrder result={result} />;
  return (
    <div className="contact__order" onInput={() => void loadAcceptedOrder()}>
      <h1>Złóż zamówienie</h1>
      {cartLoaded && <CartRefresh />}
      {lines.length === 0 && <EmptyCartNotice prerendered={!cartLoaded} />}
      <noscript>
        <p className="notice">
          Koszyk potrzebuje JavaScriptu. Bez niego napisz nazwy zabawek w&nbsp;uwagach, a&nbsp;my
          przygotujemy zamówienie i&nbsp;odpiszemy.
        </p>
      </noscript>
      <ContactForm
        mode="order"
        result={result}
        sending={sending}
        onSend={(form) => void send(form)}
        order={order}
      >
        <SubmitButton isOrder={order.isOrder} sending={sending} />
      </ContactForm>
    </div>
  );
}
