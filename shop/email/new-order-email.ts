import { formatDateTime } from "../text/date-time.ts";
import { goodsOf, paragraph, sumsOf } from "./email-content.ts";
import type { Fact, Letter, LetterPart, LetterSection } from "./email-content.ts";
import { letterText } from "./email-text.ts";
import { isPickup } from "../order/order-timeline.ts";
import type { Order } from "../order/order.ts";
import { formatAddress } from "../order/postal-address.ts";
import { formatPricePln } from "../price.ts";
import type { FulfilmentTimes, ShopConfig } from "../shop-config.ts";

type OrderShop = Pick<ShopConfig, "deliveryOptions" | "courierCashOnDelivery" | "seller" | "times">;

/** The order as the shop's inbox gets it. */
export function composeOrderMessage(order: Order, shop: OrderShop): string {
  return letterText(orderLetter(order, shop));
}

export function orderLetter(order: Order, shop: OrderShop): Letter {
  const { customer } = order;
  return {
    title: `Nowe zamówienie ${order.number}`,
    sections: [
      { parts: [paragraph(`Złożone ${formatDateTime(order.acceptedAt)}.`)] },
      { heading: "Produkty", parts: [goodsOf(order.lines), sumsOf(order, "Razem")] },
      { heading: "Zamawiający", parts: [{ kind: "facts", facts: personFacts(customer) }] },
      {
        heading: isPickup(order) ? "Adres zamawiającego" : "Adres dostawy",
        parts: [{ kind: "facts", facts: addressFacts(order) }],
      },
      { heading: "Dostawa i płatność", parts: [{ kind: "facts", facts: choiceFacts(order) }] },
      ...(isPickup(order) ? [appointment(order, shop)] : dispatch(shop)),
      { heading: "Dodatkowe uwagi", parts: [paragraph(customer.message.trim() || "Brak")] },
    ],
  };
}

export function personFacts(person: { name: string; email: string; phone: string }): Fact[] {
  return [
    { label: "Imię i nazwisko", value: person.name },
    { label: "E-mail", value: person.email },
    { label: "Telefon", value: person.phone },
  ];
}

function addressFacts(order: Order): Fact[] {
  const { address, postalCode, city } = order.customer;
  const locker = { label: "Paczkomat", value: order.locker || "nie podano" };
  return [
    { label: "Adres", value: address },
    { label: "Kod pocztowy i miasto", value: `${postalCode} ${city}` },
    ...(order.delivery.fulfilment === "locker" ? [locker] : []),
  ];
}

function choiceFacts({ delivery, payment }: Order): Fact[] {
  const fee = payment.fee > 0 ? formatPricePln(payment.fee) : "bez dopłaty";
  return [
    {
      label: "Dostawa",
      value: `${delivery.label} – ${formatPricePln(delivery.price)} (${delivery.time})`,
    },
    { label: "Płatność", value: `${payment.label} – ${fee}` },
  ];
}

function appointment({ delivery }: Order, { seller }: OrderShop): LetterSection {
  const facts = [
    { label: "Miejsce odbioru", value: formatAddress(seller.pickupAddress) },
    { label: "Termin", value: delivery.time },
  ];
  return { heading: delivery.label, parts: [{ kind: "facts", facts }] };
}

function dispatch(shop: OrderShop): LetterSection[] {
  return [
    { heading: "Opcje dostawy według opublikowanego cennika", parts: publishedPrices(shop) },
    { heading: "Czas wysyłki", parts: [dispatchTimes(shop.times)] },
  ];
}

/** The other of the two price lists; the labels keep it from being taken for what was charged. */
function publishedPrices(shop: OrderShop): LetterPart[] {
  const items = [...shop.deliveryOptions, shop.courierCashOnDelivery].flatMap((option) =>
    option.publishedPrice === undefined
      ? []
      : [`${option.label}: ${formatPricePln(option.publishedPrice)}`],
  );
  return [
    paragraph("Dla porównania; klienta obowiązuje cena dostawy podana wyżej."),
    { kind: "list", items },
  ];
}

function dispatchTimes(times: FulfilmentTimes): LetterPart {
  return {
    kind: "list",
    items: [
      `Zamówienia złożone w dni robocze do godz. ${times.cutOff}: wysyłka tego samego dnia`,
      `Zamówienia złożone po godz. ${times.cutOff}: wysyłka w ciągu 24 h`,
      `Standardowy czas realizacji: ${times.standard}`,
    ],
  };
}
