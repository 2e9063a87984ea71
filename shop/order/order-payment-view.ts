import type { DetailRow } from "../email/email-content.ts";
import { describeDeadline } from "../payment/deadline.ts";
import { createOnlinePaymentView, type OnlinePaymentView } from "../payment/online-payment-view.ts";
import type { QrCode } from "../payment/draw-qr.ts";
import type { PaymentFact } from "../payment/payment-fact.ts";
import { describeMoney } from "../payment/payment-notes.ts";
import { formatPrice } from "../price.ts";
import type { RunningShop } from "../shop-config.ts";
import { formatDateTime } from "../text/date-time.ts";
import { addNonBreakingSpaces } from "../text/typography.ts";
import type { Order } from "./order.ts";
import { awaitsPayment, isErased, isPaidOnDelivery, type OrderRecord } from "./order-timeline.ts";
import {
  createTransferFields,
  createTransferQr,
  findPaymentNote,
  type TransferField,
} from "./payment-instructions.ts";

/** What an order's page shows of its payment. */
export type OrderPaymentView = {
  rows: readonly DetailRow[];
  /** Bank details while a transfer is due; else empty. */
  transfer: readonly TransferField[];
  transferQr?: QrCode;
  note?: string;
  /** The last moment to pay. */
  deadline?: string;
  /** What differs from one payment of the whole total. */
  moneyNotes: readonly string[];
  /** Undefined where the shop takes no online payment for the order. */
  online?: OnlinePaymentView;
};

export type OrderStatus = {
  record: OrderRecord;
  facts: readonly PaymentFact[];
  /** Milliseconds since 1970; undefined when an unpaid order is not cancelled. */
  payUntil: number | undefined;
  now: number;
  /** Whether PayU has just said how the unsettled attempts are. */
  answered: boolean;
};

type PaymentShop = Pick<RunningShop, "seller" | "legal" | "paymentOptions" | "takesOnlinePayments">;

export function createOrderPaymentView(status: OrderStatus, shop: PaymentShop): OrderPaymentView {
  const { record, facts, payUntil } = status;
  const { order } = record;
  const isDue = awaitsPayment(record) && !isErased(record);
  const note = isDue ? findPaymentNote(order, shop) : undefined;
  const online = shop.takesOnlinePayments
    ? createOnlinePaymentView(record, facts, status)
    : undefined;
  return {
    rows: createRows(record),
    ...(isDue && order.payment.settlement === "transfer"
      ? createTransfer(order, shop)
      : { transfer: [] }),
    moneyNotes: describeMoney(record, facts, shop.legal),
    ...(note !== undefined && { note }),
    ...(isDue && payUntil !== undefined && { deadline: describeDeadline(payUntil) }),
    ...(online && { online }),
  };
}

function createRows(record: OrderRecord): DetailRow[] {
  const { order, timeline } = record;
  const method = { label: "Sposób", value: order.payment.label };
  if (timeline.paidAt !== undefined) {
    const paidAt = addNonBreakingSpaces(formatDateTime(timeline.paidAt));
    return [method, { label: "Opłacone", value: paidAt }];
  }
  const isOver = isErased(record) || timeline.cancelledAt !== undefined;
  if (isOver || order.payment.settlement === "transfer") return [method];
  const when = isPaidOnDelivery(order) ? "Do zapłaty przy odbiorze" : "Do zapłaty";
  return [method, { label: when, value: formatPrice(order.total) }];
}

function createTransfer(order: Order, { seller }: PaymentShop) {
  const transferQr = createTransferQr(order, seller);
  return {
    transfer: createTransferFields(order, seller, formatPrice),
    ...(transferQr && { transferQr }),
  };
}
