import { findClockError } from "../../shop/time/clock.ts";
import { planDaily } from "../../shop/order/day/daily.ts";
import { findDeclaredNumber } from "../../shop/order/day/declared-number.ts";
import { dayMs, hourMs, minuteMs } from "../../shop/time/durations.ts";
import type { OrderWithFacts } from "../../shop/order/status/order-timeline.ts";
import { applyTransition } from "../../shop/order/status/order-transition.ts";
import { isCovered } from "../../shop/payment/refund/amounts-due.ts";
import { openDays } from "../../shop/privacy/retention.ts";
import type { Store } from "../db/store.ts";
import type { Outcome } from "../jobs/outcome.ts";
import type { JobHandler, JobLog } from "../jobs/worker.ts";
import { changeOrder, type Change, type ChangeDeps } from "../orders/change-order.ts";

/** Not at night: customers get a mail. */
const hour = 10;
/** Later the mail would only confuse: after an upgrade, or where the setting is new. */
const maxDelayMs = 7 * dayMs;

/** BaseLinker has told by then, if it is there. */
const readingMs = 15 * minuteMs;

type Deps = ChangeDeps & {
  store: Pick<Store, "orders" | "messages" | "clock" | "externalOrders">;
  /** Days after the dispatch; undefined: never. */
  days: number | undefined;
  log: JobLog;
};

/** Completes paid orders so many days after their parcel left; never one that came back. */
export function createCompletionJobs(deps: Deps): JobHandler {
  return {
    leaseMs: 10 * minuteMs,
    run: () =>
      completeOrders(deps).catch((error: unknown) => {
        deps.log.error({ err: error }, "Dispatched orders could not be completed");
        return { kind: "rescheduled", runAt: deps.now() + 10 * minuteMs };
      }),
  };
}

async function completeOrders(deps: Deps): Promise<Outcome> {
  const { store, days } = deps;
  const now = deps.now();
  if (days === undefined) return { kind: "rescheduled", runAt: now + hourMs };
  const { due, nextAt } = planDaily(now, hour);
  if (!due) return { kind: "rescheduled", runAt: nextAt };
  if (findClockError(await store.clock.read(deps.now)))
    return { kind: "rescheduled", runAt: now + 10 * minuteMs };
  const since = now - openDays * dayMs;
  const messages = await store.messages.listOpen({ messagesSince: now, withdrawalsSince: since });
  const withdrawn = new Set(messages.map(findDeclaredNumber));
  let count = 0;
  let unread = false;
  for (const { id, number } of await store.orders.listDispatchedBefore(now - days * dayMs)) {
    if (withdrawn.has(number)) continue;
    // BaseLinker may know of a parcel that came back.
    if (deps.features.syncsOrders && !(await store.externalOrders.ensureRead(id, now))) {
      unread = true;
      continue;
    }
    await changeOrder(deps, { number }, (record) => {
      const change = complete(record, days, now);
      if (change) count += 1;
      return change;
    });
  }
  if (count > 0) deps.log.info({ count }, "Dispatched orders completed");
  return { kind: "rescheduled", runAt: unread ? now + readingMs : nextAt };
}

/** A parcel on delivery that nobody has paid for may have come back; of others BaseLinker says so. */
function complete(record: OrderWithFacts, days: number, now: number): Change | undefined {
  const { dispatchedAt = now, parcels = [] } = record.timeline;
  if (dispatchedAt > now - days * dayMs || !isCovered(record)) return undefined;
  if (parcels.some(({ state }) => state === "returned" || state === "lost")) return undefined;
  const result = applyTransition(record, { kind: "complete" }, now, false);
  if (result.kind !== "done") return undefined;
  const isLate = now - dispatchedAt > days * dayMs + maxDelayMs;
  return { by: "shop", timeline: result.timeline, notifiesCustomer: !isLate };
}
