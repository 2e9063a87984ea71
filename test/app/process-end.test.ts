import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import { demoCatalogue } from "../demo-catalogue.ts";
import { openFakeSmtp } from "../fakes/smtp.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { startShop } from "../start-shop.ts";
import { expireLeases, openTemporaryStore, temporaryFolder } from "../temporary-store.ts";
import { messageForm, orderForm, orderPath, readStored } from "./forms.ts";
import { openSocket } from "./raw-request.ts";

const form = orderForm({ shop: { catalogue: demoCatalogue } });

type RunningShop = Awaited<ReturnType<typeof startShop>>;

async function placeOrder(shop: RunningShop): Promise<string> {
  const body = new URLSearchParams({
    ...form,
    stamp: await readFormTimestamp({ DATA_DIR: shop.folder }),
  });
  const response = await fetch(shop.origin + orderPath, { method: "POST", body });
  return (
    /Zamówienie (?:<!-- -->)?(L-\d+)/.exec(await response.text())?.[1] ??
    `status ${response.status}`
  );
}

it("an accepted order survives the process, and the next one sends its mails", async () => {
  const folder = temporaryFolder();
  const smtp = await openFakeSmtp();
  onTestFinished(smtp.close);
  const environment = { DATA_DIR: folder, SMTP_URL: smtp.url };
  smtp.failWith({ at: "DATA", silent: "hang" });
  const first = await startShop(environment);
  onTestFinished(first.kill);
  const number = await placeOrder(first);
  await first.kill();
  expect(number).toBe("L-1001");
  expect(smtp.mails).toEqual([]);

  smtp.failWith(undefined);
  const { db } = await openTemporaryStore(environment);
  await expireLeases(db);
  const second = await startShop(environment);
  onTestFinished(second.close);
  expect(readStored(folder).orders).toMatchObject([{ number, email: "ewa@example.com" }]);
  await smtp.received(2);
  const delivered = smtp.mails.map(({ recipients, subject }) => [recipients[0]!, subject!]);
  expect(Object.fromEntries(delivered)).toEqual({
    "ewa@example.com": `Potwierdzenie zamówienia ${number} – Latawiec`,
    "sklep@latawiec.example": `Nowe zamówienie ze strony – ${number}`,
  });
  expect(await placeOrder(second)).toBe(number);
  expect(readStored(folder).orders).toHaveLength(1);
});

it("two web processes create one order of the same form", async () => {
  const shop = await startShop({ WORKERS: "2" });
  onTestFinished(shop.close);
  const numbers = await Promise.all(Array.from({ length: 20 }, () => placeOrder(shop)));
  expect(new Set(numbers)).toEqual(new Set(["L-1001"]));
  expect(readStored(shop.folder).orders).toHaveLength(1);
});

it("a closing shop accepts no connections and completes running requests", async () => {
  const shop = await startShop();
  onTestFinished(shop.close);
  const timestamp = await readFormTimestamp({ DATA_DIR: shop.folder });
  const body = new URLSearchParams(messageForm({ stamp: timestamp })).toString();
  const visitor = await openSocket(shop.origin);
  let response = "";
  visitor.setEncoding("utf8").on("data", (text: string) => (response += text));
  visitor.write(
    "POST /kontakt HTTP/1.1\r\nHost: sklep.example\r\nExpect: 100-continue\r\nConnection: close\r\n" +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await once(visitor, "data");
  expect(response).toMatch(/^HTTP\/1\.1 100 Continue/);

  const folder = shop.folder;
  const closed = shop.close();
  await waitUntilRefused(shop.origin);
  visitor.write(body);
  await once(visitor, "close");
  const stored = readStored(folder).messages;
  await closed;
  expect(response).toMatch(/\r\n\r\nHTTP\/1\.1 303 [^]*location: \/kontakt\?wyslano=1\r/i);
  expect(stored).toHaveLength(1);
  expect(shop.log()).toContain("Sklep zamknięty");
});

async function waitUntilRefused(origin: string): Promise<void> {
  for (;;) {
    const entered = await openSocket(origin).catch(() => undefined);
    if (!entered) return;
    entered.destroy();
  }
}
