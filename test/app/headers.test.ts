import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startShop } from "../start-shop.ts";

type RunningShop = Awaited<ReturnType<typeof startShop>>;

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
}, 30_000);
afterAll(() => shop.close());

const asked: [what: string, path: string, init?: RequestInit][] = [
  ["the home page", "/"],
  ["a category", "/kategoria/gry"],
  ["a product", "/produkt/1101"],
  ["the contact page", "/kontakt"],
  ["the order page", "/kontakt?koszyk=true"],
  ["a legal page", "/regulamin"],
  ["a page that is not there", "/nie-ma"],
  ["a product that is not there", "/produkt/nie-ma"],
  ["a refused form", "/kontakt", { method: "POST", body: new URLSearchParams({ name: "Ewa" }) }],
  ["a page's data", "/produkt/1101.data"],
  ["the basket's data", "/koszyk.json?id=1102"],
  ["search", "/szukaj.json?q=mi"],
  ["a function", "/functions/v1/get-baselinker-products", { method: "POST" }],
  ["a function asked wrongly", "/functions/v1/send-contact-email", { method: "POST", body: "{" }],
  ["a preflight", "/functions/v1/send-contact-email", { method: "OPTIONS" }],
  ["the sitemap", "/sitemap.xml"],
  ["robots.txt", "/robots.txt"],
  ["health", "/healthz"],
  ["readiness", "/readyz"],
  ["a file", "/favicon.svg"],
  ["a file that is not there", "/assets/nie-ma.js"],
  ["a body beyond the bound", "/kontakt", { method: "POST", body: "x".repeat(70_000) }],
  ["a method of no use", "/kontakt", { method: "DELETE" }],
];

describe("every answer", () => {
  it.each(asked)("protects %s", async (_, path, init) => {
    const answer = await fetch(shop.origin + path, init);
    await answer.arrayBuffer();
    const { headers } = answer;
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    const policy = headers.get("Content-Security-Policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("Strict-Transport-Security")).toBeNull();
    expect(headers.get("X-Powered-By")).toBeNull();
    expect(headers.get("Set-Cookie")).toBeNull();
  });

  it("binds browsers to HTTPS once the shop's public address has it", async () => {
    const secure = await startShop({ ORIGIN: "https://sklep.example", LOG_LEVEL: "error" });
    onTestFinished(secure.close);
    const page = await fetch(`${secure.origin}/regulamin`);
    expect(page.headers.get("Strict-Transport-Security")).toMatch(/^max-age=31536000/);
    expect(await page.text()).toContain(
      '<link rel="canonical" href="https://sklep.example/regulamin"',
    );
  }, 30_000);

  it("says nothing personal and nothing of a stranger's host", async () => {
    const page = await fetch(`${shop.origin}/newsletter`, {
      headers: {
        "X-Forwarded-Host": "zly.example",
        "X-Forwarded-Proto": "https",
        "X-React-Router-SPA-Mode": "yes",
        "X-React-Router-Prerender-Data": encodeURIComponent('{"zly":1}'),
        Cookie: "a=zly.example",
      },
    });
    const html = await page.text();
    expect(html).not.toContain("zly");
    expect(html).toContain("<h1");
  });
});

describe("a question for the headers alone", () => {
  const perConnection = /^(date|connection|keep-alive|transfer-encoding|content-length)$/;
  const whole = asked.filter(([, , init]) => init === undefined);

  it.each(whole)("is answered for %s as the whole would be", async (_, path) => {
    const get = await fetch(shop.origin + path);
    const head = await fetch(shop.origin + path, { method: "HEAD" });
    expect(head.status).toBe(get.status);
    expect(await head.text()).toBe("");
    const compared = (headers: Headers) =>
      [...headers].filter(([name]) => !name.match(perConnection));
    expect(compared(head.headers)).toEqual(compared(get.headers));
    const length = head.headers.get("Content-Length");
    if (length !== null) expect(length).toBe(get.headers.get("Content-Length"));
  });
});
