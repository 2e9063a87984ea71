import {
  createOrderTransitions,
  type OrderTransitionResult,
} from "../../server/orders/transitions/order-transitions.ts";
import type { OrderTransition } from "../../shop/order/status/order-transition.ts";
import { formatNumbers } from "../../shop/order/format-numbers.ts";
import { pluralize } from "../../shop/text/plural.ts";
import type { ParsedArgs } from "../run/command.ts";
import { print, printJson } from "../output/terminal.ts";
import { isPaidAtPayu } from "./money/payu.ts";
import { explainFailure, transitionData, updateLabels } from "./describe-transition.ts";
import { confirmChange } from "./confirm-change.ts";
import { withOwner } from "./owner.ts";

/** A transition of one of several orders; `line` of the file that asks for it. */
export type TransitionRequest = { number: string; transition: OrderTransition; line?: number };

type Result = OrderTransitionResult | { kind: "paid-at-payu" };

type Applied = { request: TransitionRequest; result: Result; failure: string | undefined };

/**
 * Applies each transition, whatever becomes of the others. Asks once on a terminal. Returns 1 when
 * one of them failed.
 */
export async function transitionMany(
  requests: readonly TransitionRequest[],
  { flags, json }: Pick<ParsedArgs, "flags" | "json">,
): Promise<number> {
  if (!(await confirmChange(askFor(requests), { flags }))) return 1;
  return withOwner(async (owner) => {
    const transitions = createOrderTransitions(owner);
    const applied: Applied[] = [];
    try {
      for (const request of requests) {
        const { number, transition } = request;
        const isPaid = transition.kind === "pay" && (await isPaidAtPayu(number, owner));
        const result = isPaid
          ? ({ kind: "paid-at-payu" } as const)
          : await transitions.apply(number, transition, flags.has("force"));
        applied.push({ request, result, failure: explain(request, result) });
      }
    } finally {
      // What was done before an outage is told too.
      if (json) printJson(applied.map(toJson));
      else printSummary(applied);
    }
    return applied.some(({ failure }) => failure !== undefined) ? 1 : 0;
  });
}

const questions: Record<OrderTransition["kind"], string> = {
  confirm: "Potwierdzić",
  pay: "Oznaczyć jako opłacone",
  dispatch: "Oznaczyć jako wysłane",
  ready: "Oznaczyć jako gotowe do odbioru",
  complete: "Zakończyć",
  cancel: "Anulować",
  reopen: "Przywrócić",
};

function askFor(requests: readonly TransitionRequest[]): string {
  const count = pluralize(requests.length, ["zamówienie", "zamówienia", "zamówień"]);
  const numbers = formatNumbers(requests.map(({ number }) => number));
  return `${questions[requests[0]!.transition.kind]} ${count}: ${numbers}?`;
}

function explain({ number, transition }: TransitionRequest, result: Result): string | undefined {
  if (result.kind !== "paid-at-payu") return explainFailure(number, result);
  const isInBank = transition.kind === "pay" && transition.transfer !== undefined;
  return isInBank
    ? "PayU ma już pieniądze za to zamówienie, więc przelewu nie odnotowano. Oddaj go klientowi."
    : undefined;
}

function toJson({ request: { number, line }, result }: Applied): object {
  return { number, ...(line !== undefined && { line }), ...transitionData(result) };
}

function printSummary(applied: readonly Applied[]): void {
  const succeeded = Map.groupBy(
    applied.filter(({ failure }) => failure === undefined),
    ({ result }) => labelOf(result),
  );
  for (const [label, group] of succeeded) {
    const numbers = formatNumbers(group.map(({ request }) => request.number));
    print([`${label} (${group.length}): ${numbers}.${mailNote(group)}`]);
  }
  const failed = applied.filter(({ failure }) => failure !== undefined);
  if (failed.length === 0) return;
  console.error(`Nie udało się (${failed.length}):`);
  for (const { request, failure } of failed) {
    const place = request.line === undefined ? "" : ` (wiersz ${request.line})`;
    console.error(`  ${request.number}${place}: ${failure}`);
  }
}

function labelOf(result: Result): string {
  if (result.kind === "done") return updateLabels[result.notification].several;
  if (result.kind === "paid-at-payu") return "Opłacone przez PayU";
  return result.kind === "received" ? "Wpłata za anulowane" : "Bez zmian, tak było już wcześniej";
}

function mailNote(group: readonly Applied[]): string {
  if (!["done", "paid-at-payu"].includes(group[0]!.result.kind)) return "";
  return group.length === 1 ? " Klient dostanie e-mail." : " Każdy klient dostanie e-mail.";
}
