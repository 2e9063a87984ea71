import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliveryOptions, seller } from "../../shop.config.ts";
import { demoCatalogue } from "../demo-catalogue.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { startShop } from "../start-shop.ts";
import { orderForm, orderPath } from "./forms.ts";

/** Values that only a form can contain. */
const marked = {
  name: "Zofia Xqzofiowska",
  email: "xqz-klientka@example.com",
  phone: "+48 699 123 987",
  address: "ul. Xqzowa 77/8",
  city: "Xqzowice",
  postalCode: "77-878",
  message: "Xqz: wiadomość do sklepu",
  locker: "XQZ77M",
  invoice: "on",
  nip: "525-224-84-81",
  company: "Xqz Gmina",
  invoiceAddress: "ul. Xqzowa 1, 77-878 Xqzowice",
  recipient: "Przedszkole Xqz",
};
const traces = /xqz|699.?123.?987|77-878|525.?224.?84.?81/i;

let shop: Awaited<ReturnType<typeof startShop>>;
const responses: Response[] = [];
beforeAll(async () => {
  shop = await startShop({ LOG_LEVEL: "trace" });
  const { price } = demoCatalogue().product("1102")!;
  const inpost = deliveryOptions.find(({ id }) => id === "inpost")!;
  const order = orderForm(
    { shop: { catalogue: demoCatalogue } },
    { ...marked, delivery: "inpost", shownTotal: String(2 * price + inpost.price) },
  );
  const withdrawal = {
    ...marked,
    orderNumber: "L-1001",
    items: marked.message,
    key: "withdrawal-of-zofia",
  };
  const forms: [path: string, fields: Record<string, string>][] = [
    [orderPath, order],
    [orderPath, { ...order, key: "another-order-of-zofia", shownTotal: "1" }],
    [orderPath, { ...order, terms: "" }],
    [orderPath, { ...order, lines: "[{" }],
    [orderPath, { ...marked, terms: "on", key: "an-enquiry-of-zofia" }],
    ["/kontakt", { ...marked, key: "a-message-of-zofia" }],
    ["/kontakt", { ...marked, email: "xqz" }],
    ["/kontakt", { ...marked, phone: "xqz" }],
    ["/kontakt", { ...marked, key: "a-robot-of-zofia", stamp: "" }],
    ["/kontakt", { ...marked, key: "a-robot-of-zofia", website: "https://xqz.example" }],
    ["/newsletter", { email: marked.email, consent: "on" }],
    ["/newsletter", { email: marked.email }],
    ["/odstapienie", { ...withdrawal }],
    ["/odstapienie", { ...withdrawal, step: "confirm" }],
    ["/odstapienie", { ...withdrawal, email: "xqz" }],
    ["/regulamin", marked],
    ["/nie-ma", marked],
    [`/kontakt?name=${marked.name}`, {}],
  ];
  const timestamp = await readFormTimestamp({ DATA_DIR: shop.folder });
  for (const [path, fields] of forms) {
    const body = new URLSearchParams({ stamp: timestamp, ...fields });
    responses.push(await fetch(shop.origin + path, { method: "POST", body, redirect: "manual" }));
  }
  for (const body of [
    JSON.stringify({ ...marked, subject: "Kontakt ze strony" }),
    `{"name":"${marked.name}`,
    JSON.stringify({ ...marked, phone: "xqz" }),
  ]) {
    const path = "/functions/v1/send-contact-email";
    responses.push(await fetch(shop.origin + path, { method: "POST", body }));
  }
});
afterAll(() => shop.close());

function count(what: string): number {
  const database = new DatabaseSync(join(shop.folder, "latawiec.sqlite"), { readOnly: true });
  const row = database.prepare(`select count(*) as n from ${what}`).get();
  database.close();
  return Number(row!.n);
}

const mailFiles = () =>
  readdirSync(shop.folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".eml"),
  );

describe("personal data in forms", () => {
  it("was accepted by the shop, so that the other tests prove something", async () => {
    await expect.poll(() => count("jobs where kind = 'email' and done_at is null")).toBe(0);
    expect(count("orders")).toBe(1);
    expect(count("messages")).toBe(4);
    expect(mailFiles()).toHaveLength(count("emails"));
  });

  it("is in no log line of any level", () => {
    expect(shop.log()).toContain('"level":30');
    expect(shop.log()).not.toMatch(traces);
  });

  it("is in no redirect and no header", () => {
    for (const { headers } of responses) {
      // A random hash contains any three letters sooner or later.
      const json = JSON.stringify([...headers]).replaceAll(/'sha256-[^']+'/g, "");
      expect(json).not.toMatch(traces);
    }
  });

  it("is never cached: responses to forms are private", async () => {
    for (const { headers, status } of responses) {
      if (status < 400) expect(headers.get("Cache-Control") ?? "").not.toMatch(/public|s-maxage/);
    }
    for (const path of [
      "/",
      "/kontakt",
      orderPath,
      "/odstapienie",
      "/newsletter",
      "/_page/kontakt",
      "/produkt/1102",
      "/szukaj",
    ]) {
      const page = await fetch(shop.origin + path);
      expect([path, traces.test(await page.text())]).toEqual([path, false]);
    }
  });

  it("is mailed only to the shop and the address in the form", async () => {
    const mails = await Promise.all(
      mailFiles().map(async (name) => PostalMime.parse(readFileSync(join(shop.folder, name)))),
    );
    const recipients = mails.flatMap(({ to = [], cc = [], bcc = [] }) =>
      [...to, ...cc, ...bcc].map(({ address }) => address),
    );
    expect(new Set(recipients)).toEqual(new Set([seller.email, marked.email]));
    const confirmation = mails.filter(({ subject }) =>
      subject?.startsWith("Potwierdzenie zamówienia"),
    );
    expect(confirmation.map(({ to }) => to?.map(({ address }) => address))).toEqual([
      [marked.email],
    ]);
  });

  it("is in files with mode 0600", () => {
    const entries = readdirSync(shop.folder, { recursive: true, encoding: "utf8" });
    expect(entries.some((name) => name.endsWith(".sqlite"))).toBe(true);
    const open = entries.filter((name) => {
      const { mode } = statSync(join(shop.folder, name));
      return !name.startsWith("images") && (mode & 0o077) !== 0;
    });
    expect(open).toEqual([]);
  });
});

describe("a missing data folder", () => {
  it("is created for the shop's user only", async () => {
    const folder = join(shop.folder, "new/data");
    const other = await startShop({ DATA_DIR: folder });
    await other.close();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });
});
