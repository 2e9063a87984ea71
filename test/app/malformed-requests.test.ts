import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startShop } from "../start-shop.ts";
import { messageForm, nothing, readStored } from "./forms.ts";
import { sendRaw, statusOf } from "./raw-request.ts";

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const ask = (line: string, headers = "") =>
  sendRaw(
    shop.origin,
    `${line} HTTP/1.1\r\nHost: sklep.example\r\n${headers}Connection: close\r\n\r\n`,
  );

/** Checks that the response reveals nothing about the server, which is still up. */
async function expectCalm(response: string): Promise<void> {
  expect(response).not.toMatch(/node_modules|\n {4}at |file:\/\/|root:x:0/);
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
}

describe("an invalid URL", () => {
  it.each([
    ["//", 308],
    ["//zly.example/", 404],
    ["///////", 308],
    ["/\\zly.example/", 404],
    ["/%", 404],
    ["/%zz", 404],
    ["/%00", 404],
    ["/%2e%2e/%2e%2e/etc/passwd", 404],
    ["/..%2f..%2fetc/passwd", 404],
    ["/../../../../etc/passwd", 404],
    ["/assets/..%2f..%2fserver%2findex.js", 404],
    ["/assets/../../server/index.js", 404],
    ["/assets/%", 404],
    ["/assets/", 404],
    ["/.env", 404],
    ["/package.json", 404],
    ["/data/latawiec.sqlite", 404],
    ["/produkt/%", 404],
    ["/produkt/%00", 404],
    ["/produkt/%c3%28", 404],
    ["/produkt/..%2f..%2f", 308],
    ["/produkt/..%2F..%2F", 404],
    ["/kategoria/%E0%A4%A", 404],
    ["/blog/%ff", 404],
    [`/${"a".repeat(7000)}`, 404],
    [`/${"a".repeat(10_000)}`, 414],
    [`/${"a/".repeat(3500)}`, 404],
    [`/produkt/${"%41".repeat(2500)}`, 308],
    [`/produkt/${"%41".repeat(3000)}`, 414],
    [`/?${"a=1&".repeat(1900)}`, 200],
    [`/?${"a=1&".repeat(3000)}`, 414],
    ["/?%=%&&&==", 200],
    ["/#kotwica", 200],
    ["/_page/kontakt?koszyk=%", 200],
    ["/__manifest?p=/&version=zly", 404],
    ["/szukaj.json?q=%", 200],
    ["/newsletter/potwierdz?token=%00", 200],
  ])("%s is answered with %i", async (path, status) => {
    const response = await ask(`GET ${path}`);
    expect(statusOf(response)).toBe(status);
    await expectCalm(response);
  });

  it.each(["http://sklep.example/", "sklep.example:80", "*", "?", "a b", "/a b"])(
    "„%s” is rejected as no path",
    async (path) => {
      const response = await ask(`GET ${path}`);
      expect(statusOf(response)).toBe(400);
      await expectCalm(response);
    },
  );

  it("over the length limit is rejected", async () => {
    const response = await ask(`GET /${"a".repeat(100_000)}`);
    // A client that is still sending may not receive the response.
    expect([0, 431]).toContain(statusOf(response));
    await expectCalm(response);
  });
});

