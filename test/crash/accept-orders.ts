import { randomBytes } from "node:crypto";
import { createMails } from "../../server/email/mails.ts";
import { createOrders } from "../../server/orders/orders.ts";
import { openDatabase } from "../../server/db/connection/open-database.ts";
import { createStore } from "../../server/db/store.ts";
import {
  mailBudget,
  sampleCatalogue,
  sampleProduct,
  sampleRequest,
  sampleShop as shop,
  noFeatures,
} from "../fixtures.ts";
import { readDatabase } from "./read-database.ts";
import { followPlacement } from "../../server/orders/change-order.ts";

/**
 * A process that accepts orders: `accept-orders.ts KEY…`. Prints each accepted key and then waits
 * until it is killed or its input ends. With `ONE_EACH` the orders run concurrently for one bear
 * each, or one bundle with a bear, limited by the inventory's stock; with `CODE` concurrently, each
 * with that code of 15%.
 */
const keys = process.argv.slice(2);
const plenty = 1_000_000;
const oneEach = process.env.ONE_EACH;
const code = process.env.CODE;
const bear = sampleProduct({ stock: plenty });
const set = sampleProduct({ id: "set", stock: plenty, bundle: [{ id: bear.id, quantity: 1 }] });
const request = {
  ...(oneEach && { lines: [{ id: oneEach, quantity: 1 }], shownTotal: 6499 }),
  ...(code !== undefined && { code, shownTotal: sampleRequest().shownTotal - 1500 }),
};
const db = await openDatabase(readDatabase());
const newId = () => randomBytes(18).toString("base64url");
const mail = createMails({
  shop,
  alertsTo: "sklep@latawiec.example",
  ordersTo: "sklep@latawiec.example",
  origin: "https://sklep.example",
  newId,
});
const orders = createOrders({
  store: createStore(db),
  catalogue: () => sampleCatalogue(bear, set),
  shop,
  follow: (order, toCustomer) => followPlacement(order, toCustomer, { mail, features: noFeatures }),
  localStock: oneEach ? undefined : () => plenty,
  promisedDelivery: { read: async () => undefined },
  refreshCatalogue: async () => undefined,
  now: Date.now,
  newId,
  mailBudget,
  hashMailbox: (email) => email,
  wakeEmails: () => undefined,
});
for (const key of keys) {
  const placing = place(key);
  if (!oneEach && code === undefined) await placing;
}
process.stdin.resume();

async function place(key: string): Promise<void> {
  const placed = await orders.placeOrder(sampleRequest({ key, ...request }));
  process.stdout.write(`${placed.kind === "accepted" ? placed.order.number : placed.kind}\n`);
}
