import { createCancellationEmail } from "../../shop/email/order/cancellation-email.ts";
import { createInvoiceEmail } from "../../shop/email/order/invoice-email.ts";
import { createDayEmail } from "../../shop/email/order/day-email.ts";
import { messageSubjects } from "../../shop/email/message-email.ts";
import { createOrderDiffersEmail } from "../../shop/email/order/order-differs-email.ts";
import { createShopOrderEmail } from "../../shop/email/order/new-order-email.ts";
import { createOrderConfirmation } from "../../shop/email/order/order-confirmation-email.ts";
import { createOrderLinkEmail } from "../../shop/email/order/order-link-email.ts";
import { createOrderUpdateEmail } from "../../shop/email/order/order-update-emails.ts";
import { createOversoldEmail } from "../../shop/email/order/oversold-email.ts";
import { createReservationEndEmail } from "../../shop/email/order/reservation-end-email.ts";
import type { Order } from "../../shop/order/order.ts";
import type { OrderWithFacts } from "../../shop/order/status/order-timeline.ts";
import type { OrderNotification } from "../../shop/order/status/order-transition.ts";
import { addNotice, customerMail, shopMail, toAddress, type Recipients } from "./draft.ts";

/** Documents that the law requires in an order confirmation. */
const legalDocuments = ["regulamin", "pouczenie-o-odstapieniu", "wzor-odstapienia"];

export const orderMails = {
  order: shopMail(
    ({ order, ...recipients }: { order: Order } & Recipients, shop) =>
      addNotice(createShopOrderEmail(order, shop), recipients),
    ({ order }) => ({
      subject: `${messageSubjects.enquiry} – ${order.number}`,
      replyTo: toAddress(order.customer),
    }),
  ),
  "order-confirmation": customerMail(
    ({ order }: { order: Order }, shop, { status }) => createOrderConfirmation(order, shop, status),
    ({ order }, _content, { brand }) => ({
      subject: `Potwierdzenie zamówienia ${order.number} – ${brand}`,
      attachments: legalDocuments,
    }),
  ),
  "order-link": customerMail(createOrderLinkEmail, (_needs, { title }) => ({ subject: title })),
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
  "order-invoiced": customerMail(createInvoiceEmail),
  "order-to-cancel": shopMail(createCancellationEmail, ({ number }, { title }) => ({
    subject: `${title} – ${number}`,
  })),
  day: shopMail(createDayEmail),
  "order-differs": shopMail(createOrderDiffersEmail),
  /** A reply goes to the customer. */
  "order-oversold": shopMail(createOversoldEmail, ({ order }) => ({
    replyTo: toAddress(order.customer),
  })),
  "reservation-end": shopMail(createReservationEndEmail),
};

function orderUpdate(notification: OrderNotification) {
  return customerMail((record: OrderWithFacts, shop, links) =>
    createOrderUpdateEmail(notification, record, shop, links),
  );
}
