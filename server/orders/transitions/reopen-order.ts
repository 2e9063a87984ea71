import {
  applyTransition,
  type TransitionResult,
} from "../../../shop/order/status/order-transition.ts";
import { restorePrice } from "../../../shop/payment/refund/refund.ts";
import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { canReuseCode } from "../../db/codes/code-uses.ts";
import { lockNumbers } from "../../db/orders/insert-orders.ts";
import { openAvailableStock, type StockShortage } from "../../db/orders/stock/available-stock.ts";
import type { Stock } from "../../db/orders/stock/stock-reservations.ts";
import type { Database } from "../../db/schema.ts";
import type { Store } from "../../db/store.ts";
import { changeOrderIn, type ChangeDeps } from "../change-order.ts";
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

type Deps = ChangeDeps & {
  store: { orders: Pick<Store["orders"], "findByNumber"> };
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
  const { store } = deps;
  const lines = (await store.orders.findByNumber(number))?.lines ?? [];
  const stock = readLocalStock(lines, localStock);
  await store.transaction(async (trx) => {
    // New orders wait meanwhile, so that nothing is sold twice.
    await lockNumbers(trx);
    await changeOrderIn(trx, deps, { number }, async (record, now) => {
      const reopened = applyTransition(record, { kind: "reopen" }, now, false);
      if (reopened.kind !== "done") {
        result = reopened;
        return undefined;
      }
      const { timeline } = reopened;
      const taken = force ? undefined : await findTaken(trx, record, stock);
      result = taken ?? { kind: "done", paid: timeline.paidAt !== undefined };
      return taken ? undefined : { by: "owner", timeline, facts: restorePrice(record.facts, now) };
    });
  });
  return result;
}

/** Returns what others have taken meanwhile. */
async function findTaken(
  trx: Database,
  { order }: OrderWithFacts,
  stock: Stock | undefined,
): Promise<ReopenResult | undefined> {
  const available = await openAvailableStock(trx, order.lines, stock);
  const shortages = available.reserve(order.lines);
  if (shortages.length > 0) return { kind: "shortage", shortages };
  return (await canReuseCode(trx, order)) ? undefined : { kind: "code-taken" };
}
