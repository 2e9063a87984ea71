import { useEffect, useRef, type ReactNode } from "react";
import type { StoredOrder } from "../../../shop/order/stored-order.ts";
import { LogoMark } from "../../layout/logo-mark.tsx";
import { Typeset } from "../../ui/typeset.tsx";
import { BankTransferDetails } from "./bank-transfer-details.tsx";
import { TransferQr } from "./transfer-qr.tsx";

type Props = {
  order: StoredOrder;
  /** Path of the order's page, if this document knows it. */
  path: string | undefined;
  /** `h1` when the confirmation is the whole page. */
  level: "h1" | "h2";
  /** Scrolls to it and focuses its heading. */
  focused?: boolean;
  children?: ReactNode;
};

/** The order confirmation shown right after checkout. */
export function AcceptedOrderView({ order, path, level: Heading, focused, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused) return;
    heading.current!.focus({ preventScroll: true });
    heading.current!.closest("section")!.scrollIntoView();
  }, [focused]);
  const { number, next, transfer, transferQr } = order;
  return (
    <section className="accepted-order" aria-labelledby="przyjete">
      <header className="accepted-order__header">
        <LogoMark />
        <Heading id="przyjete" tabIndex={-1} ref={heading}>
          Dziękujemy za zamówienie <span className="accepted-order__number">{number}</span>
        </Heading>
        <p>Przyjęliśmy je. Potwierdzenie wysłaliśmy na Twój adres e-mail.</p>
        {children}
      </header>
      <NextSteps steps={next} path={path} />
      {transfer.length > 0 && (
        <BankTransferDetails fields={transfer} qr={transferQr && <TransferQr {...transferQr} />} />
      )}
    </section>
  );
}

type NextStepsProps = { steps: readonly string[]; path: string | undefined };

function NextSteps({ steps, path }: NextStepsProps) {
  return (
    <div className="accepted-order__next">
      <strong>Co dalej?</strong>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <Typeset text={step} />
          </li>
        ))}
      </ol>
      {path ? (
        <a className="button button--primary" href={path}>
          Zobacz zamówienie
        </a>
      ) : (
        <p>
          <Typeset text="Stronę zamówienia otworzysz z e-maila z potwierdzeniem." />
        </p>
      )}
    </div>
  );
}
