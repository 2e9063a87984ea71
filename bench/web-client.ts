import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { courierForm, orderPath } from "../test/app/forms.ts";
import { openFakeBaselinker } from "../test/fakes/baselinker/baselinker.ts";
import { fakeProduct } from "../test/fakes/baselinker/account.ts";
import { readFormTimestamp } from "../test/form-timestamp.ts";
import { startShop } from "../test/start-shop.ts";
import type { DatabaseLocation, OrderClient } from "./order-clients.ts";

/** Orders over HTTP from a real shop process that sends its mails meanwhile. */
export async function openHttpClients(location: DatabaseLocation, workers: number) {
  const baselinker = await openFakeBaselinker();
  const products = Array.from({ length: 200 }, (_, each) =>
    fakeProduct(1001 + each, { stock: { bl_206: 1_000_000 }, prices: { 105: 49.99 } }),
  );
  for (const product of products) baselinker.account.products.set(product.id, product);
  let mails = 0;
  const mailServer = openMailServer(() => (mails += 1));
  await once(mailServer.server, "listening");
  const { port: mailPort } = mailServer.server.address() as AddressInfo;
  const environment = {
    ...location,
    BASELINKER_URL: baselinker.url,
    BASELINKER_TOKEN: baselinker.token,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    TRUST_PROXY: "1",
    WORKERS: String(workers),
    LOG_LEVEL: "fatal",
  };
  const shop = await startShop(environment);
  const timestamp = await readFormTimestamp({ ...location, DATA_DIR: shop.folder });
  let placed = 0;
  const placeWith = (headers: Record<string, string>) => async () => {
    placed += 1;
    const { id } = products[placed % products.length]!;
    const key = randomBytes(18).toString("base64url");
    const form = courierForm([{ id: String(id), quantity: 2, price: 4999 }], {
      key,
      stamp: timestamp,
      // The shop limits what one customer holds unconfirmed.
      email: `kot-${placed}@example.com`,
    });
    const visitor = [10, placed >> 16, (placed >> 8) & 255, placed & 255].join(".");
    const response = await fetch(shop.origin + orderPath, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { ...headers, "X-Forwarded-For": visitor },
    });
    const page = await response.text();
    if (!response.ok || !page.includes("L-")) {
      throw new Error(`${response.status}: ${page.slice(0, 300)}`);
    }
  };
  /** Waits until all mails are sent. */
  const waitForMails = async () => {
    while (mails < 2 * placed) await pause(50);
  };
  return {
    withScripts: {
      placeOne: placeWith({ Accept: "application/json" }),
      close: waitForMails,
    } satisfies OrderClient,
    withoutScripts: { placeOne: placeWith({}), close: waitForMails } satisfies OrderClient,
    async close() {
      await shop.close();
      await baselinker.close();
      mailServer.close();
    },
  };
}

/** Accepts and discards every mail. */
function openMailServer(onMail: () => void): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      stream.on("end", () => {
        onMail();
        callback();
      });
      stream.resume();
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  return server;
}
