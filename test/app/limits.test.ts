import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits, type LimitName } from "../../server/web/rate-limit/limits.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { messageForm, orderForm, orderPath, readStored } from "./forms.ts";
import { readPage } from "./read-page.ts";

let app: TestApp;
beforeAll(async () => void (app = await openTestApp()));
afterAll(() => app.close());

const withdrawal = { name: "Ewa Żak", orderNumber: "L-1042", email: "ewa@example.com", items: "" };
const json = { "Content-Type": "application/json" };
let clientIps = 0;
let keys = 0;

type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** A client that has used up this limit. */
async function overLimit(name: LimitName): Promise<Send> {
  clientIps += 1;
  const clientIp = `198.51.100.${clientIps}`;
  while ((await app.shop.guard.take(name, clientIp)).admitted);
  return (path, init) => app.fetch(path, init, clientIp);
}

function form(fields: Record<string, string>): RequestInit {
  keys += 1;
  const key = `attempt-number-${keys}-of-ewa`;
  const body = new URLSearchParams({ stamp: app.stamp(), ...fields, key });
  return { method: "POST", body };
}

function expectTooMany(response: Response): void {
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
  expect(Number(response.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
  expect(response.headers.get("Cache-Control") ?? "no-store").toBe("no-store");
}

const sentence =
  /Z\sTwojej sieci przyszło przed chwilą bardzo dużo \S+\. Spróbuj ponownie za minutę\./;

describe("a form over the limit", () => {
  it.each<[what: LimitName, path: string, fields: () => Record<string, string>, kept: string]>([
    ["order", orderPath, () => orderForm(app), "city"],
    ["contact", "/kontakt", messageForm, "phone"],
    ["newsletter", "/newsletter", () => ({ email: "ewa@example.com", consent: "on" }), "email"],
    ["withdrawal", "/odstapienie", () => withdrawal, "orderNumber"],
    ["contact", "/status", () => ({ number: "L-1042", email: "ewa@example.com" }), "email"],
  ])("(%s) is returned filled in, with an explanation", async (name, path, fields, kept) => {
    const ask = await overLimit(name);
    const before = readStored(app.folder);
    const response = await ask(path, form(fields()));
    expectTooMany(response);
    const page = await readPage(response);
    expect(page.text).toMatch(sentence);
    expect(page.html).toContain(`value="${fields()[kept]}"`);
    expect(readStored(app.folder)).toEqual(before);
  });

  it.each(["/KONTAKT", "/kontakt/", "/kont%61kt", "/kontakt?"])(
    "is counted in any spelling of its path: %s",
    async (path) => {
      const ask = await overLimit("contact");
      const before = readStored(app.folder);
      expectTooMany(await ask(`https://sklep.example${path}`, form(messageForm())));
      expect(readStored(app.folder)).toEqual(before);
    },
  );

  it("keeps the withdrawal that was about to be confirmed", async () => {
    const ask = await overLimit("withdrawal");
    const response = await ask("/odstapienie", form({ ...withdrawal, step: "confirm" }));
    expectTooMany(response);
    const page = await readPage(response);
    expect(page.text).toMatch(sentence);
    expect(page.text).toContain("Potwierdź odstąpienie");
    expect(page.text).toContain("L-1042");
  });
});

describe("a function over the limit", () => {
  it.each<[LimitName, string]>([
    ["contact", "send-contact-email"],
    ["products", "get-baselinker-products"],
  ])("(%s) returns JSON, to listed sites too", async (name, path) => {
    const ask = await overLimit(name);
    const response = await ask(`/functions/v1/${path}`, {
      method: "POST",
      headers: json,
      body: JSON.stringify(messageForm()),
    });
    expectTooMany(response);
    expect(response.headers.get("Vary")).toContain("Origin");
    expect(await response.json()).toEqual({ error: expect.stringMatching(sentence) });
  });

  it("shares its limit with the contact form", async () => {
    const ask = await overLimit("contact");
    expectTooMany(await ask("/kontakt", form(messageForm())));
    expect((await ask(orderPath, form(orderForm(app)))).status).toBe(303);
  });
});

describe("a request over the limit", () => {
  it.each<[LimitName, string]>([
    ["search", "/szukaj.json?q=miś"],
    ["cart", "/koszyk.json?id=1102"],
  ])("(%s) is answered in text: %s", async (name, path) => {
    const response = await (await overLimit(name))(path);
    expectTooMany(response);
    expect(await response.json()).toEqual({ error: expect.stringMatching(sentence) });
  });

  it("keeps the search query on the page", async () => {
    const response = await (await overLimit("search"))("/szukaj?fraza=szachy&strona=99");
    expectTooMany(response);
    const page = await readPage(response);
    expect(page.text).toMatch(sentence);
    expect(page.text).not.toContain("Nie znaleziono");
    expect(page.text).not.toContain("Bestsellery");
    expect(page.html).toContain('value="szachy"');
  });

  it("keeps the price filters of a list", async () => {
    const response = await (await overLimit("search"))("/kategoria/gry?od=20&do=50");
    expectTooMany(response);
    const page = await readPage(response);
    expect(page.text).toMatch(sentence);
    expect(page.headings).toEqual(["Gry i łamigłówki"]);
    expect(page.html).toMatch(/<input[^>]*value="20"/);
  });

  it("is answered on pages that only read, whatever limits are exhausted", async () => {
    clientIps += 1;
    const clientIp = `198.51.100.${clientIps}`;
    for (const name of Object.keys(limits) as LimitName[]) {
      while ((await app.shop.guard.take(name, clientIp)).admitted);
    }
    const pages = ["/", "/produkt/1101", "/kontakt", "/blog", "/newsletter", "/odstapienie"];
    for (const path of [...pages, "/formularz.json", "/healthz", "/readyz", "/sitemap.xml"]) {
      expect([path, (await app.fetch(path, undefined, clientIp)).status]).toEqual([path, 200]);
    }
  });
});

describe("a form that failed validation", () => {
  it("costs less of the limit than an accepted one", async () => {
    const send = (clientIp: string, changes: Record<string, string>) =>
      app.fetch("/kontakt", form(messageForm(changes)), clientIp);
    const statuses = async (clientIp: string, changes: Record<string, string>) => {
      const seen: number[] = [];
      for (let i = 0; i < 2 * limits.contact.burst; i += 1) {
        seen.push((await send(clientIp, changes)).status);
      }
      return seen;
    };
    const accepted = await statuses("203.0.113.1", {});
    expect(accepted.filter((status) => status === 303)).toHaveLength(limits.contact.burst);
    const refused = await statuses("203.0.113.2", { email: "ewa" });
    expect(new Set(refused)).toEqual(new Set([400]));
  });
});

describe("while the database is unavailable", () => {
  it("an order within the limit fails as an outage, not as one over the limit", async () => {
    const own = await openTestApp();
    await own.shop.close();
    const clientIp = "203.0.113.9";
    const body = new URLSearchParams({ ...orderForm(own), stamp: own.stamp() });
    const send = () => own.fetch(orderPath, { method: "POST", body }, clientIp);
    expect((await send()).status).toBe(503);
    while ((await own.shop.guard.take("order", clientIp)).admitted);
    expect((await send()).status).toBe(429);
    await own.close().catch(() => undefined);
  });
});
