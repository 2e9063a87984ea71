import type { OrderTransitionResult } from "../../server/orders/transitions/order-transitions.ts";
import type { TransitionRejection } from "../../shop/order/status/order-transition.ts";
import { formatPrice, type Grosze } from "../../shop/price.ts";
import { print } from "../output/terminal.ts";
import { unknownOrder } from "./format.ts";
import { shopCommand } from "../../shop/shop-command.ts";

/** Prints how a transition of an order ended, and what may help. */
export function printTransition(number: string, result: OrderTransitionResult): void {
  switch (result.kind) {
    case "done":
      return console.log(
        `Zamówienie ${number} ${updateLabels[result.notification]}. Klient dostanie e-mail.`,
      );
    case "unchanged":
      return console.log(`Zamówienie ${number}: tak było już wcześniej, nic nie zmieniono.`);
    case "received":
      return print(describeLatePayment(number, result.amount));
    case "absent":
      throw unknownOrder(number);
    default:
      return console.error(`Nic nie zmieniono. ${explainFailure(number, result)}`);
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

const updateLabels = {
  confirmed: "potwierdzone",
  paid: "opłacone",
  unpaid: "nieopłacone",
  dispatched: "wysłane",
  corrected: "ma poprawiony numer przesyłki",
  parcels: "ma numer przesyłki",
  ready: "gotowe do odbioru",
  completed: "zakończone",
  cancelled: "anulowane",
  reopened: "przywrócone",
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
