import { findCarrier, createTrackingUrl } from "../order/carrier.ts";
import { formatDateTime } from "../text/date-time.ts";
import { createOrderLines, createRowSection, paragraph, createTotals } from "./email-content.ts";
import type { DetailRow, EmailContent, EmailPart, EmailSection } from "./email-content.ts";
import { createPaymentParts } from "./payment-parts.ts";
import { awaitsPayment, type OrderRecord, type OrderTimeline } from "../order/order-timeline.ts";
import type { OrderLinks } from "../order/order-links.ts";
import { describeNextSteps, type NextStepsShop } from "../order/next-steps.ts";
import type { OrderNotification } from "../order/order-transition.ts";
import { formatAddress, type RunningShop } from "../shop-config.ts";
import { formatPricePln } from "../price.ts";

export function createOrderUpdateEmail(
  notification: OrderNotification,
  record: OrderRecord,
  shop: UpdateShop,
  links: OrderLinks,
): EmailContent {
  const { title, sections } = templates[notification](record, shop, links);
  const nextSection = {
    heading: "Co dalej?",
    parts: [paragraph(describeNextSteps(record, shop, formatPricePln))],
  };
  const statusLink = { kind: "link", label: "Zobacz zamówienie", url: links.status } as const;
  const closing = `Masz pytanie? Odpisz na tę wiadomość albo zadzwoń: ${shop.seller.phone}.`;
  return {
    title,
    sections: [...sections, nextSection, { parts: [statusLink, paragraph(closing)] }],
  };
}

type UpdateShop = NextStepsShop & Pick<RunningShop, "unpaidOrders">;

type Template = (record: OrderRecord, shop: UpdateShop, links: OrderLinks) => EmailContent;

const templates: Record<OrderNotification, Template> = {
  confirmed: (record, shop, links) => ({
    title: `Potwierdzamy zamówienie ${record.order.number}`,
    sections: [
      createOpening(
        `Przyjmujemy zamówienie ${record.order.number} do realizacji. Z chwilą, w której dostajesz tę wiadomość, umowa sprzedaży jest zawarta.`,
      ),
      {
        heading: "Twoje zamówienie",
        parts: [createOrderLines(record.order.lines), createTotals(record.order, "Razem z VAT")],
      },
      ...createPaymentSections(record, shop, links),
    ],
  }),
  paid: ({ order }) => ({
    title: `Mamy Twoją zapłatę za zamówienie ${order.number}`,
    sections: [
      createOpening(
        `Zapłata za zamówienie ${order.number} dotarła do nas: ${formatPricePln(order.total)}. Dziękujemy.`,
      ),
    ],
  }),
  dispatched: ({ order, timeline }) => ({
    title: `Paczka z zamówieniem ${order.number} jest w drodze`,
    sections: [
      createOpening(`Nadaliśmy ją ${formatDateTime(timeline.dispatchedAt!)}.`),
      { heading: "Przesyłka", parts: createParcelParts({ order, timeline }) },
    ],
  }),
  corrected: ({ order, timeline }) => ({
    title: `Poprawiony numer przesyłki, zamówienie ${order.number}`,
    sections: [
      createOpening(
        "Dane przesyłki z poprzedniego e-maila były błędne, przepraszamy. Oto właściwe.",
      ),
      { heading: "Przesyłka", parts: createParcelParts({ order, timeline }) },
    ],
  }),
  ready: ({ order }, { seller }) => ({
    title: `Zamówienie ${order.number} czeka na odbiór`,
    sections: [
      createOpening("Wszystko jest gotowe."),
      createRowSection("Odbiór", [
        { label: "Miejsce odbioru", value: formatAddress(seller.pickupAddress) },
      ]),
    ],
  }),
  completed: ({ order }, _shop, { withdrawal }) => ({
    title: `Zamówienie ${order.number} zakończone`,
    sections: [
      createOpening("Dziękujemy za zakupy. Mamy nadzieję, że zabawki przypadły do gustu."),
      { parts: [{ kind: "link", label: "Odstąp od umowy tutaj", url: withdrawal }] },
    ],
  }),
  cancelled: ({ order, timeline }) => ({
    title: `Zamówienie ${order.number} anulowane`,
    sections: [
      createOpening(`Zamówienie ${order.number} zostało anulowane.`),
      createRowSection("Dlaczego?", [{ label: "Powód", value: timeline.cancelReason ?? "" }]),
    ],
  }),
  reopened: ({ order, timeline }) => ({
    title: `Wracamy do zamówienia ${order.number}`,
    sections: [
      createOpening(
        `Zamówienie ${order.number} nie jest już anulowane: realizujemy je dalej. Przepraszamy za zamieszanie.`,
      ),
      ...(timeline.paidAt === undefined
        ? []
        : [
            createRowSection("Płatność", [
              { label: "Mamy Twoją zapłatę", value: formatPricePln(order.total) },
            ]),
          ]),
    ],
  }),
};

function createOpening(text: string): EmailSection {
  return { parts: [paragraph("Dzień dobry!"), paragraph(text)] };
}

function createPaymentSections(
  record: OrderRecord,
  shop: UpdateShop,
  { status }: OrderLinks,
): EmailSection[] {
  if (!awaitsPayment(record)) return [];
  return [{ heading: "Płatność", parts: createPaymentParts(record, shop, status) }];
}

function createParcelParts({ order, timeline }: OrderRecord): EmailPart[] {
  const locker = { label: "Paczkomat", value: order.locker };
  const facts = [
    ...createParcelRows(timeline),
    ...(order.locker ? [locker] : []),
    { label: "Czas dostawy", value: order.delivery.time },
  ];
  const carrier = findCarrier(timeline.carrier);
  if (!carrier) return [{ kind: "facts", facts }];
  const url = createTrackingUrl(carrier, timeline.trackingNumber ?? "");
  return [
    { kind: "facts", facts },
    { kind: "link", label: "Śledź przesyłkę", url },
  ];
}

/** Shows the stored id when the carrier is no longer configured. */
export function createParcelRows({ carrier, trackingNumber = "" }: OrderTimeline): DetailRow[] {
  return [
    { label: "Przewoźnik", value: findCarrier(carrier)?.label ?? carrier ?? "" },
    { label: "Numer przesyłki", value: trackingNumber },
  ];
}
