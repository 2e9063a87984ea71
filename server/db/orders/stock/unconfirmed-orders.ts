import type { Grosze } from "../../../../shop/price.ts";
import type { Database } from "../../schema.ts";
import type { OrderDraft } from "../insert-orders.ts";
import type { OrderSubmitter } from "../order-rows.ts";

type SubmittedDraft = OrderSubmitter & { draft: OrderDraft };

/** Orders that nobody has confirmed, paid or cancelled; the words of their indexes. */
export function unconfirmedOrders(db: Pick<Database, "selectFrom">) {
  return db
    .selectFrom("orders")
    .where("orders.confirmed_at", "is", null)
    .where("orders.paid_at", "is", null)
    .where("orders.dispatched_at", "is", null)
    .where("orders.completed_at", "is", null)
    .where("orders.cancelled_at", "is", null);
}

/**
 * Returns the keys of the orders with which the unconfirmed ones of their mailbox or client exceed
 * `maxUnconfirmed`. The requests count in order.
 */
export async function findExcess(
  db: Database,
  requests: readonly SubmittedDraft[],
  maxUnconfirmed: Grosze | undefined,
): Promise<ReadonlySet<string>> {
  const excess = new Set<string>();
  if (maxUnconfirmed === undefined) return excess;
  const sums = await sumUnconfirmed(db, requests);
  for (const request of requests) {
    const { draft } = request;
    const keys = submitterKeys(request).map((key) => [key, sums.get(key) ?? 0] as const);
    if (keys.some(([, sum]) => sum + draft.total > maxUnconfirmed)) excess.add(draft.key);
    else for (const [key, sum] of keys) sums.set(key, sum + draft.total);
  }
  return excess;
}

/** By the hashes of mailboxes and clients, which are never the same. */
async function sumUnconfirmed(db: Database, requests: readonly SubmittedDraft[]) {
  const keys = [...new Set(requests.flatMap(submitterKeys))];
  const sums = new Map<string, Grosze>();
  if (keys.length === 0) return sums;
  const ordersWith = (column: "mailbox" | "client") =>
    unconfirmedOrders(db).select(["id", "mailbox", "client", "total"]).where(column, "in", keys);
  // One condition with `or` would read every unconfirmed order instead of the two indexes. The id
  // keeps orders apart that are alike.
  const rows = await ordersWith("mailbox").union(ordersWith("client")).execute();
  for (const { mailbox, client, total } of rows) {
    for (const key of [mailbox ?? "", client ?? ""]) sums.set(key, (sums.get(key) ?? 0) + total);
  }
  return sums;
}

function submitterKeys({ mailbox, client }: SubmittedDraft): string[] {
  return [mailbox, client].filter((key) => key !== undefined);
}
