import type { OnlinePaymentView } from "../../../shop/payment/online-payment-view.ts";
import { createStatusPath } from "../../../shop/order/link/order-links.ts";
import { isWaiting } from "../../../shop/payment/payment-state.ts";
import { Island } from "../../islands/island.tsx";
import { LogoMark } from "../../layout/logo-mark.tsx";
import PaymentWatch from "../../payment/payment-watch.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { PaymentError } from "./action.ts";

type PaymentPanelProps = {
  /** Id of the order. */
  id: string;
  payment: OnlinePaymentView;
  /** The last moment to pay. */
  deadline: string | undefined;
  error: PaymentError | undefined;
};

/** The state of the online payment with the ways to pay. */
export function PaymentPanel({ id, payment, deadline, error }: PaymentPanelProps) {
  const { state, title, text } = payment;
  const forms = <PayForms id={id} payment={payment} error={error} />;
  return (
    <section
      className={`order-status__part order-payment order-payment--${state}`}
      aria-labelledby="platnosc"
    >
      <header>
        {isWaiting(state) && <LogoMark />}
        {state === "paid" && <Icon name="check" />}
        <h2 id="platnosc">{title}</h2>
        <p>{text}</p>
        {(state === "due" || state === "failed") && <p>{deadline}</p>}
      </header>
      {isWaiting(state) ? (
        <>
          <Island component={PaymentWatch} id={id} state={state} page={createStatusPath(id)} />
          <details open={error !== undefined}>
            <summary>Zapłać w inny sposób</summary>
            {forms}
          </details>
        </>
      ) : (
        state !== "paid" && forms
      )}
    </section>
  );
}

type PayFormsProps = Omit<PaymentPanelProps, "deadline">;

/** BLIK here, everything else on PayU's page; both work without scripts. */
function PayForms({ id, payment, error }: PayFormsProps) {
  return (
    <>
      {error?.notice && (
        <p className="notice notice--rose" role="alert">
          {error.notice}
        </p>
      )}
      <div className="order-payment__ways">
        <BlikForm id={id} payment={payment} error={error} />
        <p className="order-payment__or">albo</p>
        <form method="post" action={createStatusPath(id)}>
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

function BlikForm({ id, payment, error }: PayFormsProps) {
  return (
    <form method="post" action={createStatusPath(id)} noValidate className="order-payment__blik">
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
  );
}
