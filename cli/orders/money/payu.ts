import type { Env } from "../../../server/env.ts";
import { silentLog } from "../../../server/baselinker/sync/sync-options.ts";
import type { Store } from "../../../server/db/store.ts";
import { openPayments } from "../../../server/shop/open-payments.ts";
import type { openOwner } from "../owner.ts";

type Owner = Awaited<ReturnType<typeof openOwner>>;

/** Asks PayU and records what it says as the running shop does; undefined without its settings. */
export function openOwnersPayments({ store, mail, exported, now }: Owner, env: Env) {
  const source = { exportsOrders: exported };
  return openPayments({ env, mail, now, log: silentLog, store, source });
}

/**
 * Asks PayU about the unsettled attempts of an order that the owner is about to mark as paid. Returns
 * whether one of them has paid for it.
 */
export async function isPaidAtPayu(number: string, owner: Owner, env: Env): Promise<boolean> {
  const { store } = owner;
  const before = await findRecord(store, number);
  if (!before || before.timeline.paidAt !== undefined) return false;
  await openOwnersPayments(owner, env)?.checkOpenAttempts(before.order.id);
  if ((await findRecord(store, number))?.timeline.paidAt === undefined) return false;
  // Another command may have recorded a transfer meanwhile.
  const facts = await store.payments.facts(before.order.id);
  return facts.some(({ kind }) => kind === "payment-completed");
}

function findRecord({ orders }: Store, number: string) {
  return orders.findRecord("number", number);
}
