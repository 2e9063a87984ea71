import { onTestFinished } from "vitest";
import type { Order } from "../../shop/order/order.ts";
import type { Mail } from "../../server/db/emails/email.ts";
import { applyOrderEdit } from "../../server/orders/transitions/edit-order.ts";
import { createOrderTransitions } from "../../server/orders/transitions/order-transitions.ts";
import { reopenOrder } from "../../server/orders/transitions/reopen-order.ts";
import { followPlacement } from "../../server/orders/change-order.ts";
import { requestRefund } from "../../server/payments/refunds/request-refund.ts";
import type { Store } from "../../server/db/store.ts";
import { createOrderWorker, initialStatus } from "./order-worker.ts";
import { fakeProduct } from "../fakes/baselinker/account.ts";
import { openFakeBaselinker } from "../fakes/baselinker/baselinker.ts";
import { sampleOrder, storedProduct, syncingFeatures } from "../fixtures.ts";
import { createTestMails } from "../mails.ts";
import { createQuietLog } from "../quiet-log.ts";
import { acceptOrder, nextId, openTemporaryStore, saveInventory } from "../temporary-store.ts";

export const minute = 60_000;
/** Ids of the account's statuses. */
export const status = {
  initial: initialStatus,
  sent: 2,
  confirmed: 3,
  ready: 4,
  done: 5,
  cancelled: 6,
  odd: 7,
};

export type OrdersWorld = Awaited<ReturnType<typeof openOrdersWorld>>;

/** The fake BaseLinker, a shop whose orders are there, and a clock that waiting advances. */
export async function openOrdersWorld({
  stock = 1000,
  /** By so much BaseLinker's clock is ahead. */
  aheadMs = 0,
  clock = { now: Date.UTC(2026, 10, 20, 8) },
} = {}) {
  const now = () => clock.now;
  const baselinker = await openFakeBaselinker({ now: () => now() + aheadMs });
  onTestFinished(baselinker.close);
  const { account, panel } = baselinker;
  account.products.set(1001, fakeProduct(1001, { stock: { bl_206: stock } }));
  const { db, store, database } = await openTemporaryStore();
  const source = { inventory: "307", priceGroup: "105", warehouses: ["bl_206"] };
  const metadata = { categories: [], manufacturers: {}, source };
  await saveInventory(store, clock.now, { changed: [storedProduct({ stock })], metadata });
  const log = createQuietLog();
  const mail = createTestMails();
  const owner = (of: Store = store) => ({ store: of, mail, features: syncingFeatures, now });

  let inFlight = 0;
  const postUnless =
    (isDead: () => boolean): typeof fetch =>
    async (...args) => {
      if (isDead()) throw new Error("killed");
      inFlight += 1;
      return fetch(...args).finally(() => (inFlight -= 1));
    };
  /** Time passes while nobody waits for the database or a reply. */
  async function wait(ms: number): Promise<void> {
    const until = clock.now + ms;
    await idle();
    clock.now = Math.max(clock.now, until);
  }
  async function idle(): Promise<void> {
    for (let turns = 0; turns < 30; turns = inFlight > 0 ? 0 : turns + 1)
      await new Promise(setImmediate);
  }

  /** A shop's worker on this database, one of several. */
  function openWorker(opened: Store = store, isDead: () => boolean = () => false) {
    const of = trackCalls(opened, (change) => (inFlight += change));
    const { url, token } = baselinker;
    const client = { url, token, fetch: postUnless(isDead) };
    return createOrderWorker({ ...client, store: of, now, wait, log, mail, workerId: nextId() });
  }
  await store.jobs.schedule("order-changes", clock.now);
  const worker = openWorker();

  async function place(changes: Partial<Order> = {}): Promise<Order> {
    const id = nextId();
    const line = { ...sampleOrder().lines[0]!, productId: "1001", quantity: 1 };
    const whole = sampleOrder({ id, key: `key-${id}`, acceptedAt: clock.now, ...changes });
    const { number: _, ...draft } = { ...whole, lines: changes.lines ?? [line] };
    const accepted = await acceptOrder(store, draft, {
      localStock: undefined,
      follow: (order) => ({ mails: [], jobs: followPlacement(order, true, owner()).jobs }),
    });
    if ("shortages" in accepted) throw new Error("the order was not stored");
    return accepted.order;
  }

  async function run(minutes = 1): Promise<void> {
    for (let passed = 0; passed < minutes; passed += 1) {
      await worker.runDueJobs();
      clock.now += minute;
    }
    await worker.runDueJobs();
  }

  return {
    clock,
    stock,
    baselinker,
    account,
    panel,
    db,
    store,
    database,
    log,
    openWorker,
    idle,
    wait,
    place,
    run,
    /** An order that BaseLinker has, with its number there. */
    async placeThere(changes: Partial<Order> = {}) {
      const order = await place(changes);
      await run(3);
      const there = account.orders.find(({ extra_field_1: mark }) =>
        String(mark).includes(order.id),
      )!;
      return { order, id: there.order_id, there };
    },
    command: (...args: Parameters<ReturnType<typeof createOrderTransitions>["apply"]>) =>
      createOrderTransitions(owner()).apply(...args),
    reopen: (number: string) =>
      reopenOrder(number, { localStock: undefined, force: true }, owner()),
    /** By hand, in grosze. */
    refund: (number: string, amount: number) =>
      requestRefund(number, { amount, byHand: true }, owner()),
    edit: (number: string, edit: Parameters<typeof applyOrderEdit>[1]) =>
      applyOrderEdit(number, edit, { resend: false }, { ...owner(), newId: nextId }),
    async timeline(order: Pick<Order, "id">) {
      return (await store.orders.findRecord("id", order.id))!.timeline;
    },
    /** Kinds of the mails of an order, oldest first. */
    async mails(order: Pick<Order, "id">): Promise<string[]> {
      return (await listMails(order)).map(({ kind }) => kind);
    },
    listMails,
  };

  async function listMails({ id }: Pick<Order, "id">): Promise<Mail[]> {
    const rows = await db
      .selectFrom("emails")
      .innerJoin("jobs", "jobs.reference", "emails.id")
      .select("content")
      .where("jobs.kind", "=", "email")
      .where("order_id", "=", id)
      .orderBy("queued_at")
      .execute();
    const mails = rows.map(({ content }) => JSON.parse(content) as Mail);
    return mails.sort((one, other) => Number(one.id.slice(3)) - Number(other.id.slice(3)));
  }
}

/** Reports when a call of the store begins and ends. */
function trackCalls<Value extends object>(value: Value, report: (change: 1 | -1) => void): Value {
  return new Proxy(value, {
    get(target, name) {
      const member = Reflect.get(target, name) as unknown;
      if (typeof member === "object" && member !== null) return trackCalls(member, report);
      if (typeof member !== "function") return member;
      return async (...args: unknown[]) => {
        report(1);
        try {
          return await (member as (...all: unknown[]) => unknown).apply(target, args);
        } finally {
          report(-1);
        }
      };
    },
  });
}
