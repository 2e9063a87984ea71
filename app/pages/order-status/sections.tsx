import type { ReactNode } from "react";
import type { DetailRow } from "../../../shop/email/email-content.ts";
import type { OrderPaymentView } from "../../../shop/order/status/order-payment-view.ts";
import type { OrderStatusView } from "../../../shop/order/status/order-status-view.ts";
import BankTransferDetails from "../../cart/accepted-order/bank-transfer-details.tsx";
import { TransferQr } from "../../cart/accepted-order/transfer-qr.tsx";
import { Island } from "../../islands/island.tsx";
import { LogoMark } from "../../layout/logo-mark.tsx";

type SectionProps = {
  title: string;
  rows: readonly DetailRow[];
  children?: ReactNode;
};

export function Section({ title, rows, children }: SectionProps) {
  return (
    <section className="order-status__part">
      <h2>{title}</h2>
      <Rows rows={rows} />
      {children}
    </section>
  );
}

export function Rows({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <dl className="order-status__rows">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How the order is paid, with the bank details while a transfer is due. */
export function PaymentSection({
  rows,
  note,
  transfer,
  transferQr,
  deadline,
  online,
}: OrderPaymentView) {
  return (
    <Section title="Płatność" rows={rows}>
      {note && <p>{note}</p>}
      {transfer.length > 0 && (
        <Island
          component={BankTransferDetails}
          fields={transfer}
          qr={transferQr && <TransferQr {...transferQr} />}
        />
      )}
      {deadline && !online && <p>{deadline}</p>}
    </Section>
  );
}

export function Timeline({ state, completed, upcoming }: OrderStatusView) {
  const currentIndex = state === "cancelled" ? -1 : completed.length - 1;
  return (
    <section className="order-status__part" aria-labelledby="przebieg">
      <h2 id="przebieg">Przebieg</h2>
      <ol className={`order-status__timeline order-status__timeline--${state}`}>
        {completed.map(({ label, at, formatted }, index) => (
          <li key={label}>
            {index === currentIndex && <LogoMark />}
            <strong>{label}</strong>
            <time dateTime={at}>{formatted}</time>
          </li>
        ))}
        {upcoming.map((label) => (
          <li key={label} className="order-status__upcoming">
            {label}
            <span className="visually-hidden"> (jeszcze przed nami)</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
