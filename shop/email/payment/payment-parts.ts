import { awaitsPayment, type OrderRecord } from "../../order/status/order-timeline.ts";
import {
  createTransferFields,
  describePaymentOnDelivery,
} from "../../order/status/payment-instructions.ts";
import type { Order } from "../../order/order.ts";
import { describeDeadline, paymentDeadline } from "../../payment/deadline.ts";
import { createTransferQrText } from "../../payment/transfer/transfer-qr.ts";
import { formatPricePln } from "../../price.ts";
import type { RunningShop, Seller } from "../../shop-config.ts";
import { formatHours } from "../../time/hours.ts";
import { paragraph, type EmailPart } from "../email-content.ts";

type PaymentShop = Pick<RunningShop, "seller" | "takesOnlinePayments">;

export function createPaymentParts(
  record: OrderRecord,
  shop: PaymentShop,
  statusUrl: string,
): EmailPart[] {
  const { order } = record;
  const method = { label: "Sposób", value: order.payment.label };
  const due = { label: "Do zapłaty", value: formatPricePln(order.total) };
  switch (order.payment.settlement) {
    case "transfer":
      return [
        { kind: "facts", facts: [method] },
        ...createTransferParts(order, shop.seller),
        ...describeTransferTime(record),
      ];
    case "online":
      return shop.takesOnlinePayments
        ? [{ kind: "facts", facts: [method, due] }, ...createOnlineParts(record, statusUrl)]
        : [{ kind: "facts", facts: [method, due] }, paragraph(describeLinkByHand(record))];
    case "on-delivery":
      return [
        { kind: "facts", facts: [method] },
        paragraph(describePaymentOnDelivery(order, formatPricePln)),
      ];
  }
}

export function createTransferParts(order: Order, seller: Seller): EmailPart[] {
  const { total: amount, number: title } = order;
  const text = createTransferQrText({ seller, amount, title });
  return [
    { kind: "facts", facts: createTransferFields(order, seller, formatPricePln) },
    ...(text === undefined ? [] : [{ kind: "transfer-qr" as const, text }]),
  ];
}

function createOnlineParts(record: OrderRecord, url: string): EmailPart[] {
  return [
    paragraph("Zapłacisz BLIKIEM, kartą lub szybkim przelewem."),
    ...createDeadline(record),
    { kind: "link", label: "Zapłać za zamówienie", url },
    paragraph(
      "Płatność masz już za sobą? Nie musisz nic robić. Gdy pieniądze do nas dotrą, napiszemy.",
    ),
  ];
}

function describeLinkByHand({ timeline }: OrderRecord): string {
  return timeline.confirmedAt === undefined
    ? "Gdy potwierdzimy zamówienie, wyślemy Ci e-mailem link do płatności."
    : "Link do płatności wyślemy Ci w osobnym e-mailu.";
}

/** Transfers are asked for once the order is confirmed. */
function describeTransferTime(record: OrderRecord): EmailPart[] {
  if (record.timeline.confirmedAt !== undefined) return createDeadline(record);
  const { cancelHours } = record.order.payment.times;
  const time =
    cancelHours === undefined ? "" : ` Zapłać wtedy w ciągu ${formatHours(cancelHours)}.`;
  return [paragraph(`O przelew prosimy, gdy potwierdzimy zamówienie.${time}`)];
}

/** An order of before PayU was connected has no deadline, or one that has passed. */
function createDeadline(record: OrderRecord): EmailPart[] {
  const { cancelAt = 0 } = paymentDeadline(record);
  const { order, timeline } = record;
  const since = timeline.confirmedAt ?? order.acceptedAt;
  return awaitsPayment(record) && cancelAt > since ? [paragraph(describeDeadline(cancelAt))] : [];
}
