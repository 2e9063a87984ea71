import { formatDateTime } from "../../time/date-time.ts";
import {
  createOpening,
  createOrderSection,
  createRowSection,
  paragraph,
  type DetailRow,
  type EmailContent,
  type EmailPart,
} from "../email-content.ts";
import { createGiftSections } from "./gift-email.ts";
import { createInvoiceSections } from "./invoice-email.ts";
import { createPaymentParts } from "../payment/payment-parts.ts";
import { formatArrival } from "../../order/delivery/order-promise.ts";
import { findAddressee, type Addressee } from "../../order/gift/gift.ts";
import { isPickup } from "../../order/status/order-timeline.ts";
import {
  describeReply,
  trackingNotice,
  type OrderTextShop,
} from "../../order/status/next-steps.ts";
import type { Order } from "../../order/order.ts";
import { defuseLinks } from "../../text/defuse-links.ts";
import { formatAddress, formatTotalLabel, type Seller } from "../../shop-config.ts";

export function createOrderConfirmation(
  order: Order,
  shop: OrderTextShop,
  statusUrl: string,
): EmailContent {
  const { seller, legal } = shop;
  const notes = defuseLinks(order.customer.message.trim());
  return {
    title: `Dziękujemy za zamówienie ${order.number}`,
    sections: [
      createOpening(formatGreeting(order)),
      createOrderSection("Twoje zamówienie", order, formatTotalLabel(shop)),
      {
        heading: "Płatność",
        parts: createPaymentParts({ order, timeline: {} }, shop, statusUrl),
      },
      createRowSection("Dostawa", createDeliveryRows(order, shop)),
      ...createGiftSections(order),
      ...createInvoiceSections(order),
      ...(notes ? [{ heading: "Twoje uwagi", parts: [paragraph(notes)] }] : []),
      { heading: "Co dalej?", parts: createNextParts(order, shop, statusUrl) },
      {
        heading: "Regulamin i prawo odstąpienia",
        parts: [paragraph(describeWithdrawalRight(legal.withdrawalDays))],
      },
      createRowSection("Sprzedawca", createSellerRows(seller)),
      { parts: [paragraph(`Masz pytanie? Odpisz na tę wiadomość albo zadzwoń: ${seller.phone}.`)] },
    ],
  };
}

export function createSellerRows(seller: Seller): DetailRow[] {
  return [
    { label: "Nazwa", value: seller.name },
    { label: "Adres", value: formatAddress(seller.address) },
    { label: "NIP", value: seller.nip },
    { label: "E-mail", value: seller.email },
    { label: "Telefon", value: seller.phone },
  ];
}

function formatGreeting({ number, acceptedAt }: Order): string {
  return `Zamówienie ${number} dotarło do nas ${formatDateTime(acceptedAt)}. Poniżej znajdziesz wszystko, co się na nie składa. Zachowaj tę wiadomość.`;
}

function createDeliveryRows(order: Order, shop: OrderTextShop): DetailRow[] {
  const { delivery, customer } = order;
  const addressee = isPickup(order) ? customer : findAddressee(order);
  const isOwn = isPickup(order) || addressee !== customer;
  return [
    { label: "Sposób", value: delivery.label },
    ...createTimeRows(order, shop),
    ...createLockerRows(order),
    { label: "Odbiorca", value: defuseLinks(addressee.name) },
    ...(isPickup(order) ? [] : [{ label: "Adres", value: formatPlace(addressee) }]),
    ...(isOwn ? [{ label: "Twój adres", value: formatPlace(customer) }] : []),
    { label: "Telefon", value: customer.phone },
  ];
}

function formatPlace({ address, postalCode, city }: Addressee): string {
  return defuseLinks(formatAddress({ street: address, postalCode, city }));
}

/** A promised day stands alone, without the usual times. */
function createTimeRows(order: Order, shop: OrderTextShop): DetailRow[] {
  const { time } = order.delivery;
  if (isPickup(order))
    return [
      { label: "Termin", value: time },
      { label: "Miejsce odbioru", value: formatAddress(shop.seller.pickupAddress) },
    ];
  const arrival = formatArrival({ order, timeline: {} }, shop);
  return arrival === undefined
    ? [
        { label: "Czas dostawy", value: time },
        { label: "Czas realizacji zamówienia", value: shop.times.terms },
      ]
    : [{ label: "Paczka u Ciebie", value: arrival }];
}

function createLockerRows(order: Order): DetailRow[] {
  if (order.delivery.fulfilment !== "locker") return [];
  return [
    { label: "Paczkomat", value: defuseLinks(order.locker) || "ustalimy go z Tobą przed wysyłką" },
  ];
}

function createNextParts(order: Order, { times }: OrderTextShop, statusUrl: string): EmailPart[] {
  const reply = describeReply(order, times);
  return [
    paragraph(isPickup(order) ? reply : `${reply} ${trackingNotice}`),
    paragraph(
      "Co dzieje się z zamówieniem, zobaczysz w każdej chwili na jego stronie. Nie podawaj jej adresu dalej: kto go zna, ten widzi zamówienie.",
    ),
    { kind: "link", label: "Zobacz zamówienie", url: statusUrl },
  ];
}

function describeWithdrawalRight(days: number): string {
  return `W załącznikach znajdziesz regulamin, pouczenie o odstąpieniu od umowy i wzór formularza odstąpienia. Na odstąpienie masz ${days} dni od otrzymania zabawek, bez podawania przyczyny.`;
}
