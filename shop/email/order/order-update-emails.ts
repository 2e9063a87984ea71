import { formatDateTime } from "../../time/date-time.ts";
import {
  createClosing,
  createOpening,
  createOrderSection,
  createRowSection,
  paragraph,
} from "../email-content.ts";
import type { EmailContent, EmailSection } from "../email-content.ts";
import { createInvoiceSections } from "./invoice-email.ts";
import { createParcelParts } from "./parcel-parts.ts";
import { createPaymentParts } from "../payment/payment-parts.ts";
import { awaitsPayment, type OrderWithFacts } from "../../order/status/order-timeline.ts";
import type { OrderLinks } from "../../order/link/order-links.ts";
import { describeNextSteps, type OrderTextShop } from "../../order/status/next-steps.ts";
import { calculateAmountDue } from "../../payment/refund/amounts-due.ts";
import type { OrderNotification } from "../../order/status/order-transition.ts";
import { listParcels } from "../../order/delivery/parcel.ts";
import { formatAddress, formatTotalLabel } from "../../shop-config.ts";
import { formatPricePln } from "../../price.ts";

export function createOrderUpdateEmail(
  notification: OrderNotification,
  record: OrderWithFacts,
  shop: OrderTextShop,
  links: OrderLinks,
): EmailContent {
  const { title, text, sections = [] } = templates[notification](record, shop, links);
  const nextSection = {
    heading: "Co dalej?",
    parts: [paragraph(describeNextSteps(record, shop, formatPricePln))],
  };
  const closing = createClosing(links.status, shop.seller.phone);
  return { title, sections: [createOpening(text), ...sections, nextSection, closing] };
}

type Template = (
  record: OrderWithFacts,
  shop: OrderTextShop,
  links: OrderLinks,
) => { title: string; text: string; sections?: readonly EmailSection[] };

const templates: Record<OrderNotification, Template> = {
  confirmed: (record, shop, links) => ({
    title: `Potwierdzamy zamówienie ${record.order.number}`,
    text: `Przyjmujemy zamówienie ${record.order.number} do realizacji. Z chwilą, w której dostajesz tę wiadomość, umowa sprzedaży jest zawarta.`,
    sections: [
      createOrderSection("Twoje zamówienie", record.order, formatTotalLabel(shop)),
      ...createPaymentSections(record, shop, links),
      ...createInvoiceSections(record.order),
    ],
  }),
  paid: ({ order }) => ({
    title: `Mamy Twoją zapłatę za zamówienie ${order.number}`,
    text: `Zapłata za zamówienie ${order.number} dotarła do nas: ${formatPricePln(order.total)}. Dziękujemy.`,
  }),
  unpaid: (record, shop, links) => ({
    title: `Zamówienie ${record.order.number} czeka na zapłatę`,
    text: `Przez pomyłkę napisaliśmy, że zapłata za zamówienie ${record.order.number} do nas dotarła. Jeszcze jej nie mamy. Przepraszamy za zamieszanie.`,
    sections: createPaymentSections(record, shop, links),
  }),
  dispatched: ({ order, timeline }, shop) => ({
    title: `Paczka z zamówieniem ${order.number} jest w drodze`,
    text: `Nadaliśmy ją ${formatDateTime(timeline.dispatchedAt!)}.`,
    sections: [{ heading: "Przesyłka", parts: createParcelParts({ order, timeline }, shop) }],
  }),
  corrected: ({ order, timeline }, shop) => ({
    title: `Poprawiony numer przesyłki, zamówienie ${order.number}`,
    text: "Dane przesyłki z poprzedniego e-maila były błędne, przepraszamy. Oto właściwe.",
    sections: [{ heading: "Przesyłka", parts: createParcelParts({ order, timeline }, shop) }],
  }),
  parcels: ({ order, timeline }, shop) => ({
    title: `Numer przesyłki, zamówienie ${order.number}`,
    text:
      listParcels(timeline).length > 1
        ? "Zabawki jadą w kilku paczkach. Oto wszystkie."
        : "Paczka ma już numer, pod którym można ją śledzić.",
    sections: [{ heading: "Przesyłka", parts: createParcelParts({ order, timeline }, shop) }],
  }),
  ready: ({ order }, { seller }) => ({
    title: `Zamówienie ${order.number} czeka na odbiór`,
    text: "Wszystko jest gotowe.",
    sections: [
      createRowSection("Odbiór", [
        { label: "Miejsce odbioru", value: formatAddress(seller.pickupAddress) },
      ]),
    ],
  }),
  completed: ({ order }, _shop, { withdrawal }) => ({
    title: `Zamówienie ${order.number} zakończone`,
    text: "Dziękujemy za zakupy. Mamy nadzieję, że zabawki przypadły do gustu.",
    sections: [{ parts: [{ kind: "link", label: "Odstąp od umowy tutaj", url: withdrawal }] }],
  }),
  cancelled: ({ order, timeline }) => ({
    title: `Zamówienie ${order.number} anulowane`,
    text: `Zamówienie ${order.number} zostało anulowane.`,
    sections: [
      createRowSection("Dlaczego?", [{ label: "Powód", value: timeline.cancelReason ?? "" }]),
    ],
  }),
  reopened: (record, shop, links) => ({
    title: `Wracamy do zamówienia ${record.order.number}`,
    text: `Zamówienie ${record.order.number} nie jest już anulowane: realizujemy je dalej. Przepraszamy za zamieszanie.`,
    sections:
      record.timeline.paidAt === undefined
        ? createPaymentSections(record, shop, links)
        : [
            createRowSection("Płatność", [
              { label: "Mamy Twoją zapłatę", value: formatPricePln(record.order.total) },
            ]),
          ],
  }),
};

function createPaymentSections(
  record: OrderWithFacts,
  shop: OrderTextShop,
  { status }: OrderLinks,
): EmailSection[] {
  if (!awaitsPayment(record)) return [];
  const due = { ...record, order: { ...record.order, total: calculateAmountDue(record) } };
  return [{ heading: "Płatność", parts: createPaymentParts(due, shop, status) }];
}
