import type { OrderPaymentView } from "../../../shop/order/order-payment-view.ts";
import { BankTransferDetails } from "../../cart/accepted-order/bank-transfer-details.tsx";
import { Island } from "../../islands/island.tsx";
import { Section } from "./section.tsx";

/** How the order is paid, with the bank details while a transfer is due. */
export function PaymentSection({ rows, note, transfer, deadline }: OrderPaymentView) {
  return (
    <Section title="Płatność" rows={rows} note={note}>
      {transfer.length > 0 && <Island component={BankTransferDetails} fields={transfer} />}
      {deadline && <p>{deadline}</p>}
    </Section>
  );
}
