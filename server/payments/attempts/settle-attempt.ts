import { isSettled, summarisePayments } from "../../../shop/payment/payment-summary.ts";
import type { Store } from "../../db/store.ts";
import { changeOrder, type ChangeDeps } from "../../orders/change-order.ts";
import { createFact } from "./attempt-facts.ts";
import { lastCheck } from "../../../shop/payment/check-schedule.ts";

export type SettledAttempt =
  | { kind: "done"; number: string }
  | { kind: "unchanged"; state: "paid" | "failed" }
  | { kind: "early"; until: number }
  | { kind: "absent" };

type Deps = ChangeDeps & { store: Pick<Store, "payments"> };

/**
 * Stores the owner's word that nobody paid by an attempt, of which PayU never reported the end. Should
 * it be paid after all, PayU's word counts.
 */
export async function settleAttempt(
  reference: string,
  force: boolean,
  deps: Deps,
): Promise<SettledAttempt> {
  let result: SettledAttempt = { kind: "absent" };
  const orderId = await deps.store.payments.findOrderOfAttempt(reference);
  if (orderId === undefined) return result;
  await changeOrder(deps, { id: orderId }, ({ order, facts }, at) => {
    const { attempts } = summarisePayments(facts);
    const attempt = attempts.find((each) => each.reference === reference);
    if (!attempt) return undefined;
    if (isSettled(attempt)) {
      result = { kind: "unchanged", state: attempt.state === "succeeded" ? "paid" : "failed" };
      return undefined;
    }
    const until = lastCheck(attempt.startedAt);
    if (at <= until && !force) {
      result = { kind: "early", until };
      return undefined;
    }
    result = { kind: "done", number: order.number };
    const settled = createFact("attempt-settled", attempt, { at, source: "owner" });
    return { by: "owner", facts: [settled] };
  });
  return result;
}
