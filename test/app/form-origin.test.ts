import { request, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runInProcess } from "../programs/run-command.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { startShop } from "../start-shop.ts";
import { messageForm, nothing, readStored } from "./forms.ts";

const origin = "https://sklep.example";

let shop: Awaited<ReturnType<typeof startShop>>;
let timestamp: string;
beforeAll(async () => {
  shop = await startShop({ ORIGIN: origin });
  timestamp = await readFormTimestamp({ DATA_DIR: shop.folder });
});
afterAll(() => shop.close());

type Answer = { status: number | undefined; location: string | undefined; html: string };

/** `fetch` does not allow setting Host and Sec-Fetch headers. */
async function ask(path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  const sent = request(shop.origin + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...(body !== undefined && type), ...headers },
  });
  const [response] = (await once(sent.end(body), "response")) as [IncomingMessage];
  const html = (await buffer(response)).toString();
  return { status: response.statusCode, location: response.headers.location, html };
}

let key = 0;
function send(path: string, headers: Record<string, string>): Promise<Answer> {
  key += 1;
  const fields = messageForm({ key: `message-number-${key}-of-ewa`, stamp: timestamp });
  return ask(path, headers, new URLSearchParams(fields).toString());
}

describe("a cross-site form", () => {
  it.each([
    [
      "as current browsers send it",
      { "Sec-Fetch-Site": "cross-site", Origin: "https://zly.example" },
    ],
    ["as old browsers send it", { Origin: "https://zly.example" }],
    ["by a sandboxed frame", { Origin: "null" }],
    [
      "with forged forwarding headers",
      { Origin: "https://zly.example", "X-Forwarded-Host": "zly.example" },
    ],
  ])("stores nothing, %s", async (_, headers) => {
    for (const path of ["/kontakt", "/_page/kontakt", "/functions/v1/send-contact-email"]) {
      const response = await send(path, { Accept: "text/html", ...headers });
      expect([path, response.status]).toEqual([path, 403]);
      expect(response.html).toContain("Ten formularz przyszedł z innej strony");
    }
    expect(readStored(shop.folder)).toEqual(nothing);
  });
});

describe("a same-origin form", () => {
  it.each([
    ["under ORIGIN", { Origin: origin, Host: "sklep.example" }],
    ["behind a proxy that sends its own host", { Origin: origin, Host: "10.0.0.7:3000" }],
    [
      "under a name other than ORIGIN",
      { "Sec-Fetch-Site": "same-origin", Origin: "https://www.sklep.example", Host: "upstream" },
    ],
    ["opened by IP address", { Origin: "http://192.168.1.5:3000", Host: "192.168.1.5:3000" }],
  ])("is accepted %s", async (_, headers) => {
    const before = readStored(shop.folder).messages.length;
    expect((await send("/kontakt", headers)).status).toBe(303);
    expect(readStored(shop.folder).messages).toHaveLength(before + 1);
  });

  it("may also be a mail program's one-click unsubscribe", async () => {
    const response = await ask("/newsletter/wypisz?token=a", {}, "List-Unsubscribe=One-Click");
    expect(response.status).toBe(200);
  });

  it("under another name is logged for the owner", () => {
    expect(shop.log()).toContain("linki w mailach mają ORIGIN");
  });
});

describe("a foreign host in the request", () => {
  const foreign = {
    Host: "zly.example",
    Forwarded: "host=zly.example;proto=http",
    "X-Forwarded-Host": "zly.example",
    "X-Forwarded-Proto": "gopher",
    "X-Forwarded-Port": "666",
    "X-Original-URL": "/zly.example",
    Cookie: "a=zly.example",
  };

  it.each([
    "/",
    "/regulamin",
    "/produkt/1102",
    "/szukaj?fraza=gra",
    "/newsletter",
    "/sitemap.xml",
    "/nie-ma",
    "/robots.txt",
    "/odstapienie",
  ])("changes nothing of %s, for this visitor or the next", async (path) => {
    const strange = await ask(path, foreign);
    expect(strange.html).not.toContain("zly");
    const usual = await ask(path, { Host: "sklep.example" });
    expect(strange.html).toBe(usual.html);
  });

  it("is in no redirect", async () => {
    const response = await ask("/szukaj?fraza=gra&strona=999", foreign);
    expect(response.status).toBe(302);
    expect(response.location).toMatch(/^\/szukaj\?/);
  });

  it.each([
    "//zly.example/..",
    "/\\zly.example/%2e%2e",
    "/szukaj?fraza=//zly.example&strona=9",
    "//zly.example/kontakt?koszyk=true",
    "/.//zly.example",
  ])("in the URL %s leads nowhere", async (path) => {
    const { location = "/" } = await ask(path, { Host: "sklep.example" });
    expect(new URL(location, origin).origin).toBe(origin);
  });
});

describe("an untrusted proxy", () => {
  it("is logged once, without the forwarded address", async () => {
    const logged = () => shop.log().split("TRUST_PROXY=0").length - 1;
    for (const path of ["/kontakt", "/kontakt", "/newsletter"]) {
      await send(path, { Origin: origin, "X-Forwarded-For": "203.0.113.77" });
    }
    await expect.poll(logged).toBe(1);
    expect(shop.log()).not.toContain("203.0.113.77");
    const ask = () => runInProcess(["doctor"], { DATA_DIR: shop.folder });
    await expect
      .poll(async () => (await ask()).out)
      .toContain("! ustawienia: Goście przychodzą przez serwer pośredniczący, a TRUST_PROXY=0");
    const settings = { DATA_DIR: shop.folder, TRUST_PROXY: "1" };
    expect((await runInProcess(["doctor"], settings)).out).not.toContain("Goście przychodzą");
  });
});
