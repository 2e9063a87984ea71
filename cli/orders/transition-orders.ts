import {
  createOrderTransitions,
  type OrderTransitionResult,
} from "../../server/orders/transitions/order-transitions.ts";
import type { OrderExport } from "../../server/db/orders/order-exports.ts";
import type { Store } from "../../server/db/store.ts";
import type { OrderTransition } from "../../shop/order/status/order-transition.ts";
import { UsageError, type ParsedArgs } from "../run/command.ts";
import { withStore } from "../run/open-store.ts";
import { print, printJson } from "../output/terminal.ts";
import { describeCancelled } from "./export-status.ts";
import { openOwner } from "./owner.ts";
import { isPaidAtPayu } from "./money/payu.ts";
import { explainFailure, printTransition } from "./print-transition.ts";
import { parseNumbers } from "./parse-numbers.ts";
import { transitionMany } from "./transition-many.ts";
import { describeRefundDue, findRefundDue, type RefundDue } from "./money/refund-due.ts";

/** Applies the transition to one order or several and prints the result; the running shop sends the mail within seconds. */
export async function transitionOrders(
  { positionals, flags, json }: ParsedArgs,
  transition: OrderTransition,
): Promise<number> {
  const [number = "", ...others] = parseNumbers(positionals);
  if (others.length > 0 && transition.kind === "cancel")
    throw new UsageError("Anuluj jedno zamówienie naraz: każdemu klientowi należy się powód.");
  if (others.length > 0) {
    const numbers = [number, ...others];
    // Several orders with one tracking number are in one parcel.
    const step =
      transition.kind === "dispatch" ? { ...transition, sharedWith: numbers } : transition;
    const requests = numbers.map((each) => ({ number: each, transition: step }));
    return transitionMany(requests, { flags, json });
  }
  return withStore(async ({ store, env }) => {
    const owner = await openOwner(store, env);
    if (transition.kind === "pay" && (await isPaidAtPayu(number, owner, env)))
      return reportPaidAtPayu(number, transition.byHand === true, json);
    const transitions = createOrderTransitions(owner);
    const result = await transitions.apply(number, transition, flags.has("force"));
    const consequences =
      transition.kind === "cancel" ? await findConsequences(store, number, result) : undefined;
    if (json) printJson({ ...toJson(result), ...consequences });
    else printTransition(number, result);
    const lines = consequences ? describeConsequences(number, consequences, owner) : [];
    if (!json && lines.length > 0) print(lines);
    return explainFailure(number, result) === undefined ? 0 : 1;
  });
}

function reportPaidAtPayu(number: string, byHand: boolean, json: boolean): number {
  if (json) printJson({ kind: "done", notification: "paid", source: "payu" });
  else
    print([
      `Zamówienie ${number} opłacone: PayU ma już te pieniądze. Klient dostanie e-mail.`,
      ...(byHand ? ["Przelewu ani gotówki nie odnotowano. Jeśli też dotarły, oddaj je."] : []),
    ]);
  return 0;
}

type Consequences = { refund: RefundDue; baselinker?: OrderExport };

/** Returns what is left to do about a cancelled order: its money, and its export. */
async function findConsequences(
  store: Store,
  number: string,
  { kind }: OrderTransitionResult,
): Promise<Consequences | undefined> {
  if (kind !== "done" && kind !== "unchanged") return undefined;
  const record = await store.orders.findRecord("number", number);
  if (!record) return undefined;
  const { id } = record.order;
  const facts = await store.payments.facts(id);
  const baselinker = await store.orders.findExport(id);
  return { refund: findRefundDue({ ...record, facts }), ...(baselinker && { baselinker }) };
}

function describeConsequences(
  number: string,
  { refund, baselinker }: Consequences,
  { cancelsThere = false }: { cancelsThere?: boolean | undefined },
): string[] {
  return [
    ...describeRefundDue(number, refund),
    ...(baselinker ? describeCancelled(baselinker, cancelsThere) : []),
  ];
}

function toJson(result: OrderTransitionResult): object {
  if (result.kind === "done") return { kind: "done", notification: result.notification };
  return result.kind === "refused" ? { kind: "refused", rejection: result.rejection } : result;
}
