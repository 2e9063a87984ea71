import { createDispatchCommand } from "../../order/day/dispatch-command.ts";
import { formatDateTime } from "../../time/date-time.ts";
import { createOrderSection, createRowSection, paragraph } from "../email-content.ts";
import type { DetailRow, EmailContent, EmailSection } from "../email-content.ts";
import { createGiftSections } from "./gift-email.ts";
import { createInvoiceSections } from "./invoice-email.ts";
import { createUnfitSections } from "./unfit-email.ts";
import { formatArrival } from "../../order/delivery/order-promise.ts";
import { findAddressee, type Addressee } from "../../order/gift/gift.ts";
import { isPickup } from "../../order/status/order-timeline.ts";
import type { Order } from "../../order/order.ts";
import { formatAddress, type RunningShop } from "../../shop-config.ts";
import { formatPricePln } from "../../price.ts";
import { shopCommand } from "../../shop-command.ts";

type OrderShop = Pick<
  RunningShop,
  | "deliveryOptions"
  | "courierCashOnDelivery"
  | "seller"
  | "times"
  | "takesOnlinePayments"
  | "warehouseOrders"
>;

export function createShopOrderEmail(order: Order, shop: OrderShop): EmailContent {
  const { customer } = order;
  return {
    title: `Nowe zamówienie ${order.number}`,
    sections: [
      { parts: [paragraph(`Złożone ${formatDateTime(order.acceptedAt)}.`)] },
      { heading: "Co teraz?", parts: [{ kind: "list", items: listCommands(order) }] },
      ...createUnfitSections(order, shop),
      createOrderSection("Produkty", order, "Razem"),
      createRowSection("Zamawiający", createPersonRows(customer)),
      ...createAddressSections(order),
      ...createGiftSections(order),
      ...createInvoiceSections(order),
      createRowSection("Dostawa i płatność", createChoiceRows(order, shop)),
      ...(isPickup(order) ? [createPickupSection(order, shop)] : createDispatchSections(shop)),
      { heading: "Dodatkowe uwagi", parts: [paragraph(customer.message.trim() || "Brak")] },
    ],
  };
}

export function createPersonRows(person: {
  name: string;
  email: string;
  phone: string;
}): DetailRow[] {
  return [
    { label: "Imię i nazwisko", value: person.name },
    { label: "E-mail", value: person.email },
    { label: "Telefon", value: person.phone },
  ];
}

function createAddressSections(order: Order): EmailSection[] {
  const { customer, delivery } = order;
  const addressee = findAddressee(order);
  const locker = { label: "Paczkomat", value: order.locker || "nie podano" };
  const isElsewhere = addressee !== customer;
  const own = createRowSection("Adres zamawiającego", createAddressRows(customer));
  const parcel = createRowSection("Adres dostawy", [
    ...(isElsewhere ? [{ label: "Odbiorca", value: addressee.name }] : []),
    ...createAddressRows(addressee),
    ...(delivery.fulfilment === "locker" ? [locker] : []),
  ]);
  if (isPickup(order)) return [own];
  return isElsewhere ? [own, parcel] : [parcel];
}

function createAddressRows({ address, postalCode, city }: Addressee): DetailRow[] {
  return [
    { label: "Adres", value: address },
    { label: "Kod pocztowy i miasto", value: `${postalCode} ${city}` },
  ];
}

function createChoiceRows(order: Order, shop: OrderShop): DetailRow[] {
  const { delivery, payment } = order;
  const arrival = formatArrival({ order, timeline: {} }, shop);
  const fee = payment.fee > 0 ? formatPricePln(payment.fee) : "bez dopłaty";
  return [
    {
      label: "Dostawa",
      value: `${delivery.label} – ${formatPricePln(delivery.price)} (${delivery.time})`,
    },
    ...(arrival === undefined ? [] : [{ label: "Obiecana dostawa", value: arrival }]),
    { label: "Płatność", value: `${payment.label} – ${fee}` },
    { label: "Zapłata", value: describePayment(order, shop) },
  ];
}

function listCommands(order: Order): string[] {
  const { number, payment } = order;
  const paid = `Gdy dotrze przelew: ${shopCommand} orders paid ${number}`;
  const sent = isPickup(order)
    ? `Gdy zabawki czekają na odbiór: ${shopCommand} orders ready ${number}`
    : `Gdy nadasz paczkę: ${shopCommand} ${createDispatchCommand(order)}`;
  return [
    `Gdy masz wszystkie zabawki: ${shopCommand} orders confirm ${number}`,
    ...(payment.settlement === "transfer" ? [paid] : []),
    sent,
  ];
}

function describePayment({ payment, total }: Order, shop: OrderShop): string {
  switch (payment.settlement) {
    case "transfer":
      return "klient zrobi przelew, gdy potwierdzisz zamówienie";
    case "online":
      return shop.takesOnlinePayments
        ? "klient płaci przez PayU od razu; gdy zapłaci, sklep oznaczy zamówienie jako opłacone"
        : "wyślij klientowi link do płatności, gdy potwierdzisz zamówienie";
    case "on-delivery":
      return `do pobrania przy odbiorze: ${formatPricePln(total)}`;
  }
}

function createPickupSection({ delivery }: Order, { seller }: OrderShop): EmailSection {
  return createRowSection(delivery.label, [
    { label: "Miejsce odbioru", value: formatAddress(seller.pickupAddress) },
    { label: "Termin", value: delivery.time },
  ]);
}

function createDispatchSections(shop: OrderShop): EmailSection[] {
  const { cutOff, standard } = shop.times;
  const items = [
    `Zamówienia złożone w dni robocze do godz. ${cutOff}: wysyłka tego samego dnia`,
    `Zamówienia złożone po godz. ${cutOff}: wysyłka w ciągu 24 h`,
    `Standardowy czas realizacji: ${standard}`,
  ];
  return [
    ...createPublishedPrices(shop),
    { heading: "Czas wysyłki", parts: [{ kind: "list", items }] },
  ];
}

/** The published price list, labelled so that it is not mistaken for the charged price. */
function createPublishedPrices(shop: OrderShop): EmailSection[] {
  const items = [...shop.deliveryOptions, shop.courierCashOnDelivery].flatMap((option) =>
    option?.publishedPrice === undefined
      ? []
      : [`${option.label}: ${formatPricePln(option.publishedPrice)}`],
  );
  if (items.length === 0) return [];
  const note = paragraph("Dla porównania; klienta obowiązuje cena dostawy podana wyżej.");
  return [
    {
      heading: "Opcje dostawy według opublikowanego cennika",
      parts: [note, { kind: "list", items }],
    },
  ];
}
