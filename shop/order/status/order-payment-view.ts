import type { DetailRow } from "../../email/email-content.ts";
import { isRefunded } from "../../payment/payment-state.ts";
import { calculateAmountDue } from "../../payment/refund/amounts-due.ts";
import { describeDeadline, paymentDeadline } from "../../payment/deadline.ts";
import {
  createOnlinePaymentView,
  type OnlinePaymentView,
} from "../../payment/online-payment-view.ts";
import { describeMoney } from "../../payment/payment-notes.ts";
import { summarisePayments } from "../../payment/payment-summary.ts";
import { formatPrice } from "../../price.ts";
import { formatDateTime } from "../../time/date-time.ts";
import type { OrderTextShop } from "./next-steps.ts";
import {
  awaitsPayment,
  isErased,
  isPaidOnDelivery,
  type OrderWithFacts,
} from "./order-timeline.ts";
import {
  createTransferDetails,
  findPaymentNote,
  type TransferDetails,
} from "./payment-instructions.ts";

export type OrderPaymentView = TransferDetails & {
  rows: readonly DetailRow[];
  note?: string;
  deadline?: string;
  moneyNotes: readonly string[];
  online?: OnlinePaymentView;
};

export type OrderStatus = {
  record: OrderWithFacts;
  now: number;
  answered: boolean;
};

export function createOrderPaymentView(status: OrderStatus, shop: OrderTextShop): OrderPaymentView {
  const { record } = status;
  const { cancelAt } = paymentDeadline(record);
  const { order } = record;
  const isDue = awaitsPayment(record) && !isErased(record);
  const note = isDue ? findPaymentNote(order, shop) : undefined;
  const online = shop.takesOnlinePayments ? createOnlinePaymentView(record, status) : undefined;
  return {
    rows: createRows(record),
    ...(isDue && order.payment.settlement === "transfer"
      ? createTransferDetails({ ...order, total: calculateAmountDue(record) }, shop.seller)
      : { transfer: [] }),
    moneyNotes: describeMoney(record, shop.legal),
    ...(note !== undefined && { note }),
    ...(cancelAt !== undefined && { deadline: describeDeadline(cancelAt) }),
    ...(online && { online }),
  };
}

function createRows(record: OrderWithFacts): DetailRow[] {
  const { order, timeline } = record;
  const method = { label: "Sposób", value: order.payment.label };
  if (isRefunded(record)) {
    const { refunded } = summarisePayments(record.facts);
    return [method, { label: "Zwrócone", value: formatPrice(refunded) }];
  }
  if (timeline.paidAt !== undefined) {
    const paidAt = formatDateTime(timeline.paidAt);
    return [method, { label: "Opłacone", value: paidAt }];
  }
  const isOver = isErased(record) || timeline.cancelledAt !== undefined;
  if (isOver || order.payment.settlement === "transfer") return [method];
  const when = isPaidOnDelivery(order) ? "Do zapłaty przy odbiorze" : "Do zapłaty";
  return [method, { label: when, value: formatPrice(calculateAmountDue(record)) }];
}
