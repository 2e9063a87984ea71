import * as shop from "../../shop.config.ts";
import {
  createOrderTransitions,
  type OrderTransitionResult,
} from "../../server/orders/order-transitions.ts";
import { createOrderUpdateMail } from "../../server/email/order-update-emails.ts";
import { OperatorError } from "../../server/operator-error.ts";
import { newId } from "../../server/new-id.ts";
import type { Store } from "../../server/db/store.ts";
import type { TransitionRejection, OrderTransition } from "../../shop/order/order-transition.ts";
import type { Asked } from "../command.ts";
import { withStore } from "../open-store.ts";
import { print, printJson } from "../terminal.ts";
import { describeCancelled } from "./export-status.ts";
import { parseNumber, tellAbsent } from "./number.ts";

/** Applies the transition and prints the result; the running shop sends the mail within seconds. */
export async function takeOrderStep(
  { words: [text = ""], flags, json }: Asked,
  step: OrderTransition,
): Promise<number> {
  const number = parseNumber(text);
  return withStore(async ({ store, env }) => {
    await checkOrigin(store, env.ORIGIN);
    const updateMail = createOrderUpdateMail({ shop, origin: env.ORIGIN, newId });
    const orders = createOrderTransitions({ store, updateMail, now: Date.now });
    const taken = await orders.takeStep(number, step, flags.has("force"));
    const there = step.kind === "cancel" ? await findThere(store, number, taken) : undefined;
    if (json) printJson({ ...dataOf(taken), ...(there && { baselinker: there }) });
    else tell(number, taken);
    if (!json && there) print(describeCancelled(there));
    return taken.kind === "done" || taken.kind === "unchanged" ? 0 : 1;
  });
}

/** Refuses to run with other settings than the shop: the mail's link would be wrong. */
async function checkOrigin(store: Store, origin: string): Promise<void> {
  const running = await store.findOrigin();
  if (running === undefined || running === origin) return;
  throw new OperatorError(
    `Nic nie zmieniono. Sklep działa pod adresem ${running}, a\u00a0link w\u00a0e-mailu do klienta prowadziłby do ${origin}.\n` +
      "Uruchom to polecenie z\u00a0tymi samymi ustawieniami co sklep: brakuje ORIGIN albo ma inną wartość.",
  );
}

/** Returns the export of a cancelled order. */
async function findThere(store: Store, number: string, { kind }: OrderTransitionResult) {
  if (kind !== "done" && kind !== "unchanged") return undefined;
  const order = await store.findOrderByNumber(number);
  return order && store.findOrderExport(order.id);
}

function dataOf(taken: OrderTransitionResult): object {
  if (taken.kind === "done") return { kind: "done", news: taken.notification };
  return taken.kind === "refused" ? { kind: "refused", obstacle: taken.rejection } : taken;
}

function tell(number: string, taken: OrderTransitionResult): void {
  switch (taken.kind) {
    case "done":
      return console.log(
        `Zamówienie ${number} ${news[taken.notification]}. Klient dostanie e-mail.`,
      );
    case "unchanged":
      return console.log(`Zamówienie ${number}: tak było już wcześniej, nic nie zmieniono.`);
    case "refused":
      return console.error(`Nic nie zmieniono. ${rejections[taken.rejection](number)}`);
    case "absent":
      return void tellAbsent(number);
  }
}

const news = {
  confirmed: "potwierdzone",
  paid: "opłacone",
  dispatched: "wysłane",
  corrected: "ma poprawiony numer przesyłki",
  ready: "gotowe do odbioru",
  completed: "zakończone",
  cancelled: "anulowane",
};

const rejections: Record<TransitionRejection, (number: string) => string> = {
  cancelled: (number) => `Zamówienie ${number} jest anulowane.`,
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
