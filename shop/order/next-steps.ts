import {
  awaitsPayment,
  isPaidOnDelivery,
  isPickup,
  stateOf,
  type OrderRecord,
} from "./order-timeline.ts";
import { paymentAtTheDoor, type Money } from "./payment-instructions.ts";
import type { ShopConfig } from "../shop-config.ts";

export type NextShop = Pick<ShopConfig, "seller" | "times" | "legal">;

export const trackingNotice =
  "Gdy paczka wyruszy, dostaniesz od nas e-mail z numerem do śledzenia.";

/** What the customer may expect now, the same in mails and on the order's page. */
export function whatNext(record: OrderRecord, shop: NextShop, money: Money): string {
  switch (stateOf(record.life)) {
    case "accepted":
      return confirm(record, shop);
    case "confirmed":
      return awaitsPayment(record) ? waitForMoney(record) : prepare(record);
    case "dispatched":
      return [arrival(record, shop), ...payAtTheDoor(record, money)].join(" ");
    case "completed":
      return `Na odstąpienie od umowy masz ${shop.legal.withdrawalDays} dni od otrzymania zabawek, bez podawania przyczyny. Gdyby zabawka miała wadę, napisz do nas: na reklamację odpowiadamy w ciągu ${shop.legal.complaintDays} dni.`;
    case "cancelled":
      return refund(record, shop, money);
  }
}

function confirm({ order }: OrderRecord, { times }: NextShop): string {
  const reply = `Sprawdzimy zamówienie i potwierdzimy je e-mailem w ciągu ${times.reply} w dni robocze.`;
  return isPickup(order) ? `${reply} Umówimy się wtedy z Tobą na odbiór.` : reply;
}

function waitForMoney({ order }: OrderRecord): string {
  const means =
    order.payment.id === "payu"
      ? "Link do płatności wyślemy Ci w osobnym e-mailu."
      : "Prosimy o przelew na konto sklepu.";
  const then = isPickup(order) ? "przygotujemy zabawki do odbioru" : "nadamy paczkę";
  return `${means} Gdy pieniądze do nas dotrą, ${then}.`;
}

function prepare({ order }: OrderRecord): string {
  return isPickup(order)
    ? "Przygotowujemy zabawki i umówimy się z Tobą na odbiór. Gdy będą gotowe, dostaniesz od nas e-mail."
    : `Pakujemy zabawki. ${trackingNotice}`;
}

function arrival({ order }: OrderRecord, { seller }: NextShop): string {
  return isPickup(order)
    ? `Zabawki są spakowane i czekają na Ciebie. Zanim przyjedziesz, umów się z nami: odpisz na e-mail albo zadzwoń, ${seller.phone}.`
    : "Obejrzyj paczkę przy odbiorze; gdyby była uszkodzona, zrób zdjęcie i napisz do nas.";
}

function payAtTheDoor({ order, life }: OrderRecord, money: Money): string[] {
  const paysThere = isPaidOnDelivery(order) && life.paidAt === undefined;
  return paysThere ? [paymentAtTheDoor(order, money)] : [];
}

function refund({ order, life }: OrderRecord, { legal }: NextShop, money: Money): string {
  if (life.paidAt !== undefined) {
    return `Zapłacone ${money(order.total)} zwrócimy niezwłocznie, najpóźniej w ciągu ${legal.refundDays} dni, w taki sam sposób, w jaki do nas dotarło.`;
  }
  return isPaidOnDelivery(order)
    ? "Nie musisz nic robić."
    : "Nie musisz nic robić. Jeśli zapłata jest już w drodze, zwrócimy ją, gdy tylko do nas dotrze.";
}
