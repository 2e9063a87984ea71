import type { Order } from "../../shop/order/order.ts";
import type { CodeRejection } from "../../shop/order/discount/apply-code.ts";
import type { ShopConfig } from "../../shop/shop-config.ts";
import { openCodes, type CodeUse } from "../db/codes/code-uses.ts";
import { createGroupCommit } from "../db/group-commit.ts";
import { findOrders } from "../db/orders/find-orders.ts";
import {
  insertOrders,
  lockNumbers,
  takeNumbers,
  type OrderDraft,
  type OrderInsert,
} from "../db/orders/insert-orders.ts";
import type { OrderSubmitter } from "../db/orders/order-rows.ts";
import { openAvailableStock, type StockShortage } from "../db/orders/stock/available-stock.ts";
import { findExcess } from "../db/orders/stock/unconfirmed-orders.ts";
import { rateLimitsTable, type BudgetRequest } from "../db/rate-limits.ts";
import type { Database } from "../db/schema.ts";
import type { Store } from "../db/store.ts";
import { readLocalStock, type LocalStock } from "./local-stock.ts";

export type Acceptance = OrderSubmitter & {
  draft: OrderDraft;
  /** Of the customer; beyond it they get no mail. */
  mailBudget: BudgetRequest;
};

export type AcceptanceResult =
  | { order: Order; repeated: boolean }
  | { shortages: readonly StockShortage[]; excess?: boolean; rejectedCode?: CodeRejection };

export type AcceptanceDeps = {
  store: Pick<Store, "transaction">;
  /** The mails and jobs of a new order. */
  follow: (order: Order, toCustomer: boolean) => Pick<OrderInsert, "mails" | "jobs">;
  localStock: LocalStock | undefined;
  shop: Pick<ShopConfig, "orderLimits">;
};

/**
 * Creates the function that stores an order with its mails and jobs, or finds the one with the same
 * key. Those that arrive at once share a transaction.
 */
export function createAcceptance(deps: AcceptanceDeps) {
  return createGroupCommit(deps.store, {
    lock: lockNumbers,
    write: (trx, requests: readonly Acceptance[]) => acceptBatch(trx, requests, deps),
  });
}

async function acceptBatch(
  trx: Database,
  requests: readonly Acceptance[],
  deps: AcceptanceDeps,
): Promise<AcceptanceResult[]> {
  const keys = requests.map(({ draft }) => draft.key);
  const known = await findOrders(trx, "key", keys);
  const orders = new Map(known.map((order) => [order.key, order]));
  const firstByKey = new Map<string, Acceptance>();
  for (const request of requests) {
    const { key } = request.draft;
    if (!orders.has(key) && !firstByKey.has(key)) firstByKey.set(key, request);
  }
  const fresh = [...firstByKey.values()];
  const excess = await findExcess(trx, fresh, deps.shop.orderLimits.unconfirmed);
  const within = fresh.filter(({ draft }) => !excess.has(draft.key));
  const { accepted, rejected } = await chooseAccepted(trx, within, deps);
  const numbers = await takeNumbers(trx, accepted.length);
  const mailed = await admitMails(
    trx,
    accepted.map(({ request }) => request),
  );
  const inserts = accepted.map(({ request, codeUse }, index) => ({
    ...toInsert(request, numbers[index]!, mailed.has(request), deps),
    codeUse,
  }));
  await insertOrders(trx, inserts);
  for (const { order } of inserts) orders.set(order.key, order);
  return requests.map((request) => {
    const { key } = request.draft;
    const order = orders.get(key);
    if (order) return { order, repeated: firstByKey.get(key) !== request };
    return rejected.get(key) ?? { shortages: [], excess: true };
  });
}

type Rejected = Exclude<AcceptanceResult, { order: Order }>;

/** In turn: an order that lacks stock takes no code, one whose code is taken no stock. */
async function chooseAccepted(
  trx: Database,
  requests: readonly Acceptance[],
  { localStock }: AcceptanceDeps,
) {
  const findCode = await openCodes(trx, requests);
  const lines = requests.flatMap(({ draft }) => draft.lines);
  const stock = await openAvailableStock(trx, lines, readLocalStock(lines, localStock));
  const accepted: { request: Acceptance; codeUse: CodeUse | undefined }[] = [];
  const rejected = new Map<string, Rejected>();
  for (const request of requests) {
    const { draft } = request;
    const code = findCode(request);
    if (code && "rejection" in code) {
      rejected.set(draft.key, { shortages: [], rejectedCode: code.rejection });
      continue;
    }
    const shortages = stock.reserve(draft.lines);
    if (shortages.length > 0) {
      rejected.set(draft.key, { shortages });
      continue;
    }
    code?.take();
    accepted.push({ request, codeUse: code?.use });
  }
  return { accepted, rejected };
}

/**
 * Takes one mail, which costs the same for all, from the budget of each order's customer: in one
 * statement for all mailboxes, and in turn for the orders of one.
 */
async function admitMails(trx: Database, requests: readonly Acceptance[]) {
  const admitted = new Set<Acceptance>();
  const groups = Map.groupBy(requests, ({ mailBudget }) => mailBudget.key);
  let waiting = [...groups.values()];
  for (let turn = 0; waiting.length > 0; turn += 1) {
    const next = waiting.map((group) => group[turn]!);
    const keys = next.map(({ mailBudget }) => mailBudget.key);
    const found = await rateLimitsTable(trx).consumeEach(keys, next[0]!.mailBudget);
    for (const request of next) if (found.has(request.mailBudget.key)) admitted.add(request);
    waiting = waiting.filter((group) => admitted.has(group[turn]!) && turn + 1 < group.length);
  }
  return admitted;
}

function toInsert(
  { draft, mailBudget: _, ...submitter }: Acceptance,
  number: string,
  toCustomer: boolean,
  { follow }: AcceptanceDeps,
): OrderInsert {
  const order = { ...draft, number };
  return { order, submitter, ...follow(order, toCustomer) };
}
