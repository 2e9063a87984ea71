import { findCarrier, createTrackingUrl } from "../order/carrier.ts";
import { formatDateTime } from "../text/date-time.ts";
import { goodsOf, paragraph, sumsOf } from "./email-content.ts";
import type { Fact, Letter, LetterPart, LetterSection } from "./email-content.ts";
import { awaitsPayment, type OrderRecord, type OrderLife } from "../order/order-timeline.ts";
import type { OrderLinks } from "../order/order-links.ts";
import { whatNext, type NextShop } from "../order/next-steps.ts";
import { transferFacts } from "../order/payment-instructions.ts";
import type { OrderNews } from "../order/order-transition.ts";
import { formatAddress } from "../order/postal-address.ts";
import { formatPricePln } from "../price.ts";

/** What the customer is told about each fact in their order's life. */
export function newsLetter(
  news: OrderNews,
  record: OrderRecord,
  shop: NextShop,
  links: OrderLinks,
): Letter {
  const { title, sections } = writers[news](record, shop, links);
  const next = { heading: "Co dalej?", parts: [paragraph(whatNext(record, shop, formatPricePln))] };
  const status = { kind: "link", label: "Zobacz zamówienie", url: links.status } as const;
  const goodbye = `Masz pytanie? Odpisz na tę wiadomość albo zadzwoń: ${shop.seller.phone}.`;
  return { title, sections: [...sections, next, { parts: [status, paragraph(goodbye)] }] };
}

type Writer = (record: OrderRecord, shop: NextShop, links: OrderLinks) => Letter;

const writers: Record<OrderNews, Writer> = {
  confirmed: (record, shop) => ({
    title: `Potwierdzamy zamówienie ${record.order.number}`,
    sections: [
      open(
        `Przyjmujemy zamówienie ${record.order.number} do realizacji. Z chwilą, w której dostajesz tę wiadomość, umowa sprzedaży jest zawarta.`,
      ),
      {
        heading: "Twoje zamówienie",
        parts: [goodsOf(record.order.lines), sumsOf(record.order, "Razem z VAT")],
      },
      ...transferSections(record, shop),
    ],
  }),
  paid: ({ order }) => ({
    title: `Mamy Twoją zapłatę za zamówienie ${order.number}`,
    sections: [
      open(
        `Zapłata za zamówienie ${order.number} dotarła do nas: ${formatPricePln(order.total)}. Dziękujemy.`,
      ),
    ],
  }),
  dispatched: ({ order, life }) => ({
    title: `Paczka z zamówieniem ${order.number} jest w drodze`,
    sections: [
      open(`Nadaliśmy ją ${formatDateTime(life.dispatchedAt!)}.`),
      { heading: "Przesyłka", parts: parcelParts({ order, life }) },
    ],
  }),
  corrected: ({ order, life }) => ({
    title: `Poprawiony numer przesyłki, zamówienie ${order.number}`,
    sections: [
      open("Dane przesyłki z poprzedniego e-maila były błędne, przepraszamy. Oto właściwe."),
      { heading: "Przesyłka", parts: parcelParts({ order, life }) },
    ],
  }),
  ready: ({ order }, { seller }) => ({
    title: `Zamówienie ${order.number} czeka na odbiór`,
    sections: [
      open("Wszystko jest gotowe."),
      factSection("Odbiór", [
        { label: "Miejsce odbioru", value: formatAddress(seller.pickupAddress) },
      ]),
    ],
  }),
  completed: ({ order }, _shop, { withdrawal }) => ({
    title: `Zamówienie ${order.number} zakończone`,
    sections: [
      open("Dziękujemy za zakupy. Mamy nadzieję, że zabawki przypadły do gustu."),
      { parts: [{ kind: "link", label: "Odstąp od umowy tutaj", url: withdrawal }] },
    ],
  }),
  cancelled: ({ order, life }) => ({
    title: `Zamówienie ${order.number} anulowane`,
    sections: [
      open(`Zamówienie ${order.number} zostało anulowane.`),
      factSection("Dlaczego?", [{ label: "Powód", value: life.cancelReason ?? "" }]),
    ],
  }),
};

function open(text: string): LetterSection {
  return { parts: [paragraph("Dzień dobry!"), paragraph(text)] };
}

function factSection(heading: string, facts: readonly Fact[]): LetterSection {
  return { heading, parts: [{ kind: "facts", facts }] };
}

function transferSections(record: OrderRecord, { seller }: NextShop): LetterSection[] {
  if (!awaitsPayment(record) || record.order.payment.id !== "przelew") return [];
  return [factSection("Dane do przelewu", transferFacts(record.order, seller, formatPricePln))];
}

function parcelParts({ order, life }: OrderRecord): LetterPart[] {
  const locker = { label: "Paczkomat", value: order.locker };
  const facts = [
    ...parcelFacts(life),
    ...(order.locker ? [locker] : []),
    { label: "Czas dostawy", value: order.delivery.time },
  ];
  const carrier = findCarrier(life.carrier);
  if (!carrier) return [{ kind: "facts", facts }];
  const url = createTrackingUrl(carrier, life.trackingNumber ?? "");
  return [
    { kind: "facts", facts },
    { kind: "link", label: "Śledź przesyłkę", url },
  ];
}

/** The carrier may be one that the shop no longer knows. */
export function parcelFacts({ carrier, trackingNumber = "" }: OrderLife): Fact[] {
  return [
    { label: "Przewoźnik", value: findCarrier(carrier)?.label ?? carrier ?? "" },
    { label: "Numer przesyłki", value: trackingNumber },
  ];
}
