import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { defaultHeaders, fileHeaders, pictureHeaders } from "../../server/web/headers.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { startShop } from "../start-shop.ts";
import { messageForm } from "./forms.ts";
import { sendRaw, statusOf } from "./raw-request.ts";
import { paths } from "./route-paths.ts";

type RunningShop = Awaited<ReturnType<typeof startShop>>;
type RequestCase = [what: string, path: string, init?: RequestInit];

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ ALLOWED_ORIGINS: "https://stary-sklep.example" });
});
afterAll(() => shop.close());

const form = { method: "POST", body: new URLSearchParams({ name: "Ewa" }) };
const otherKinds: RequestCase[] = [
  ["the order page", "/kontakt?koszyk=true"],
  ["a home page with a code", "/?kod=LATO-7K2M"],
  ["a category's second page", "/kategoria/gry?strona=2"],
  ["an uncached page", "/szukaj?fraza=mi%C5%9B"],
  ["a result of a payment", "/potwierdzenie-platnosci?status=success"],
  ["a missing category", "/kategoria/nie-ma"],
  ["a missing product", "/produkt/nie-ma"],
  ["a page for a navigation", "/_page/produkt/1101"],
  ["a missing page for a navigation", "/_page/produkt/nie-ma"],
  ["the router's manifest", "/__manifest?p=/&version=zly"],
  ["a redirect", "/szukaj?fraza=mi%C5%9B&strona=999"],
  ["the cart's data", "/koszyk.json?id=1102"],
  ["search", "/szukaj.json?q=mi"],
  ["a file that may be a document", "/favicon.svg"],
  ["a file named like another", "/favicon.svg?.js"],
  ["a file", "/favicon.ico"],
  ["the manifest", "/manifest.webmanifest"],
  ["a range of a file", "/favicon.svg", { headers: { Range: "bytes=0-9" } }],
  ["a range beyond the end", "/favicon.svg", { headers: { Range: "bytes=99999999-" } }],
  ["a missing file", "/assets/nie-ma.js"],
  ["a picture", "/pictures/scenes/tile-gry-320.webp"],
  ["a missing product picture", "/img/0123456789abcdef01234567-320.webp"],
  ["a rejected form", "/kontakt", form],
  ["a rejected withdrawal", "/odstapienie", form],
  ["a rejected signup", "/newsletter", form],
  ["a form to a page without one", "/regulamin", form],
  ["a cross-site form", "/kontakt", { ...form, headers: { "Sec-Fetch-Site": "cross-site" } }],
  ["a form without a timestamp", "/kontakt", { ...form, body: new URLSearchParams(messageForm()) }],
  ["a function", "/functions/v1/get-baselinker-products", { method: "POST" }],
  [
    "a function with an invalid body",
    "/functions/v1/send-contact-email",
    { method: "POST", body: "{" },
  ],
  ["a preflight", "/functions/v1/send-contact-email", { method: "OPTIONS" }],
  ["a missing function", "/functions/v1/nie-ma", { method: "POST" }],
  ["a body over the limit", "/kontakt", { method: "POST", body: "x".repeat(70_000) }],
  ["a URL over the limit", `/nie-ma?${"a".repeat(9000)}`],
  ["an unsupported method", "/kontakt", { method: "DELETE" }],
  ["an unsupported method, in a browser", "/", { method: "PUT", headers: { Accept: "text/html" } }],
];
const requestCases: RequestCase[] = [
  ...paths.map((path): RequestCase => [path, path]),
  ...otherKinds,
];

/** Headers that a response may override. */
const ownReferrer = /^\/(newsletter\/(potwierdz|wypisz)|\?kod=)/;
const isPicture = (path: string) => /^\/(pictures|img)\//.test(path);
/** Files that no browser opens as a document, unless they are missing. */
const isFile = (path: string, status: number) =>
  path.startsWith("/img/") ||
  (status < 400 && /^[^?]*\.(webp|ico|woff2|js|webmanifest)$/.test(path));

/** A policy on each of a page's files would be bytes for nothing. */
function expectFile(headers: Headers, path: string, origin: string): void {
  const documentOnly = Object.keys(defaultHeaders(origin)).filter((name) => !(name in fileHeaders));
  expect(documentOnly.filter((name) => headers.has(name))).toEqual([]);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  const found = headers.get("Cross-Origin-Resource-Policy");
  expect(found).toBe(
    isPicture(path) && headers.get("Content-Type")?.startsWith("image/")
      ? "cross-origin"
      : "same-origin",
  );
}

function expectProtected(headers: Headers, path: string, origin: string): void {
  const { "Content-Security-Policy": closed, ...table } = defaultHeaders(origin);
  const expected = {
    ...table,
    ...(ownReferrer.test(path) && { "Referrer-Policy": "strict-origin" }),
  };
  const found = Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]));
  expect(found).toEqual(expected);
  const policy = headers.get("Content-Security-Policy")!;
  expect(policy.startsWith("default-src 'none';")).toBe(true);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  if (!headers.get("Content-Type")?.startsWith("text/html")) expect(policy).toBe(closed);
  expect(headers.get("X-Powered-By")).toBeNull();
  expect(headers.get("Server")).toBeNull();
  expect(headers.get("Set-Cookie")).toBeNull();
}

