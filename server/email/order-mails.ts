import {
  createCancellationEmail,
  type CancelledExport,
} from "../../shop/email/order/cancellation-email.ts";
import { createInvoiceEmail } from "../../shop/email/order/invoice-email.ts";
import { createDayEmail } from "../../shop/email/order/day-email.ts";
import type { Alert } from "../../shop/alerts/alert.ts";
import type { Day } from "../../shop/order/day/plan-day.ts";
import { formatDay } from "../../shop/time/date-time.ts";
import { messageSubjects } from "../../shop/email/message-email.ts";
import {
  createOrderDiffersEmail,
  type DifferingOrder,
} from "../../shop/email/order/order-differs-email.ts";
import { createShopOrderEmail } from "../../shop/email/order/new-order-email.ts";
import { createOrderConfirmation } from "../../shop/email/order/order-confirmation-email.ts";
import { createOrderLinkEmail } from "../../shop/email/order/order-link-email.ts";
import { createOrderUpdateEmail } from "../../shop/email/order/order-update-emails.ts";
import { createOversoldEmail, type OversoldOrder } from "../../shop/email/order/oversold-email.ts";
import { createReservationEndEmail } from "../../shop/email/order/reservation-end-email.ts";
import type { Order } from "../../shop/order/order.ts";
import type { OrderRecord, OrderWithFacts } from "../../shop/order/status/order-timeline.ts";
import type { OrderNotification } from "../../shop/order/status/order-transition.ts";
import {
  addNotice,
  linksOf,
  toAddress,
  toCustomer,
  toShop,
  type MailContext,
  type Recipients,
} from "./draft.ts";

/** Documents that the law requires in an order confirmation. */
const legalDocuments = ["regulamin", "pouczenie-o-odstapieniu", "wzor-odstapienia"];

export const orderMails = {
  order: ({ order, ...recipients }: { order: Order } & Recipients, context: MailContext) => ({
    ...toShop(addNotice(createShopOrderEmail(order, context.shop), recipients), context),
    subject: `${messageSubjects.enquiry} – ${order.number}`,
    replyTo: toAddress(order.customer),
  }),
  "order-confirmation": (order: Order, context: MailContext) => ({
    ...toCustomer(
      order,
      createOrderConfirmation(order, context.shop, linksOf(order, context).status),
      context,
    ),
    subject: `Potwierdzenie zamówienia ${order.number} – ${context.shop.brand}`,
    attachments: legalDocuments,
  }),
  "order-link": (order: Order, context: MailContext) => {
    const content = createOrderLinkEmail(
      order,
      context.shop.seller,
      linksOf(order, context).status,
    );
    return { ...toCustomer(order, content, context), subject: content.title };
  },
  "order-confirmed": orderUpdate("confirmed"),
  "order-paid": orderUpdate("paid"),
  "order-unpaid": orderUpdate("unpaid"),
  "order-dispatched": orderUpdate("dispatched"),
  "order-corrected": orderUpdate("corrected"),
  "order-parcels": orderUpdate("parcels"),
  "order-ready": orderUpdate("ready"),
  "order-completed": orderUpdate("completed"),
  "order-cancelled": orderUpdate("cancelled"),
  "order-reopened": orderUpdate("reopened"),
  "order-invoiced": (record: OrderRecord, context: MailContext) => {
    const links = linksOf(record.order, context);
    const content = createInvoiceEmail(record, context.shop.seller, links);
    return toCustomer(record.order, content, context);
  },
  "order-to-cancel": (exported: CancelledExport, context: MailContext) => {
    const content = createCancellationEmail(exported);
    return { ...toShop(content, context), subject: `${content.title} – ${exported.number}` };
  },
  day: (
    {
      day,
      alerts,
      now,
    }: { day: Day; alerts: readonly Pick<Alert, "text" | "advice">[]; now: number },
    context: MailContext,
  ) => toShop(createDayEmail(day, alerts, `Dzień w sklepie: ${formatDay(now)}`), context),
  "order-differs": (order: DifferingOrder, context: MailContext) =>
    toShop(createOrderDiffersEmail(order), context),
  /** A reply goes to the customer. */
  "order-oversold": (order: OversoldOrder, context: MailContext) => ({
    ...toShop(createOversoldEmail(order, context.shop.seller), context),
    replyTo: toAddress(order.order.customer),
  }),
  "reservation-end": (
    { numbers, endsAt }: { numbers: readonly string[]; endsAt: number },
    context: MailContext,
  ) => toShop(createReservationEndEmail(numbers, endsAt), context),
};

function orderUpdate(notification: OrderNotification) {
  return (record: OrderWithFacts, context: MailContext) => {
    const links = linksOf(record.order, context);
    const content = createOrderUpdateEmail(notification, record, context.shop, links);
    return toCustomer(record.order, content, context);
  };
}
