import type { Order } from "../../shop/order/order.ts";
import type { CodeRejection } from "../../shop/order/discount/apply-code.ts";
import type { Grosze } from "../../shop/price.ts";
import { takeCodes, type CodeUse } from "../db/codes/code-uses.ts";
import type { Mail } from "../db/emails/email.ts";
import type { QueuedJob } from "../db/jobs/queue.ts";
import {
  findKnown,
  insertOrders,
  takeNumbers,
  type OrderDraft,
  type OrderInsert,
} from "../db/orders/insert-orders.ts";
import type { OrderSubmitter } from "../db/orders/order-rows.ts";
import { findShortages, type StockShortage } from "../db/orders/stock/stock-reservations.ts";
import { findExcess } from "../db/orders/stock/unconfirmed-orders.ts";
import type { Database } from "../db/schema.ts";
import type { Store } from "../db/store.ts";
import { readLocalStock, type LocalStock } from "./local-stock.ts";

export type Acceptance = OrderSubmitter & {
  draft: OrderDraft;
  toCustomer: boolean;
};

export type AcceptanceResult =
  | { order: Order; repeated: boolean }
  | { shortages: readonly StockShortage[]; excess?: boolean; rejectedCode?: CodeRejection };

export type AcceptanceDeps = {
  orders: Pick<Store["orders"], "openBatches">;
  mailsFor: (order: Order, toCustomer: boolean) => readonly Mail[];
  jobsFor: (order: Order) => readonly QueuedJob[];
  localStock: LocalStock | undefined;
  maxUnconfirmed?: Grosze | undefined;
};

/**
 * Creates the function that stores an order with its mails and jobs, or finds the one with the same
 * key. Those that arrive at once share a transaction.
 */
export function createAcceptance(deps: AcceptanceDeps) {
  return deps.orders.openBatches((trx, requests: readonly Acceptance[]) =>
    acceptBatch(trx, requests, deps),
  );
}

async function acceptBatch(
  trx: Database,
  requests: readonly Acceptance[],
  deps: AcceptanceDeps,
): Promise<AcceptanceResult[]> {
  const orders = await findKnown(
    trx,
    requests.map(({ draft }) => draft.key),
  );
  const firstByKey = new Map<string, Acceptance>();
  for (const request of requests) {
    const { key } = request.draft;
    if (!orders.has(key) && !firstByKey.has(key)) firstByKey.set(key, request);
  }
  const fresh = [...firstByKey.values()];
  const excess = await findExcess(trx, fresh, deps.maxUnconfirmed);
  const within = fresh.filter(({ draft }) => !excess.has(draft.key));
  const codes = await takeCodes(trx, within);
  const wanted = within.filter(({ draft }) => !findCodeRejection(codes, draft.key));
  const drafts = wanted.map(({ draft }) => draft);
  const lines = drafts.flatMap((draft) => draft.lines);
  const shortages = await findShortages(trx, drafts, readLocalStock(lines, deps.localStock));
  const accepted = wanted.filter(({ draft }) => !shortages.has(draft.key));
  const numbers = await takeNumbers(trx, accepted.length);
  const inserts = accepted.map((request, index) => ({
    ...toInsert(request, numbers[index]!, deps),
    codeUse: findCodeUse(codes, request.draft.key),
  }));
  await insertOrders(trx, inserts);
  for (const { order } of inserts) orders.set(order.key, order);
  return requests.map((request) => {
    const { key } = request.draft;
    const order = orders.get(key);
    if (order) return { order, repeated: firstByKey.get(key) !== request };
    const rejectedCode = findCodeRejection(codes, key);
    if (rejectedCode) return { shortages: [], rejectedCode };
    return excess.has(key) ? { shortages: [], excess: true } : { shortages: shortages.get(key)! };
  });
}

type Codes = Awaited<ReturnType<typeof takeCodes>>;

function findCodeRejection(codes: Codes, key: string): CodeRejection | undefined {
  const taken = codes.get(key);
  return taken && "rejection" in taken ? taken.rejection : undefined;
}

function findCodeUse(codes: Codes, key: string): CodeUse | undefined {
  const taken = codes.get(key);
  return taken && "use" in taken ? taken.use : undefined;
}

function toInsert(
  { draft, toCustomer, ...submitter }: Acceptance,
  number: string,
  { mailsFor, jobsFor }: AcceptanceDeps,
): OrderInsert {
  const order = { ...draft, number };
  return { order, submitter, mails: mailsFor(order, toCustomer), jobs: jobsFor(order) };
}
