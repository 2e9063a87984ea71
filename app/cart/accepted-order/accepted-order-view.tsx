import { useEffect, useRef, type ReactNode } from "react";
import type { NextStep } from "../../../shop/order/placing/accepted-order.ts";
import type { StoredOrder } from "../../../shop/order/placing/stored-order.ts";
import { OrderScene } from "../../ui/picture/order-scene.tsx";
import BankTransferDetails from "./bank-transfer-details.tsx";
import { TransferQr } from "./transfer-qr.tsx";

type Props = {
  order: StoredOrder;
  /** Path of the order's page, if this document knows it. */
  path: string | undefined;
  /** Path of the page where an online payment is made at once. */
  payUrl?: string | undefined;
  /** The confirmation is the whole page: scrolls to it and focuses its heading. */
  isPage?: boolean;
  children?: ReactNode;
};

/** The order confirmation shown right after checkout. */
export function AcceptedOrderView({ order, isPage, children, ...links }: Props) {
  const Heading = isPage ? "h1" : "h2";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isPage) return;
    heading.current!.focus({ preventScroll: true });
    heading.current!.closest("section")!.scrollIntoView();
  }, [isPage]);
  const { number, next, transfer, transferQr } = order;
  return (
    <section className="accepted-order" aria-labelledby="przyjete">
      <OrderScene />
      <div className="accepted-order__content">
        <header className="accepted-order__header">
          <Heading id="przyjete" tabIndex={-1} ref={heading}>
            Dziękujemy za zamówienie <span className="accepted-order__number">{number}</span>
          </Heading>
          <p>Potwierdzenie wysłaliśmy na Twój adres e-mail.</p>
          {children}
        </header>
        <NextSteps steps={next} />
        <OrderLinks {...links} />
      </div>
      {transfer.length > 0 && (
        <BankTransferDetails fields={transfer} qr={transferQr && <TransferQr {...transferQr} />} />
      )}
    </section>
  );
}

function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <>
      <strong className="visually-hidden">Co dalej?</strong>
      <ol className="next-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function OrderLinks({ path, payUrl }: Pick<Props, "path" | "payUrl">) {
  if (!path) {
    return <p>Stronę zamówienia otworzysz z e-maila z potwierdzeniem.</p>;
  }
  return (
    <p className="accepted-order__links">
      {payUrl && (
        <a className="button button--primary" href={payUrl}>
          Zapłać teraz
        </a>
      )}
      <a className={`button button--${payUrl ? "secondary" : "primary"}`} href={path}>
        Zobacz zamówienie
      </a>
    </p>
  );
}
