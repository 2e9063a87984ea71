import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { messageForm, nothing, orderForm, orderPath, readStored } from "./forms.ts";
import { readPage } from "./read-page.ts";

let app: TestApp;
beforeAll(async () => void (app = await openTestApp()));
afterAll(() => app.close());

const day = 24 * 3_600_000;
const once = "Sprawdź dane i wyślij jeszcze raz";
const stampAged = (ms: number) => app.shop.guard.signFormTimestamp(Date.now() - ms);

const script = { Accept: "application/json" };

const post = (path: string, fields: Record<string, string>) =>
  app.fetch(path, { method: "POST", body: new URLSearchParams(fields) });

const send = async (path: string, fields: Record<string, string>) =>
  readPage(await post(path, fields));

const withdrawal = {
  name: "Ewa Żak",
  orderNumber: "L-1042",
  email: "ewa@example.com",
  items: "",
  key: "0123456789abcdef",
  step: "confirm",
};

type Sent = [what: string, path: string, fields: () => Record<string, string>, kept: string];

const forms: Sent[] = [
  ["an order", orderPath, () => orderForm(app), "city"],
  ["a message", "/kontakt", messageForm, "phone"],
  ["a newsletter signup", "/newsletter", () => ({ email: "e@wa.pl", consent: "on" }), "email"],
  ["a withdrawal", "/odstapienie", () => withdrawal, "orderNumber"],
];

describe.each(forms)("%s", (_, path, fields, kept) => {
  const suspicious: [what: string, more: () => Record<string, string>][] = [
    ["without a timestamp", () => ({})],
    ["with a forged timestamp", () => ({ stamp: "mwqwnb6w.qXLyFGIH7U3E7HSY0LXMAR" })],
    ["opened the day before yesterday", () => ({ stamp: stampAged(2 * day) })],
    ["sent right after opening", () => ({ stamp: stampAged(-day) })],
    ["with the honeypot filled in", () => ({ stamp: app.stamp(), website: "https://spam" })],
  ];

  beforeEach(() => expect(readStored(app.folder)).toEqual(nothing));

  it.each(suspicious)("%s is rejected for now, and its input is kept", async (_what, more) => {
    const page = await send(path, { ...fields(), ...more() });
    expect(page.status).toBe(400);
    expect(page.text).toContain(once);
    expect(page.html).toContain(`value="${fields()[kept]}"`);
    expect(page.html).not.toContain("https://spam");
    expect(readStored(app.folder)).toEqual(nothing);
    // The response can be resubmitted: it has a timestamp and no honeypot.
    const timestamp = page.fieldValue("stamp")!;
    expect(app.shop.guard.formAge(timestamp)).toBeLessThan(day);
    expect(page.html).not.toContain('name="website"');
  });
});

describe("a form sent by the page's script", () => {
  it("is accepted right after opening; the shop waits for the rest", async () => {
    const own = await openTestApp();
    const timestamp = own.shop.guard.signFormTimestamp(Date.now() - 1900);
    const body = new URLSearchParams({ ...messageForm(), stamp: timestamp });
    const response = await own.fetch("/kontakt", { method: "POST", headers: script, body });
    expect(response.status).toBe(200);
    // Two clocks that differ by a millisecond or two.
    expect(own.shop.guard.formAge(timestamp)).toBeGreaterThan(1990);
    expect(readStored(own.folder).messages).toHaveLength(1);
    await own.close();
  });

  it("needs a timestamp like any other", async () => {
    const body = new URLSearchParams(messageForm());
    const response = await app.fetch("/kontakt", { method: "POST", headers: script, body });
    expect(response.status).toBe(400);
    expect(readStored(app.folder)).toEqual(nothing);
  });
});

describe("an invalid form", () => {
  it("reports its errors first, and gets its timestamp with them", async () => {
    const page = await send("/kontakt", messageForm({ email: "ewa" }));
    expect(page.fieldError("email")).toMatch(/^Podaj adres e-mail/);
    expect(page.text).not.toContain(once);
    expect(app.shop.guard.formAge(page.fieldValue("stamp")!)).toBeLessThan(day);
  });
});

describe("cached pages", () => {
  it.each(["/kontakt", orderPath, "/newsletter", "/odstapienie", "/"])(
    "have a honeypot field and no timestamp: %s",
    async (path) => {
      const { html } = await readPage(await app.fetch(path));
      const [, label] = /<label aria-hidden="true">([^<]*)<input name="website"[^>]*>/.exec(html)!;
      expect(label).toBe("Zostaw to pole puste");
      expect(html).toMatch(/<input name="website" tabindex="-1" autocomplete="off"/);
      expect(html).toContain('<input type="hidden" name="stamp"/>');
    },
  );

  it("request the timestamp separately", async () => {
    const response = await app.fetch("/formularz.json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(app.shop.guard.formAge(await response.json())).toBeLessThan(60_000);
  });
});

describe("rejected robots", () => {
  it("are counted, and nothing of them is stored", async () => {
    const counted: string[] = [];
    const own = await openTestApp();
    const { guard } = own.shop;
    own.shop.guard = { ...guard, countRejected: (kind) => void counted.push(kind) };
    const body = new URLSearchParams({ ...messageForm(), website: "x", stamp: own.stamp() });
    await own.fetch("/kontakt", { method: "POST", body });
    await own.fetch("/kontakt", { method: "POST", body: new URLSearchParams(messageForm()) });
    expect(counted).toEqual(["form: honeypot", "form: no stamp"]);
    expect(readStored(own.folder)).toEqual(nothing);
    await own.close();
  });
});
