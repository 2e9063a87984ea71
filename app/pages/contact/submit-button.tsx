import type { FormMode } from "../../../shop/customer.ts";
import { useCartIsKnown } from "../../cart/cart-store.ts";

const orderLabel = "Zamawiam z obowiązkiem zapłaty";
const enquiryLabel = "Wyślij zapytanie";

type SubmitButtonProps = { mode: FormMode; ordering: boolean; sending: boolean };

/** Live, because before the cart is known an order would leave without it. */
export function SubmitButton({ mode, ordering, sending }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className="button button--primary button--wide"
      disabled={sending}
      data-live={ordering || undefined}
    >
      {sending ? "Wysyłanie..." : <SubmitLabel {...{ mode, ordering }} />}
    </button>
  );
}

/** Without scripts there is no cart, so nothing can be bought: see `basket-hint.ts`. */
function SubmitLabel({ mode, ordering }: Omit<SubmitButtonProps, "sending">) {
  const known = useCartIsKnown();
  if (mode === "contact") return "Wyślij wiadomość";
  if (known) return ordering ? orderLabel : enquiryLabel;
  return (
    <>
      <span className="form__with-cart">{orderLabel}</span>
      <span className="form__without-cart">{enquiryLabel}</span>
    </>
  );
}
