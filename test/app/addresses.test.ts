import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startShop } from "../start-shop.ts";
import { messageForm, nothing, readStored } from "./forms.ts";
import { sendRaw } from "./raw-request.ts";

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

async function ask(line: string, headers: Record<string, string> = {}, body = "") {
  const all = { Host: "localhost", Connection: "close", ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const response = await sendRaw(shop.origin, `${line} HTTP/1.1\r\n${head.join("")}\r\n${body}`);
  const [start = "", text = ""] = response.split("\r\n\r\n");
  const [status = "", ...lines] = start.split("\r\n");
  const fields = lines.map((each) => each.split(/: (.*)/s).slice(0, 2) as [string, string]);
  return { status: Number(status.split(" ")[1]), headers: new Headers(fields), text };
}

describe("another spelling of an address", () => {
  it.each([
    ["/produkt/1101/", "/produkt/1101"],
    ["/BLOG?utm_source=list", "/blog?utm_source=list"],
    ["//kontakt/?koszyk=true", "/kontakt?koszyk=true"],
    ["/kategoria/%67ry?strona=2", "/kategoria/gry?strona=2"],
    ["/_page/BLOG", "/_page/blog"],
    ["/Koszyk.json?id=1102", "/koszyk.json?id=1102"],
    ["/zamowienie/Zm9v/", "/zamowienie/Zm9v"],
  ])("%s is answered 308 with %s, to every method", async (path, canonical) => {
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      const { status, headers, text } = await ask(`${method} ${path}`);
      expect([method, status, headers.get("Location"), text]).toEqual([method, 308, canonical, ""]);
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
    const type = "application/x-www-form-urlencoded";
    const posted = await ask(
      `POST ${path}`,
      { "Content-Type": type, "Content-Length": "3" },
      "a=b",
    );
    expect([posted.status, posted.headers.get("Location")]).toEqual([308, canonical]);
  });

  it("takes no form, and one that follows the redirect is stored once", async () => {
    const body = new URLSearchParams(messageForm());
    const url = `${shop.origin}/Kontakt/`;
    const held = await fetch(url, { method: "POST", body, redirect: "manual" });
    expect(held.status).toBe(308);
    expect(readStored(shop.folder)).toEqual(nothing);
    const followed = await fetch(url, { method: "POST", body });
    expect(followed.url).toBe(`${shop.origin}/kontakt`);
    expect(followed.status).toBe(400);
  });

  it("is no way around the check of a form's origin", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", "Content-Length": "0" };
    expect((await ask("POST /KONTAKT", headers)).status).toBe(403);
  });

  it.each(["//zly.example/", "//zly.example/..", "/\\zly.example/%2e%2e", "/.//zly.example"])(
    "%s leads to no other host",
    async (path) => {
      const { headers } = await ask(`GET ${path}`);
      const location = new URL(headers.get("Location") ?? "/", shop.origin);
      expect(location.origin).toBe(shop.origin);
    },
  );
});

describe("a program that accepts only JSON", () => {
  it.each([
    ["/o-nas", 200],
    ["/newsletter", 200],
    ["/newsletter/potwierdz?token=a", 200],
    ["/szukaj?fraza=gra", 200],
    ["/produkt/nie-ma", 404],
  ])("gets the page of %s, and the log stays quiet", async (path, status) => {
    const response = await ask(`GET ${path}`, { Accept: "application/json" });
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(shop.log()).not.toMatch(/"level":(50|60)/);
  });

  it("gets its error in JSON for a form to a page without one", async () => {
    const headers = { Accept: "application/json", "Content-Length": "0" };
    const { status, headers: got, text } = await ask("POST /regulamin", headers);
    expect([status, got.get("Allow")]).toEqual([405, "GET, HEAD"]);
    expect(text).toContain('{"error":"Ten adres nie przyjmuje takich zapytań.');
  });
});

describe("an unexpected method", () => {
  it.each([
    ["OPTIONS", "/regulamin", "GET, HEAD"],
    ["OPTIONS", "/kontakt", "GET, HEAD, POST"],
    ["OPTIONS", "/koszyk.json", "GET, HEAD"],
    ["GET", "/platnosci/payu", "POST"],
    ["POST", "/sitemap.xml", "GET, HEAD"],
  ])("%s %s is answered 405 with those that there are", async (method, path, allow) => {
    const { status, headers } = await ask(`${method} ${path}`, { "Content-Length": "0" });
    expect([status, headers.get("Allow")]).toEqual([405, allow]);
  });

  it("HEAD gets every header of GET, and no body", async () => {
    for (const path of ["/regulamin", "/newsletter", "/nie-ma", "/sitemap.xml"]) {
      const got = await ask(`GET ${path}`);
      const head = await ask(`HEAD ${path}`);
      expect([path, head.status, head.text]).toEqual([path, got.status, ""]);
      expect(head.headers.get("Content-Type")).toBe(got.headers.get("Content-Type"));
    }
  });
});
