import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { KyselyPlugin } from "kysely";

import { openDatabase } from "../../server/db/connection/open-database.ts";
import { createStore } from "../../server/db/store.ts";
import { createMails } from "../../server/email/mails.ts";
import { newId } from "../../server/new-id.ts";
import { createWorker } from "../../server/jobs/worker.ts";
import { createPayments } from "../../server/payments/payments.ts";
import { openPayu } from "../../server/payu/payu.ts";
import { sampleShop, exportingFeatures } from "../fixtures.ts";
import { createQuietLog } from "../quiet-log.ts";
import { readDatabase } from "./read-database.ts";

/**
 * A process that takes payments and dies at a chosen moment: `payment-process.ts start ORDER_ID`
 * starts an attempt by BLIK, `payment-process.ts work` runs the due jobs, `payment-process.ts receive
 * MOMENT` listens for notifications and prints its port. PayU's settings come as JSON in `PAYU`.
 */
const [task = "", argument = ""] = process.argv.slice(2);
const { origin, ...settings } = JSON.parse(process.env.PAYU!) as Settings;
const now = Date.now;

type Settings = {
  origin: string;
  posId: string;
  clientId: string;
  clientSecret: string;
  secondKey: string;
  url: string;
};

const die = () => process.kill(process.pid, "SIGKILL");

/** Dies inside the transaction, before a row is inserted into the table. */
function dieBeforeInsert(table: string): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (node.kind === "InsertQueryNode" && node.into?.table.identifier.name === table) die();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

const db = await openDatabase(readDatabase());
const tables: Record<string, string> = { fact: "payment_facts", mail: "emails", export: "jobs" };
const table = tables[argument];
const store = createStore(task === "receive" && table ? db.withPlugin(dieBeforeInsert(table)) : db);
const payments = createPayments({
  store,
  payu: openPayu({ ...settings, fetch, now }),
  posId: settings.posId,
  secondKey: settings.secondKey,
  mail: createMails({
    shop: sampleShop,
    ordersTo: "sklep@latawiec.example",
    alertsTo: "sklep@latawiec.example",
    origin,
    newId,
  }),
  features: exportingFeatures,
  origin,
  now,
  log: createQuietLog(),
});

if (task === "start") {
  const started = await payments.start({ orderId: argument, blikCode: "777123", clientIp: null });
  process.stdout.write(`${started.kind}\n`);
  process.stdin.resume();
} else if (task === "work") {
  const worker = { store, now, random: Math.random, log: createQuietLog(), workerId: "dead" };
  await createWorker(worker, payments.jobs()).runDueJobs();
} else {
  const server = createServer((req, res) => {
    void (async () => {
      const body = Buffer.concat(await Array.fromAsync(req));
      const signature = String(req.headers["openpayu-signature"]);
      const status = await payments.receiveNotification(signature, body);
      if (argument === "reply") die();
      res.writeHead(status).end();
    })();
  });
  server.listen(0, "127.0.0.1", () =>
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
  );
}
