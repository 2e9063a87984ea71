import { useCart, useIsCartLoaded } from "../../../cart/cart-store.ts";
import { useJsonForm } from "../../../forms/use-json-form.ts";
import { AcceptedOrder, loadAcceptedOrder } from "./accepted-order.tsx";
import type { FormAnswer } from "../action.ts";
import { ContactForm } from "../contact-form.tsx";
import { EmptyCartNotice } from "./empty-cart-notice.tsx";
import { FreshCart } from "./fresh-cart.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useHandedOverChoices } from "./use-handed-over-choices.ts";
import { useOrderParts } from "./use-order-parts.tsx";

/**
 * The order from the first field to its confirmation, which takes the form's place. `given` is what
 * the server answered to a form that was sent without scripts.
 */
export function OrderForm({ given }: { given?: FormAnswer | undefined }) {
  const { result, sending, send } = useJsonForm<FormAnswer>(given, () => ({ kind: "failed" }));
  const { lines } = useCart();
  const known = useIsCartLoaded();
  const order = useOrderParts(result);
  useHandedOverChoices();
  if (result?.kind === "accepted") return <AcceptedOrder answer={result} />;
  return (
    <div className="contact__order" onInput={() => void loadAcceptedOrder()}>
      <h1>Złóż zamówienie</h1>
      {known && <FreshCart />}
      {lines.length === 0 && <EmptyCartNotice guessed={!known} />}
      <noscript>
        <p className="notice">
          Koszyk potrzebuje JavaScriptu. Bez niego napisz nazwy zabawek w&nbsp;uwagach, a&nbsp;my
          przygotujemy zamówienie i&nbsp;odpiszemy.
        </p>
      </noscript>
      <ContactForm
        mode="order"
        answer={result}
        sending={sending}
        onSend={(form) => void send(form)}
        order={order}
      >
        <SubmitButton ordering={order.ordering} sending={sending} />
      </ContactForm>
    </div>
  );
}
