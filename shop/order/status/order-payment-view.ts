import type { DetailRow } from "../../email/email-content.ts";
import { isRefunded } from "../../payment/payment-state.ts";
import { calculateAmountDue } from "../../payment/refund/amounts-due.ts";
import { describeDeadline, paymentDeadline } from "../../payment/deadline.ts";
import {
  createOnlinePaymentView,
  type OnlinePaymentView,
} from "../../payment/online-payment-view.ts";
import type { QrCode } from "../../payment/transfer/draw-qr.ts";
import type { PaymentFact } from "../../payment/payment-fact.ts";
import { describeMoney } from "../../payment/payment-notes.ts";
import { summarisePayments } from "../../payment/payment-summary.ts";
import { formatPrice } from "../../price.ts";
import type { RunningShop } from "../../shop-config.ts";
import { formatDateTime } from "../../time/date-time.ts";
import type { Order } from "../order.ts";
import {
  awaitsPayment,
  isErased,
  isPaidOnDelivery,
  type OrderRecord,
  type OrderWithFacts,
} from "./order-timeline.ts";
import {
  createTransferFields,
  createTransferQr,
  findPaymentNote,
  type TransferField,
} from "./payment-instructions.ts";

export type OrderPaymentView = {
  rows: readonly DetailRow[];
  transfer: readonly TransferField[];
  transferQr?: QrCode;
  note?: string;
  deadline?: string;
  moneyNotes: readonly string[];
  online?: OnlinePaymentView;
};

export type OrderStatus = {
  record: OrderRecord;
  facts: readonly PaymentFact[];
  now: number;
  answered: boolean;
};

type PaymentShop = Pick<RunningShop, "seller" | "legal" | "paymentOptions" | "takesOnlinePayments">;

export function createOrderPaymentView(status: OrderStatus, shop: PaymentShop): OrderPaymentView {
  const { record, facts } = status;
  const { cancelAt } = paymentDeadline(record);
  const { order } = record;
  const isDue = awaitsPayment(record) && !isErased(record);
  const note = isDue ? findPaymentNote(order, shop) : undefined;
  const online = shop.takesOnlinePayments
    ? createOnlinePaymentView(record, facts, status)
    : undefined;
  return {
    rows: createRows({ ...record, facts }),
    ...(isDue && order.payment.settlement === "transfer"
      ? createTransfer({ ...order, total: calculateAmountDue(order, facts) }, shop)
      : { transfer: [] }),
    moneyNotes: describeMoney(record, facts, shop.legal),
    ...(note !== undefined && { note }),
    ...(cancelAt !== undefined && { deadline: describeDeadline(cancelAt) }),
    ...(online && { online }),
  };
}

function createRows(record: OrderWithFacts): DetailRow[] {
  const { order, timeline, facts } = record;
  const method = { label: "Sposób", value: order.payment.label };
  if (isRefunded(record)) {
    const { refunded } = summarisePayments(facts);
    return [method, { label: "Zwrócone", value: formatPrice(refunded) }];
  }
  if (timeline.paidAt !== undefined) {
    const paidAt = formatDateTime(timeline.paidAt);
    return [method, { label: "Opłacone", value: paidAt }];
  }
  const isOver = isErased(record) || timeline.cancelledAt !== undefined;
  if (isOver || order.payment.settlement === "transfer") return [method];
  const when = isPaidOnDelivery(order) ? "Do zapłaty przy odbiorze" : "Do zapłaty";
  return [method, { label: when, value: formatPrice(calculateAmountDue(order, facts)) }];
}

function createTransfer(order: Order, { seller }: PaymentShop) {
  const transferQr = createTransferQr(order, seller);
  return {
    transfer: createTransferFields(order, seller, formatPrice),
    ...(transferQr && { transferQr }),
  };
}
