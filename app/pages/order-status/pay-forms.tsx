import type { OnlinePaymentView } from "../../../shop/payment/online-payment-view.ts";
import { Field } from "../../ui/form/field.tsx";
import type { PaymentError } from "./action.ts";

type PayFormsProps = {
  path: string;
  payment: Pick<OnlinePaymentView, "attemptCount">;
  error: PaymentError | undefined;
};

/** BLIK here, everything else on PayU's page; both work without scripts. */
export function PayForms({ path, payment, error }: PayFormsProps) {
  return (
    <>
      {error?.notice && (
        <p className="notice notice--rose" role="alert">
          {error.notice}
        </p>
      )}
      <div className="order-payment__ways">
        <form method="post" action={path} noValidate className="order-payment__blik">
          <input type="hidden" name="method" value="blik" />
          <input type="hidden" name="attempts" value={payment.attemptCount} />
          <Field
            label="Kod BLIK"
            name="code"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            autoFocus={error?.codeError !== undefined}
            defaultValue={error?.code}
            error={error?.codeError}
            hint="6 cyfr z aplikacji Twojego banku."
          />
          <button type="submit" className="button button--primary">
            Zapłać BLIKIEM
          </button>
        </form>
        <p className="order-payment__or">albo</p>
        <form method="post" action={path}>
          <input type="hidden" name="attempts" value={payment.attemptCount} />
          <button type="submit" className="button button--secondary">
            Zapłać kartą lub przelewem
          </button>
          <p className="muted">Przejdziesz na bezpieczną stronę PayU i wrócisz do nas.</p>
        </form>
      </div>
    </>
  );
}