describe("an unsupported method", () => {
  it.each(["PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "MKCOL", "QUERY"])(
    "%s is rejected everywhere, with an Allow header",
    async (method) => {
      for (const path of ["/", "/kontakt", "/favicon.svg", "/healthz", "/nie-ma"]) {
        const response = await ask(`${method} ${path}`);
        expect([path, statusOf(response)]).toEqual([path, 405]);
        expect(response).toMatch(/\r\nAllow: GET, HEAD, POST, OPTIONS\r\n/i);
        await expectCalm(response);
      }
    },
  );

  it("FOO is rejected by the parser", async () => {
    const response = await ask("FOO /");
    expect(statusOf(response)).toBe(400);
    await expectCalm(response);
  });

  it("CONNECT opens no tunnel", async () => {
    const response = await ask("CONNECT sklep.example:443");
    expect(statusOf(response)).not.toBe(200);
    await expectCalm(response);
  });

  it("POST to a page without a form is rejected without an error in the log", async () => {
    for (const path of ["/", "/regulamin", "/produkt/1101", "/healthz", "/nie-ma"]) {
      const response = await ask(`POST ${path}`, "Content-Length: 0\r\n");
      expect([path, statusOf(response)]).toEqual([path, 405]);
      await expectCalm(response);
    }
    expect(shop.log()).not.toMatch(/"level":(50|60)/);
  });

  it.each(["/regulamin", "/", "/produkt/1101"])(
    "a form sent to %s gets an explanation, not an outage page",
    async (path) => {
      for (const accept of ["text/html", "application/json"]) {
        const response = await ask(`POST ${path}`, `Accept: ${accept}\r\nContent-Length: 0\r\n`);
        expect(statusOf(response)).toBe(405);
        expect(response).toMatch(/\r\nAllow: GET, HEAD\r\n/i);
        expect(response).toContain("Ten adres nie przyjmuje takich zapytań.");
        expect(response).not.toMatch(/wina|winy/);
      }
    },
  );

  it("PUT places no order and sends no message", async () => {
    const body = new URLSearchParams(messageForm());
    await fetch(`${shop.origin}/kontakt`, { method: "PUT", body });
    await fetch(`${shop.origin}/kontakt`, { method: "PATCH", body });
    expect(readStored(shop.folder)).toEqual(nothing);
  });
});

describe("invalid headers", () => {
  it.each([
    [
      "a host with a space",
      "GET /nie-ma HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
      [400],
    ],
    ["an invalid host", "GET /nie-ma HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n", [400]],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", [400]],
    ["no host in HTTP/1.0", "GET /nie-ma HTTP/1.0\r\n\r\n", [404]],
    [
      "two lengths",
      "POST /kontakt HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
      [400],
    ],
    [
      "a length and chunks",
      "POST /kontakt HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      [400],
    ],
    ["a negative length", "POST /kontakt HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", [400]],
    [
      "a broken chunk",
      "POST /kontakt HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
      [0, 400],
    ],
    [
      "a header of 100 KB",
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(100_000)}\r\n\r\n`,
      [0, 431],
    ],
    ["TLS on a plain port", "\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003", [400]],
    [
      "an upgrade",
      "GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n",
      [200],
    ],
  ])("are rejected or ignored: %s", async (_, bytes, statuses) => {
    const response = await sendRaw(shop.origin, Buffer.from(bytes, "latin1"));
    expect(statuses).toContain(statusOf(response));
    await expectCalm(response);
  });
});

describe("a range request", () => {
  it("gets the part, as media players request it", async () => {
    const whole = await (await fetch(`${shop.origin}/favicon.svg`)).text();
    const part = await fetch(`${shop.origin}/favicon.svg`, {
      headers: { Range: "bytes=5-20", "Accept-Encoding": "identity" },
    });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe(whole.slice(5, 21));
  });

  it.each([
    ["bytes=50-2", 200],
    ["bytes=-", 200],
    ["bytes=-5", 200],
    ["bytes=a-b", 200],
    ["bytes=0-0,5-9", 200],
    ["bytes=1e3-2", 200],
    ["lines=1-2", 200],
    ["bytes=10-", 206],
    ["bytes=10-999999999", 206],
    ["bytes=999999999-", 416],
    ["bytes=9007199254740993-9007199254740994", 200],
  ])("for %s is answered with %i", async (range, status) => {
    const response = await ask("GET /favicon.svg", `Range: ${range}\r\n`);
    expect(statusOf(response)).toBe(status);
    await expectCalm(response);
  });
});
