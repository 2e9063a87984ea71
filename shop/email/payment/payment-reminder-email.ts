import type { OrderLinks } from "../../order/link/order-links.ts";
import type { OrderRecord } from "../../order/status/order-timeline.ts";
import { describeDeadline } from "../../payment/deadline.ts";
import { formatPricePln } from "../../price.ts";
import type { ShopConfig } from "../../shop-config.ts";
import { createClosing, createOpening, paragraph, type EmailContent } from "../email-content.ts";
import { createTransferParts } from "./payment-parts.ts";

export function createPaymentReminderEmail(
  { order, cancelAt }: OrderRecord & { cancelAt: number | undefined },
  { seller }: Pick<ShopConfig, "seller">,
  links: OrderLinks,
): EmailContent {
  const { number, total, payment } = order;
  const isTransfer = payment.settlement === "transfer";
  const label = isTransfer ? "Zobacz zamówienie" : "Zapłać za zamówienie";
  const money = formatPricePln(total);
  const text = isTransfer
    ? `Nie widzimy jeszcze na koncie przelewu za zamówienie ${number}: ${money}. Jeśli jest już w drodze, nie musisz nic robić.`
    : `Nie dotarła do nas jeszcze zapłata za zamówienie ${number}: ${money}. Jeśli płatność się nie udała, wystarczy zapłacić jeszcze raz na stronie zamówienia.`;
  return {
    title: `Zamówienie ${number} czeka na zapłatę`,
    sections: [
      createOpening(text),
      ...(isTransfer
        ? [{ heading: "Dane do przelewu", parts: createTransferParts(order, seller) }]
        : []),
      {
        parts: [
          ...(cancelAt === undefined ? [] : [paragraph(describeDeadline(cancelAt))]),
          ...createClosing(links.status, seller.phone, label).parts,
        ],
      },
    ],
  };
}
