import { createOrderTransitions } from "../../server/orders/transitions/order-transitions.ts";
import { applyTransition, type OrderTransition } from "../../shop/order/status/order-transition.ts";
import { UsageError, type ParsedArgs } from "../run/command.ts";
import { printResult } from "../output/terminal.ts";
import { describeCancellation, findCancellation } from "./cancellation.ts";
import { confirmChange, describeOrderSum, describePerson } from "./confirm-change.ts";
import { getRecord } from "./format.ts";
import { withOwner, type Owner } from "./owner.ts";
import { isPaidAtPayu } from "./money/payu.ts";
import { describeTransition, explainFailure, transitionData } from "./describe-transition.ts";
import { parseNumbers } from "./parse-numbers.ts";
import { transitionMany } from "./transition-many.ts";

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
  return withOwner(async (owner) => {
    if (transition.kind === "pay" && (await isPaidAtPayu(number, owner)))
      return reportPaidAtPayu(number, transition.byHand === true, json);
    const question =
      transition.kind === "cancel" && (await askFor(number, transition, owner, flags));
    if (question && !(await confirmChange(question, { flags }))) return 1;
    const transitions = createOrderTransitions(owner);
    const result = await transitions.apply(number, transition, flags.has("force"));
    const isCancelled =
      transition.kind === "cancel" && (result.kind === "done" || result.kind === "unchanged");
    const cancellation = isCancelled ? await findCancellation(owner.store, number) : undefined;
    return printResult(
      { ...transitionData(result), ...cancellation },
      {
        json,
        failed: explainFailure(number, result) !== undefined,
        describe: () => [
          ...describeTransition(number, result),
          ...(cancellation
            ? describeCancellation(number, cancellation, owner.features.cancelsThere)
            : []),
        ],
      },
    );
  });
}

/** Undefined where nothing would change. */
async function askFor(
  number: string,
  cancel: OrderTransition & { kind: "cancel" },
  { store, now }: Owner,
  flags: ParsedArgs["flags"],
): Promise<string | undefined> {
  const record = await getRecord(store, number);
  if (applyTransition(record, cancel, now(), flags.has("force")).kind !== "done") return undefined;
  return `Anulować ${describeOrderSum(record)}? E-mail z powodem „${cancel.reason}” pójdzie do: ${describePerson(record.order)}`;
}

function reportPaidAtPayu(number: string, byHand: boolean, json: boolean): number {
  const result = { kind: "done", notification: "paid", source: "payu" };
  const describe = () => [
    `Zamówienie ${number} opłacone: PayU ma już te pieniądze. Klient dostanie e-mail.`,
    ...(byHand ? ["Przelewu ani gotówki nie odnotowano. Jeśli też dotarły, oddaj je."] : []),
  ];
  return printResult(result, { json, describe });
}
