import {
  applyTransition,
  type TransitionResult,
} from "../../../shop/order/status/order-transition.ts";
import { restorePrice } from "../../../shop/payment/refund/refund.ts";
import type { StockShortage } from "../../db/orders/stock/available-stock.ts";
import type { Store } from "../../db/store.ts";
import { exportOrder, followTransition, type FollowDeps } from "./follow-transition.ts";
import { readLocalStock, type LocalStock } from "../local-stock.ts";

export type ReopenResult =
  | Exclude<TransitionResult, { kind: "done" }>
  | { kind: "done"; paid: boolean }
  | { kind: "shortage"; shortages: readonly StockShortage[] }
  /** Another order has used its discount code meanwhile. */
  | { kind: "code-taken" }
  | { kind: "absent" };

type Options = {
  localStock: LocalStock | undefined;
  force: boolean;
};

type Deps = FollowDeps & {
  store: { orders: Pick<Store["orders"], "changeAndReserve" | "findByNumber"> };
  now: () => number;
};

/**
 * Takes a cancelled order back if its products are still there. The money that the shop has then
 * pays for it, or it is to be paid anew.
 */
export async function reopenOrder(
  number: string,
  { localStock, force }: Options,
  deps: Deps,
): Promise<ReopenResult> {
  let result: ReopenResult = { kind: "absent" };
  const { orders } = deps.store;
  const lines = (await orders.findByNumber(number))?.lines ?? [];
  const options = { stock: readLocalStock(lines, localStock), force };
  const taken = await orders.changeAndReserve(number, options, (record) => {
    const now = deps.now();
    const reopened = applyTransition(record, { kind: "reopen" }, now, false);
    if (reopened.kind !== "done") {
      result = reopened;
      return undefined;
    }
    result = { kind: "done", paid: reopened.timeline.paidAt !== undefined };
    const restored = restorePrice(record.facts, now);
    const changed = { ...record, facts: [...record.facts, ...restored] };
    const change = followTransition(changed, reopened, deps, now);
    // The export was dropped with the cancellation. It looks for the order before it submits one.
    const jobs = [...(change.jobs ?? []), ...exportOrder(record.order, deps)];
    return { ...change, jobs, facts: restored };
  });
  const { shortages, codeIsTaken } = taken;
  if (shortages.length > 0) return { kind: "shortage", shortages };
  return codeIsTaken ? { kind: "code-taken" } : result;
}
