import { useIsCartLoaded } from "../../../cart/cart-store.ts";

const orderLabel = "Zamawiam z obowiązkiem zapłaty";
const enquiryLabel = "Wyślij zapytanie";

type SubmitButtonProps = { isOrder: boolean; sending: boolean };

/** Not replayed before the cart is loaded: the order would lack its lines. */
export function SubmitButton({ isOrder, sending }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className="button button--primary button--wide"
      disabled={sending}
      data-replay-click={isOrder || undefined}
    >
      {sending ? "Wysyłanie..." : <SubmitLabel isOrder={isOrder} />}
    </button>
  );
}

/** Without scripts there is no cart, so only an enquiry can be sent; see `document-assets.ts`. */
function SubmitLabel({ isOrder }: { isOrder: boolean }) {
  if (useIsCartLoaded()) return isOrder ? orderLabel : enquiryLabel;
  return (
    <>
      <span className="form__with-cart">{orderLabel}</span>
      <span className="form__without-cart">{enquiryLabel}</span>
    </>
  );
}
