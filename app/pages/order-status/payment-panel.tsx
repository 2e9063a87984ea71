import type { OnlinePaymentView } from "../../../shop/payment/online-payment-view.ts";
import { createStatusPath } from "../../../shop/order/link/order-links.ts";
import { isWaiting } from "../../../shop/payment/payment-state.ts";
import { Island } from "../../islands/island.tsx";
import { LogoMark } from "../../layout/logo-mark.tsx";
import PaymentWatch from "../../payment/payment-watch.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { PaymentError } from "./action.ts";
import { PayForms } from "./pay-forms.tsx";

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
  const forms = <PayForms path={createStatusPath(id)} payment={payment} error={error} />;
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
