import { randomBytes } from "node:crypto";
import * as shop from "../../shop.config.ts";
import { createMails } from "../../server/mail.ts";
import { createOrders } from "../../server/orders.ts";
import { openDatabase } from "../../server/store/open-database.ts";
import { createStore } from "../../server/store/store.ts";
import { sampleCatalogue, sampleRequest } from "../samples.ts";
import { readDatabase } from "./read-database.ts";

/**
 * A process that takes orders: `accept-orders.ts KEY…`. It says each accepted one on a line
 * of its own and then stays, until somebody kills it or closes its input.
 */
const keys = process.argv.slice(2);
const db = await openDatabase(readDatabase());
const newId = () => randomBytes(18).toString("base64url");
const mails = createMails({ shop, ordersTo: "sklep@latawiec.example", newId });
const orders = createOrders({
  store: createStore(db),
  catalogue: () => sampleCatalogue(),
  shop,
  mailsFor: mails.forOrder,
  now: Date.now,
  newId,
  pokeOutbox: () => undefined,
});
for (const key of keys) {
  const placed = await orders.placeOrder(sampleRequest({ key }));
  process.stdout.write(`${placed.kind === "accepted" ? placed.order.number : placed.kind}\n`);
}
process.stdin.resume();
