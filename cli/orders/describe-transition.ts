import type { OrderTransitionResult } from "../../server/orders/transitions/order-transitions.ts";
import type {
  OrderNotification,
  TransitionRejection,
} from "../../shop/order/status/order-transition.ts";
import { formatPrice, type Grosze } from "../../shop/price.ts";
import { unknownOrder } from "./format.ts";
import { shopCommand } from "../../shop/shop-command.ts";

/** Describes how a transition of an order ended, and what may help. */
export function describeTransition(number: string, result: OrderTransitionResult): string[] {
  switch (result.kind) {
    case "done":
      return [
        `Zamówienie ${number} ${updateLabels[result.notification].one}. Klient dostanie e-mail.`,
      ];
    case "unchanged":
      return [`Zamówienie ${number}: tak było już wcześniej, nic nie zmieniono.`];
    case "received":
      return describeLatePayment(number, result.amount);
    case "absent":
      throw unknownOrder(number);
    default:
      return `Nic nie zmieniono. ${explainFailure(number, result)}`.split("\n");
  }
}

/** Explains why a transition changed nothing; undefined where it did not fail. */
export function explainFailure(number: string, result: OrderTransitionResult): string | undefined {
  switch (result.kind) {
    case "unsettled":
      return describeUnsettled(number, result.attempts);
    case "other-amount":
      return `Do zapłaty jest teraz ${formatPrice(result.due)}.`;
    case "tracking-taken":
      return `Ten numer przesyłki ma już zamówienie ${result.by}. Jeśli oba jadą w jednej paczce, dopisz --force.`;
    case "refused":
      return rejections[result.rejection](number);
    case "absent":
      return unknownOrder(number).message;
    default:
      return undefined;
  }
}

/** For JSON output: without the timeline. */
export function transitionData(result: { kind: string; timeline?: unknown }): object {
  const { timeline: _, ...data } = result;
  return data;
}

function describeLatePayment(number: string, amount: Grosze): string[] {
  return [
    `Odnotowano wpłatę ${formatPrice(amount)} za anulowane zamówienie ${number}.`,
    `Aby je przywrócić: ${shopCommand} orders reopen ${number}`,
    `Gdy oddasz pieniądze: ${shopCommand} orders refund ${number} --by-hand`,
  ];
}

function describeUnsettled(number: string, attempts: readonly string[]): string {
  return [
    `W PayU może się jeszcze zakończyć płatność ${attempts.join(", ")}: te same pieniądze policzono by wtedy dwa razy.`,
    `Jeśli widzisz ją w panelu PayU jako opłaconą: ${shopCommand} orders paid ${number} --payu ID`,
    `Jeśli pieniądze przyszły przelewem albo gotówką: ${shopCommand} orders paid ${number} --by-hand. Sklep anuluje wtedy tę płatność w PayU.`,
  ].join("\n");
}

/** After an order's number, and as the heading of several. */
export const updateLabels: Record<OrderNotification, { one: string; several: string }> = {
  confirmed: { one: "potwierdzone", several: "Potwierdzone" },
  paid: { one: "opłacone", several: "Opłacone" },
  unpaid: { one: "nieopłacone", several: "Nieopłacone" },
  dispatched: { one: "wysłane", several: "Wysłane" },
  corrected: {
    one: "ma poprawiony numer przesyłki",
    several: "Z poprawionym numerem przesyłki",
  },
  parcels: { one: "ma numer przesyłki", several: "Z numerem przesyłki" },
  ready: { one: "gotowe do odbioru", several: "Gotowe do odbioru" },
  completed: { one: "zakończone", several: "Zakończone" },
  cancelled: { one: "anulowane", several: "Anulowane" },
  reopened: { one: "przywrócone", several: "Przywrócone" },
};

const rejections: Record<TransitionRejection, (number: string) => string> = {
  cancelled: (number) =>
    `Zamówienie ${number} jest anulowane. Aby je przywrócić: ${shopCommand} orders reopen ${number}. Jeśli pieniądze dotarły mimo to: ${shopCommand} orders paid ${number} --force`,
  completed: (number) => `Zamówienie ${number} jest zakończone.`,
  erased: () => "Klient poprosił o usunięcie danych: nie ma do kogo napisać.",
  unconfirmed: (number) => `Najpierw potwierdź zamówienie: ${shopCommand} orders confirm ${number}`,
  undispatched: () => "Zamówienie nie zostało jeszcze wysłane ani przygotowane do odbioru.",
  pickup: (number) =>
    `Klient odbierze je osobiście. Użyj polecenia: ${shopCommand} orders ready ${number}`,
  parcel: () => "To zamówienie jedzie paczką. Użyj polecenia orders dispatch.",
  unpaid: (number) =>
    `Zamówienie nie jest opłacone. Gdy pieniądze przyjdą: ${shopCommand} orders paid ${number}. Aby mimo to wydać towar, dopisz --force.`,
  refunded: (number) =>
    `Zamówienie było opłacone, ale pieniądze wróciły do klienta w całości albo w części: ${shopCommand} orders show ${number}. Aby mimo to wydać towar, dopisz --force.`,
  underway: () =>
    "Paczka już wyruszyła albo czeka na odbiór. Aby mimo to anulować, dopisz --force.",
};
