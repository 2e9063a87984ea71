import {
  awaitsPayment,
  isPaidOnDelivery,
  isPickup,
  getOrderState,
  type OrderRecord,
  type OrderWithFacts,
} from "./order-timeline.ts";
import type { Order } from "../order.ts";
import { describeArrival } from "../delivery/order-promise.ts";
import { getPaymentState } from "../../payment/payment-state.ts";
import { calculateRefundDue } from "../../payment/refund/amounts-due.ts";
import { summarisePayments } from "../../payment/payment-summary.ts";
import { describePaymentOnDelivery, type FormatMoney } from "./payment-instructions.ts";
import type { RunningShop } from "../../shop-config.ts";

/** What texts for a customer about an order name of the shop. */
export type OrderTextShop = Pick<
  RunningShop,
  "seller" | "vatPayer" | "times" | "legal" | "paymentOptions" | "takesOnlinePayments"
>;

export const trackingNotice =
  "Gdy paczka wyruszy, dostaniesz od nas e-mail z numerem do śledzenia.";

export function describeNextSteps(
  record: OrderWithFacts,
  shop: OrderTextShop,
  formatMoney: FormatMoney,
): string {
  switch (getOrderState(record.timeline)) {
    case "accepted":
      return describeConfirmation(record, shop);
    case "confirmed":
      return awaitsPayment(record)
        ? describePaymentWait(record, shop)
        : describePreparation(record, shop);
    case "dispatched":
      return [describeHandover(record, shop), ...describeDueOnDelivery(record, formatMoney)].join(
        " ",
      );
    case "completed":
      return `Na odstąpienie od umowy masz ${shop.legal.withdrawalDays} dni od otrzymania zabawek, bez podawania przyczyny. Gdyby zabawka miała wadę, napisz do nas: na reklamację odpowiadamy w ciągu ${shop.legal.complaintDays} dni.`;
    case "cancelled":
      return describeRefund(record, shop, formatMoney);
  }
}

function describeConfirmation({ order }: OrderRecord, { times }: OrderTextShop): string {
  const wait =
    order.payment.settlement === "transfer" ? " Z przelewem poczekaj na potwierdzenie." : "";
  return describeReply(order, times) + wait;
}

export function describeReply(order: Order, { reply }: OrderTextShop["times"]): string {
  // A promised parcel leaves on time whenever the confirmation is written.
  const when = order.promise ? "przed wysyłką, najpóźniej w ciągu" : "w ciągu";
  const pickup = isPickup(order) ? " Umówimy się wtedy z Tobą na odbiór." : "";
  return `Sprawdzimy zamówienie i potwierdzimy je e-mailem ${when} ${reply} w dni robocze.${pickup}`;
}

function describePaymentWait(record: OrderRecord, shop: OrderTextShop): string {
  const { order } = record;
  const online = shop.takesOnlinePayments
    ? "Zapłać na stronie zamówienia: BLIKIEM, kartą albo szybkim przelewem."
    : "Link do płatności wyślemy Ci w osobnym e-mailu.";
  const method =
    order.payment.settlement === "online" ? online : "Prosimy o przelew na konto sklepu.";
  const then = isPickup(order) ? "przygotujemy zabawki do odbioru" : "nadamy paczkę";
  return `${method} Gdy pieniądze do nas dotrą, ${then}.${describeArrival(record, shop)}`;
}

function describePreparation(record: OrderRecord, shop: OrderTextShop): string {
  return isPickup(record.order)
    ? "Przygotowujemy zabawki i umówimy się z Tobą na odbiór. Gdy będą gotowe, dostaniesz od nas e-mail."
    : `Pakujemy zabawki.${describeArrival(record, shop)} ${trackingNotice}`;
}

function describeHandover({ order }: OrderRecord, { seller }: OrderTextShop): string {
  return isPickup(order)
    ? `Zabawki są spakowane i czekają na Ciebie. Zanim przyjedziesz, umów się z nami: odpisz na e-mail albo zadzwoń, ${seller.phone}.`
    : "Obejrzyj paczkę przy odbiorze; gdyby była uszkodzona, zrób zdjęcie i napisz do nas.";
}

function describeDueOnDelivery(
  { order, timeline }: OrderRecord,
  formatMoney: FormatMoney,
): string[] {
  const isDue = isPaidOnDelivery(order) && timeline.paidAt === undefined;
  return isDue ? [describePaymentOnDelivery(order, formatMoney)] : [];
}

function describeRefund(
  record: OrderWithFacts,
  { legal }: OrderTextShop,
  formatMoney: FormatMoney,
): string {
  const { refunded } = summarisePayments(record.facts);
  const due = calculateRefundDue(record);
  const returned = formatMoney(refunded);
  if (due > 0) {
    const start = refunded > 0 ? `${returned} już do Ciebie wraca. Pozostałe` : "Zapłacone";
    return `${start} ${formatMoney(due)} zwrócimy niezwłocznie, najpóźniej w ciągu ${legal.refundDays} dni, w taki sam sposób, w jaki do nas dotarło.`;
  }
  if (refunded > 0)
    return getPaymentState(record) === "refunding"
      ? `Twoja zapłata, ${returned}, już do Ciebie wraca.`
      : `Całą zapłatę, ${returned}, już Ci zwróciliśmy.`;
  return isPaidOnDelivery(record.order)
    ? "Nie musisz nic robić."
    : "Nie musisz nic robić. Jeśli zapłata jest już w drodze, zwrócimy ją, gdy tylko do nas dotrze.";
}
