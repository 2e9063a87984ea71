import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { routeTable } from "../../../test/route-table.ts";
import { toRequest } from "./to-request.ts";

const origin = "https://sklep.example";

const routeOf = (path: string) => routeTable.match(path)!.route;

function receive(url: string, headers: Record<string, string>, body?: string): IncomingMessage {
  const method = body === undefined ? "GET" : "POST";
  const rawHeaders = Object.entries(headers).flat();
  return Object.assign(Readable.from(body === undefined ? [] : [Buffer.from(body)]), {
    url,
    method,
    headers,
    rawHeaders,
  }) as unknown as IncomingMessage;
}

describe("the Request of a page", () => {
  it("has ORIGIN as its host and no header that names another one", async () => {
    const strange = {
      host: "zly.example",
      forwarded: "host=zly.example",
      "x-forwarded-host": "zly.example",
      "x-forwarded-proto": "gopher",
      cookie: "a=b",
      accept: "text/html",
    };
    const request = (await toRequest(
      receive("/kontakt", strange),
      origin,
      routeOf("/kontakt"),
    )) as Request;
    expect(request.url).toBe(`${origin}/kontakt`);
    expect([...request.headers]).toEqual([["accept", "text/html"]]);
  });

  it.each(["/kontakt", "/_page/kontakt", "/functions/v1/nie-ma"])(
    "has the shop's Origin after the CSRF check: %s",
    async (path) => {
      const headers = { origin: "http://192.168.1.5:3000" };
      const request = (await toRequest(
        receive(path, headers, "a=b"),
        origin,
        routeOf(path),
      )) as Request;
      expect(request.headers.get("origin")).toBe(origin);
      expect(await request.text()).toBe("a=b");
    },
  );

  it("keeps Origin on routes that other sites may call", async () => {
    const headers = { origin: "https://stary-sklep.example" };
    const path = "/functions/v1/send-contact-email";
    const request = (await toRequest(
      receive(path, headers, "{}"),
      origin,
      routeOf(path),
    )) as Request;
    expect(request.headers.get("origin")).toBe("https://stary-sklep.example");
  });

  it.each([
    ["/kontakt", 64],
    ["/kontakt?koszyk=true", 64],
    ["/functions/v1/send-contact-email", 64],
    ["/odstapienie", 32],
    ["/_page/kontakt", 64],
    ["/KONTAKT/", 64],
    ["/newsletter", 8],
    ["/newsletter/wypisz?token=a", 8],
    ["/functions/v1/get-baselinker-products", 8],
    ["/nie-ma", 8],
  ])("on %s may have a body of up to %i KiB", async (path, kibibytes) => {
    const limit = "a".repeat(kibibytes * 1024);
    expect(await toRequest(receive(path, {}, limit), origin, routeOf(path))).toBeInstanceOf(
      Request,
    );
    expect(await toRequest(receive(path, {}, `${limit}a`), origin, routeOf(path))).toBe(413);
  });

  it("is rejected when its form cannot be stored as text", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect(
      await toRequest(receive("/kontakt", headers, "name=%ff"), origin, routeOf("/kontakt")),
    ).toBe(400);
    expect(
      await toRequest(receive("/kontakt", headers, "name=%C5%BB"), origin, routeOf("/kontakt")),
    ).toBeInstanceOf(Request);
  });

  it("has no body on GET", async () => {
    const req = receive("/kontakt", {}, "name=Ewa");
    req.method = "GET";
    expect(await ((await toRequest(req, origin, routeOf("/kontakt"))) as Request).text()).toBe("");
  });
});
