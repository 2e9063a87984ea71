import { request, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../run-command.ts";
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

describe("a form that another site's page sends in a visitor's name", () => {
  it.each([
    ["as browsers say it", { "Sec-Fetch-Site": "cross-site", Origin: "https://zly.example" }],
    ["as old browsers say it", { Origin: "https://zly.example" }],
    ["by a frame without a name", { Origin: "null" }],
    [
      "with forged forwarding",
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

describe("a form of the shop's own page", () => {
  it.each([
    ["under the public name", { Origin: origin, Host: "sklep.example" }],
    ["behind a proxy that passes its own name", { Origin: origin, Host: "10.0.0.7:3000" }],
    [
      "under a name that ORIGIN does not know",
      { "Sec-Fetch-Site": "same-origin", Origin: "https://www.sklep.example", Host: "upstream" },
    ],
    ["opened by its bare address", { Origin: "http://192.168.1.5:3000", Host: "192.168.1.5:3000" }],
  ])("is taken %s", async (_, headers) => {
    const before = readStored(shop.folder).messages.length;
    expect((await send("/kontakt", headers)).status).toBe(303);
    expect(readStored(shop.folder).messages).toHaveLength(before + 1);
  });

  it("is also what a mail program sends for whoever unsubscribes with one click", async () => {
    const response = await ask("/newsletter/wypisz?token=a", {}, "List-Unsubscribe=One-Click");
    expect(response.status).toBe(200);
  });

  it("under another name is told to the owner", () => {
    expect(shop.log()).toContain("linki w mailach mają ORIGIN");
  });
});

describe("a foreign name in the request", () => {
  const foreign = {
    Host: "zly.example",
    Forwarded: "host=zly.example;proto=http",
    "X-Forwarded-Host": "zly.example",
    "X-Forwarded-Proto": "gopher",
    "X-Forwarded-Port": "666",
    "X-Original-URL": "/zly.example",
    "X-React-Router-SPA-Mode": "yes",
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
  ])("in the address %s leads nowhere", async (path) => {
    const { location = "/" } = await ask(path, { Host: "sklep.example" });
    expect(new URL(location, origin).origin).toBe(origin);
  });
});

describe("a proxy that the shop was not told of", () => {
  it("is told to the owner once, and not for whom it asks", async () => {
    const logged = () => shop.log().split("TRUST_PROXY=0").length - 1;
    for (const path of ["/kontakt", "/kontakt", "/newsletter"]) {
      await send(path, { Origin: origin, "X-Forwarded-For": "203.0.113.77" });
    }
    await expect.poll(logged).toBe(1);
    expect(shop.log()).not.toContain("203.0.113.77");
    const ask = () => runCommand(["doctor"], { DATA_DIR: shop.folder });
    await expect
      .poll(async () => (await ask()).out)
      .toContain("! ustawienia: Goście przychodzą przez serwer pośredniczący, a TRUST_PROXY=0");
    const settings = { DATA_DIR: shop.folder, TRUST_PROXY: "1" };
    expect((await runCommand(["doctor"], settings)).out).not.toContain("Goście przychodzą");
  });
});