describe("the header table", () => {
  it("contains what the Mozilla Observatory and OWASP require", () => {
    expect(defaultHeaders("https://sklep.example")).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": expect.stringContaining("camera=()"),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    });
    expect(defaultHeaders("http://localhost:3000")).not.toHaveProperty("Strict-Transport-Security");
    const nosniff = { "X-Content-Type-Options": "nosniff" };
    expect(fileHeaders).toEqual({ ...nosniff, "Cross-Origin-Resource-Policy": "same-origin" });
    expect(pictureHeaders).toEqual({ ...nosniff, "Cross-Origin-Resource-Policy": "cross-origin" });
  });

  it("covers every URL of the shop", () => {
    expect(paths).toEqual(expect.arrayContaining(["/", "/kategoria/gry", "/healthz"]));
    expect(paths.length).toBeGreaterThan(25);
  });
});

describe("every response", () => {
  it.each(requestCases)("has security headers: %s", async (_, path, init) => {
    const response = await fetch(shop.origin + path, { redirect: "manual", ...init });
    await response.arrayBuffer();
    if (isFile(path, response.status)) return expectFile(response.headers, path, shop.origin);
    expectProtected(response.headers, path, shop.origin);
    if (response.headers.get("Content-Type")?.startsWith("text/html") && response.status < 400) {
      expect(response.headers.get("Content-Security-Policy")).toMatch(/script-src 'self' 'sha256-/);
    }
  });

  it("to an accepted message has security headers", async () => {
    const timestamp = await readFormTimestamp({ DATA_DIR: shop.folder });
    const body = new URLSearchParams({ ...messageForm(), stamp: timestamp });
    const response = await fetch(`${shop.origin}/kontakt`, { method: "POST", body });
    expect(response.status).toBe(200);
    expectProtected(response.headers, "/kontakt", shop.origin);
  });

  it.each(["/", "/favicon.svg"])(
    "has security headers when %s is already cached by the browser",
    async (path) => {
      const first = await fetch(shop.origin + path);
      const again = await fetch(shop.origin + path, {
        headers: { "If-None-Match": first.headers.get("ETag")! },
      });
      expect(again.status).toBe(304);
      // A browser keeps the page's policy; a 304 must not weaken it.
      const { "Content-Security-Policy": _, ...table } = defaultHeaders(shop.origin);
      for (const [name, value] of Object.entries(table)) {
        expect([name, again.headers.get(name)]).toEqual([name, value]);
      }
      const policy = again.headers.get("Content-Security-Policy");
      expect([null, first.headers.get("Content-Security-Policy")]).toContain(policy);
    },
  );

  it("of a function can be read by a listed site, and by no other", async () => {
    const ask = (origin: string) =>
      fetch(`${shop.origin}/functions/v1/get-baselinker-products`, {
        method: "POST",
        headers: { Origin: origin },
      });
    const listed = await ask("https://stary-sklep.example");
    expect(listed.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    const other = await ask("https://zly.example");
    expect(other.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  });

  it("has HSTS once ORIGIN is HTTPS", async () => {
    const secure = await startShop({ ORIGIN: "https://sklep.example", LOG_LEVEL: "error" });
    onTestFinished(secure.close);
    for (const path of ["/regulamin", "/favicon.svg", "/healthz", "/nie-ma"]) {
      const { headers } = await fetch(secure.origin + path);
      expectProtected(headers, path, "https://sklep.example");
    }
    const page = await fetch(`${secure.origin}/regulamin`);
    expect(await page.text()).toContain(
      '<link rel="canonical" href="https://sklep.example/regulamin"',
    );
    const broken = await sendRaw(secure.origin, "GET\r\n\r\n");
    expect(broken).toContain("Strict-Transport-Security: max-age=31536000; includeSubDomains\r\n");
  });
});

describe("an invalid request", () => {
  const host = "Host: sklep.example\r\n";
  it.each([
    ["no request line", "GET\r\n\r\n", 400],
    ["bytes of another protocol", "\u0016\u0003\u0001\u0002\0", 400],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["an invalid host", "GET /nie-ma HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    [
      "two lengths",
      `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      400,
    ],
    ["headers over the limit", `GET / HTTP/1.1\r\n${host}X: ${"a".repeat(17_000)}\r\n\r\n`, 431],
    [
      "an unknown Expect header",
      `POST / HTTP/1.1\r\n${host}Expect: cuda\r\nContent-Length: 1\r\n\r\na`,
      417,
    ],
    ["CONNECT", `CONNECT zly.example:443 HTTP/1.1\r\n${host}\r\n`, 405],
    [
      "endless chunk extensions",
      `POST /kontakt HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n1;${"a".repeat(20_000)}`,
      413,
    ],
  ])("is rejected in Polish with every header: %s", async (_, bytes, status) => {
    const response = await sendRaw(shop.origin, Buffer.from(bytes, "latin1"));
    expect(statusOf(response)).toBe(status);
    const [head = "", body = ""] = response.split("\r\n\r\n");
    const lines = head.split("\r\n").slice(1);
    const headers = new Headers(
      lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
    );
    expectProtected(headers, "/", shop.origin);
    expect(headers.get("Connection")).toBe("close");
    expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(Buffer.byteLength(body)).toBe(
      Number(headers.get("Content-Length") ?? Buffer.byteLength(body)),
    );
    expect(body).toMatch(/^(?:[\da-f]+\r\n)?\{"error":"[A-ZŻ][^"]+\."\}/);
  });
});
