import {
  awaitsPayment,
  isPaidOnDelivery,
  isPickup,
  getOrderState,
  type OrderRecord,
} from "./order-timeline.ts";
import { describePaymentOnDelivery, type FormatMoney } from "./payment-instructions.ts";
import type { RunningShop } from "../shop-config.ts";

export type NextStepsShop = Pick<RunningShop, "seller" | "times" | "legal" | "takesOnlinePayments">;

export const trackingNotice =
  "Gdy paczka wyruszy, dostaniesz od nas e-mail z numerem do śledzenia.";

export function describeNextSteps(
  record: OrderRecord,
  shop: NextStepsShop,
  formatMoney: FormatMoney,
): string {
  switch (getOrderState(record.timeline)) {
    case "accepted":
      return describeConfirmation(record, shop);
    case "confirmed":
      return awaitsPayment(record)
        ? describePaymentWait(record, shop)
        : describePreparation(record);
    case "dispatched":
      return [describeArrival(record, shop), ...describeDueOnDelivery(record, formatMoney)].join(
        " ",
      );
    case "completed":
      return `Na odstąpienie od umowy masz ${shop.legal.withdrawalDays} dni od otrzymania zabawek, bez podawania przyczyny. Gdyby zabawka miała wadę, napisz do nas: na reklamację odpowiadamy w ciągu ${shop.legal.complaintDays} dni.`;
    case "cancelled":
      return describeRefund(record, shop, formatMoney);
  }
}

function describeConfirmation({ order }: OrderRecord, { times }: NextStepsShop): string {
  const reply = `Sprawdzimy zamówienie i potwierdzimy je e-mailem w ciągu ${times.reply} w dni robocze.`;
  return isPickup(order) ? `${reply} Umówimy się wtedy z Tobą na odbiór.` : reply;
}

function describePaymentWait(
  { order }: OrderRecord,
  { takesOnlinePayments }: NextStepsShop,
): string {
  const online = takesOnlinePayments
    ? "Zapłać na stronie zamówienia: BLIKIEM, kartą albo szybkim przelewem."
    : "Link do płatności wyślemy Ci w osobnym e-mailu.";
  const method =
    order.payment.settlement === "online" ? online : "Prosimy o przelew na konto sklepu.";
  const then = isPickup(order) ? "przygotujemy zabawki do odbioru" : "nadamy paczkę";
  return `${method} Gdy pieniądze do nas dotrą, ${then}.`;
}

function describePreparation({ order }: OrderRecord): string {
  return isPickup(order)
    ? "Przygotowujemy zabawki i umówimy się z Tobą na odbiór. Gdy będą gotowe, dostaniesz od nas e-mail."
    : `Pakujemy zabawki. ${trackingNotice}`;
}

function describeArrival({ order }: OrderRecord, { seller }: NextStepsShop): string {
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
  { order, timeline }: OrderRecord,
  { legal }: NextStepsShop,
  formatMoney: FormatMoney,
): string {
  if (timeline.paidAt !== undefined) {
    return `Zapłacone ${formatMoney(order.total)} zwrócimy niezwłocznie, najpóźniej w ciągu ${legal.refundDays} dni, w taki sam sposób, w jaki do nas dotarło.`;
  }
  return isPaidOnDelivery(order)
    ? "Nie musisz nic robić."
    : "Nie musisz nic robić. Jeśli zapłata jest już w drodze, zwrócimy ją, gdy tylko do nas dotrze.";
}
