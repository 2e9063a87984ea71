import {
  createOrderTransitions,
  type OrderTransitionResult,
} from "../../server/orders/order-transitions.ts";
import type { Store } from "../../server/db/store.ts";
import type { TransitionRejection, OrderTransition } from "../../shop/order/order-transition.ts";
import { formatPrice, type Grosze } from "../../shop/price.ts";
import type { ParsedArgs } from "../command.ts";
import { withStore } from "../open-store.ts";
import { print, printJson } from "../output/terminal.ts";
import { describeCancelled } from "./export-status.ts";
import { parseNumber, unknownOrder } from "./format.ts";
import { openOwner } from "./owner.ts";

/** Applies the transition and prints the result; the running shop sends the mail within seconds. */
export async function transitionOrder(
  { positionals: [text = ""], flags, json }: ParsedArgs,
  transition: OrderTransition,
): Promise<number> {
  const number = parseNumber(text);
  return withStore(async ({ store, env }) => {
    const transitions = createOrderTransitions(await openOwner(store, env));
    const result = await transitions.apply(number, transition, flags.has("force"));
    const baselinker =
      transition.kind === "cancel" ? await findExport(store, number, result) : undefined;
    if (json) printJson({ ...toJson(result), ...(baselinker && { baselinker }) });
    else printResult(number, result);
    if (!json && baselinker) print(describeCancelled(baselinker));
    return result.kind === "refused" || result.kind === "absent" ? 1 : 0;
  });
}

/** Returns the export of a cancelled order. */
async function findExport(store: Store, number: string, { kind }: OrderTransitionResult) {
  if (kind !== "done" && kind !== "unchanged") return undefined;
  const order = await store.orders.findByNumber(number);
  return order && store.orders.findExport(order.id);
}

function toJson(result: OrderTransitionResult): object {
  if (result.kind === "done") return { kind: "done", notification: result.notification };
  return result.kind === "refused" ? { kind: "refused", rejection: result.rejection } : result;
}

function printResult(number: string, result: OrderTransitionResult): void {
  switch (result.kind) {
    case "done":
      return console.log(
        `Zamówienie ${number} ${updateLabels[result.notification]}. Klient dostanie e-mail.`,
      );
    case "unchanged":
      return console.log(`Zamówienie ${number}: tak było już wcześniej, nic nie zmieniono.`);
    case "received":
      return print(describeLatePayment(number, result.amount));
    case "refused":
      return console.error(`Nic nie zmieniono. ${rejections[result.rejection](number)}`);
    case "absent":
      throw unknownOrder(number);
  }
}

function describeLatePayment(number: string, amount: Grosze): string[] {
  return [
    `Odnotowano wpłatę ${formatPrice(amount)} za anulowane zamówienie ${number}.`,
    `Aby je przywrócić: orders reopen ${number}`,
    `Gdy oddasz pieniądze: orders refund ${number} --by-hand`,
  ];
}

const updateLabels = {
  confirmed: "potwierdzone",
  paid: "opłacone",
  dispatched: "wysłane",
  corrected: "ma poprawiony numer przesyłki",
  ready: "gotowe do odbioru",
  completed: "zakończone",
  cancelled: "anulowane",
  reopened: "przywrócone",
};

const rejections: Record<TransitionRejection, (number: string) => string> = {
  cancelled: (number) =>
    `Zamówienie ${number} jest anulowane. Aby je przywrócić: orders reopen ${number}. Jeśli pieniądze dotarły mimo to: orders paid ${number} --force`,
  completed: (number) => `Zamówienie ${number} jest zakończone.`,
  erased: () => "Klient poprosił o usunięcie danych: nie ma do kogo napisać.",
  unconfirmed: (number) => `Najpierw potwierdź zamówienie: orders confirm ${number}`,
  undispatched: () => "Zamówienie nie zostało jeszcze wysłane ani przygotowane do odbioru.",
  pickup: (number) => `Klient odbierze je osobiście. Użyj polecenia: orders ready ${number}`,
  parcel: () => "To zamówienie jedzie paczką. Użyj polecenia orders dispatch.",
  unpaid: (number) =>
    `Zamówienie nie jest opłacone. Gdy pieniądze przyjdą: orders paid ${number}. Aby mimo to wydać towar, dopisz --force.`,
  underway: () =>
    "Paczka już wyruszyła albo czeka na odbiór. Aby mimo to anulować, dopisz --force.",
};
