import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { SMTPServer } from "smtp-server";
import { courierForm, orderPath } from "../test/app/forms.ts";
import { openFakeBaselinker } from "../test/fakes/baselinker/baselinker.ts";
import { fakeProduct } from "../test/fakes/baselinker/account.ts";
import { stampIn } from "../test/form-timestamp.ts";
import { startShop } from "../test/start-shop.ts";
import type { DatabaseLocation, Taker } from "./order-clients.ts";

/** Orders over HTTP from a real shop process that sends its mails meanwhile. */
export async function openShopTaker(place: DatabaseLocation, workers: number) {
  const warehouse = await openFakeBaselinker();
  const toys = Array.from({ length: 200 }, (_, each) =>
    fakeProduct(1001 + each, { stock: { bl_206: 1_000_000 }, prices: { 105: 49.99 } }),
  );
  for (const toy of toys) warehouse.account.products.set(toy.id, toy);
  let mails = 0;
  const mailServer = openMailServer(() => (mails += 1));
  await once(mailServer.server, "listening");
  const { port: mailPort } = mailServer.server.address() as AddressInfo;
  const environment = {
    ...place,
    BASELINKER_URL: warehouse.url,
    BASELINKER_TOKEN: warehouse.token,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    TRUST_PROXY: "1",
    WORKERS: String(workers),
    LOG_LEVEL: "fatal",
  };
  const env = { ...process.env, ...environment };
  await promisify(execFile)(process.execPath, ["cli/shop.ts", "sync"], { env });
  const shop = await startShop(environment);
  const stamp = await stampIn({ ...place, DATA_DIR: shop.folder });
  let taken = 0;
  const takeAt = (headers: Record<string, string>) => async () => {
    taken += 1;
    const { id } = toys[taken % toys.length]!;
    const key = randomBytes(18).toString("base64url");
    const form = courierForm([{ id: String(id), quantity: 2, price: 4999 }], { key, stamp });
    const visitor = [10, taken >> 16, (taken >> 8) & 255, taken & 255].join(".");
    const answer = await fetch(shop.origin + orderPath, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { ...headers, "X-Forwarded-For": visitor },
    });
    const page = await answer.text();
    if (!answer.ok || !page.includes("L-")) {
      throw new Error(`${answer.status}: ${page.slice(0, 300)}`);
    }
  };
  /** Waits until all mails are sent. */
  const mailsHaveLeft = async () => {
    while (mails < 2 * taken) await pause(50);
  };
  return {
    withScripts: {
      take: takeAt({ Accept: "application/json" }),
      close: mailsHaveLeft,
    } satisfies Taker,
    withoutScripts: { take: takeAt({}), close: mailsHaveLeft } satisfies Taker,
    async close() {
      await shop.close();
      await warehouse.close();
      mailServer.close();
    },
  };
}

/** Accepts and discards every mail. */
function openMailServer(taken: () => void): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      stream.on("end", () => {
        taken();
        callback();
      });
      stream.resume();
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  return server;
}
