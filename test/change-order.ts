import type { KnownOrder } from "../shop/order/change/order-change.ts";
import { changeOrder, type Change } from "../server/orders/change-order.ts";
import type { Store } from "../server/db/store.ts";
import { noFeatures } from "./fixtures.ts";
import { createTestMails } from "./mails.ts";

type Put = Partial<Change> | ((record: KnownOrder) => Partial<Change>);

/** Brings an order into a state, with what follows except mails to the customer. */
export function putOrder(
  store: Pick<Store, "transaction">,
  which: Parameters<typeof changeOrder>[1],
  put: Put,
  now: number,
): Promise<void> {
  const deps = { store, mail: createTestMails(), features: noFeatures, now: () => now };
  const decide = (record: KnownOrder): Change => ({
    by: "owner",
    notifiesCustomer: false,
    ...(typeof put === "function" ? put(record) : put),
  });
  return changeOrder(deps, which, decide);
}
