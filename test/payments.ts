import { createTestMails } from "./mails.ts";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { Order } from "../shop/order/order.ts";
import { createWorker } from "../server/jobs/worker.ts";
import { createPayments } from "../server/payments/payments.ts";
import { openPayu } from "../server/payu/payu.ts";
import { openFakePayu } from "./fakes/payu/payu.ts";
import { sampleOrder, samplePayments, shopWithPayu, exportingFeatures } from "./fixtures.ts";
import { createQuietLog } from "./quiet-log.ts";
import { nextId, openTemporaryStore, storeOrder } from "./temporary-store.ts";

/** A store, the fake PayU with an order to pay for, and the shop's address for notifications. */
export async function openTestPayments(startAt = Date.UTC(2026, 10, 20, 22)) {
  const clock = { now: startAt };
  const fake = await openFakePayu({ now: () => clock.now });
  onTestFinished(fake.close);
  const { db, store, database } = await openTemporaryStore();
  const log = createQuietLog();
  const { posId, clientId, clientSecret, secondKey, url, schedule } = fake;
  const { now } = schedule;
  const inbox = await openInbox((signature, body) => payments.receiveNotification(signature, body));
  const open = (changes: { store?: typeof store } = {}) =>
    createPayments({
      store,
      ...changes,
      payu: openPayu({ posId, clientId, clientSecret, url, fetch, now }),
      posId,
      secondKey,
      mail: createTestMails({ shop: shopWithPayu, origin: inbox.origin }),
      features: exportingFeatures,
      origin: inbox.origin,
      now,
      log,
    });
  const payments = open();
  const worker = createWorker(
    { store, now, random: () => 0.5, log, workerId: "test" },
    payments.jobs(),
  );
  return {
    db,
    store,
    database,
    fake,
    log,
    now,
    open,
    payments,
    origin: inbox.origin,
    forwardNotifications: inbox.forwardTo,
    runDueJobs: worker.runDueJobs,
    /** Lets time pass at PayU and in the shop. */
    advance: (ms: number) => fake.advance(ms),
    acceptOrder: (changes: Partial<Order> = {}) => {
      const id = nextId();
      const online = { payment: samplePayments.online, acceptedAt: clock.now };
      const { number: _, ...draft } = sampleOrder({
        id,
        key: `key of ${id}`,
        ...online,
        ...changes,
      });
      return storeOrder(store, draft);
    },
    pay: (order: Order, blikCode?: string) =>
      payments.start({ orderId: order.id, blikCode, clientIp: "203.0.113.7" }),
    /** The facts of an order as `kind reference amount`. */
    facts: async ({ id }: Order) =>
      (await store.orders.findRecord("id", id))!.facts.map(
        ({ kind, reference, amount }) => `${kind} ${reference} ${amount}`,
      ),
    timeline: async ({ id }: Order) => (await store.orders.findRecord("id", id))!.timeline,
    mailKinds: async ({ id }: Order) => {
      const rows = db.selectFrom("emails").select("kind").where("order_id", "=", id);
      return (await rows.execute()).map(({ kind }) => kind).sort();
    },
  };
}

type Receive = (signature: string, body: Buffer) => Promise<number>;

/** Listens for notifications as the shop does. */
async function openInbox(receive: Receive) {
  let receiver = receive;
  const server = createServer((req, res) => {
    void (async () => {
      const body = Buffer.concat(await Array.fromAsync(req));
      const signature = String(req.headers["openpayu-signature"]);
      res.writeHead(await receiver(signature, body).catch(() => 503)).end();
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Passes notifications to another process; without a URL this one takes them again. */
    forwardTo(url: string | undefined): void {
      receiver = url === undefined ? receive : (signature, body) => forward(url, signature, body);
    },
  };
}

async function forward(url: string, signature: string, body: Buffer): Promise<number> {
  const headers = { "OpenPayu-Signature": signature };
  const response = await fetch(url, { method: "POST", headers, body: new Uint8Array(body) });
  return response.status;
}
