import type { OrderPaymentView } from "../../../shop/order/status/order-payment-view.ts";
import BankTransferDetails from "../../cart/accepted-order/bank-transfer-details.tsx";
import { TransferQr } from "../../cart/accepted-order/transfer-qr.tsx";
import { Island } from "../../islands/island.tsx";
import { Section } from "./section.tsx";

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
    <Section title="Płatność" rows={rows} note={note}>
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
