import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { sampleCatalogue, sampleProduct } from "../fixtures.ts";
import { orderForm, orderPath, submit } from "./forms.ts";
import { hashSource, readPage, type PageUnderTest } from "./read-page.ts";

const app = await openTestApp();
afterAll(app.close);

const payuSettings = {
  PAYU_POS_ID: "123456",
  PAYU_CLIENT_ID: "123456",
  PAYU_CLIENT_SECRET: "secret",
  PAYU_SECOND_KEY: "key",
};

const paths = [
  "/",
  "/kategoria/pluszaki",
  "/produkt/1101",
  "/kontakt",
  "/kontakt?koszyk=true",
  "/potwierdzenie-platnosci?status=success",
  "/o-nas",
  "/blog",
  "/blog/prezenty",
  "/regulamin",
  "/ustawienia-cookies",
  "/newsletter",
  "/nie-ma",
  "/produkt/nie-ma",
];

function directives({ policy }: PageUnderTest): Map<string, string[]> {
  const parts = policy.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name, ...sources]) => [name!, sources]));
}

/** Checks that the policy allows exactly the page's scripts and styles. */
function expectExactPolicy(page: PageUnderTest): void {
  const policy = directives(page);
  const scripts = policy.get("script-src")!;
  expect(scripts[0]).toBe("'self'");
  expect(new Set(scripts.slice(1))).toEqual(new Set(page.inlineScripts.map(hashSource)));
  const styles = [...page.html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  expect(policy.get("style-src")).toEqual(["'self'", ...styles.map(([, css]) => hashSource(css!))]);
  expect(page.policy).not.toMatch(/unsafe|\*|https?:|nonce-/);
}

describe("the content security policy", () => {
  it.each(paths)("of %s allows exactly its own scripts and styles", async (path) => {
    const page = await readPage(await app.fetch(path));
    expect(page.inlineScripts.length).toBeGreaterThan(1);
    expectExactPolicy(page);
  });

  it("of a response to a form does too", async () => {
    expectExactPolicy(await submit(app, orderPath, orderForm(app, { terms: "" })));
    expectExactPolicy(await submit(app, orderPath, orderForm(app)));
  });

  it("allows nothing from other origins", async () => {
    const policy = directives(await readPage(await app.fetch("/")));
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect(policy.get("object-src")).toBeUndefined();
  });

  it("lets the form of an order's page lead to PayU, and no other", async () => {
    const paying = await openTestApp({}, payuSettings);
    onTestFinished(paying.close);
    const form = { ...orderForm(paying, { payment: "payu" }), stamp: paying.stamp() };
    const placed = await paying.fetch(orderPath, {
      method: "POST",
      body: new URLSearchParams(form),
    });
    const targets = async (path: string) =>
      directives(await readPage(await paying.fetch(path))).get("form-action");
    const order = placed.headers.get("Location")!;
    expect(await targets(order)).toEqual([
      "'self'",
      "https://secure.payu.com",
      "https://*.payu.com",
    ]);
    for (const path of [...paths, `${order}x`]) expect(await targets(path)).toEqual(["'self'"]);
  });

  it.each(paths)("is obeyed by %s, without inline styles or handlers", async (path) => {
    const { html } = await readPage(await app.fetch(path));
    const tags = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "").match(/<[a-z][^>]*>/g)!;
    expect(tags.filter((tag) => /\s(style|on[a-z]+)=|javascript:|srcdoc=/i.test(tag))).toEqual([]);
    const others = tags.filter((tag) => /<(script|link|img|iframe|source|video)\b/.test(tag));
    const addresses = others.flatMap((tag) => /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
    const foreign = addresses.filter(
      (url) => !url.startsWith("/") && !url.startsWith(app.shop.origin),
    );
    expect(foreign).toEqual([]);
  });
});

describe("a product with a hostile name and text", () => {
  const attack = `</script><script>alert(1)</script><img src=x onerror=alert(2)>"'><svg/onload=alert(3)>`;
  const product = sampleProduct({
    name: attack,
    description: `Opis:\n- ${attack}\n${attack}`,
    sku: attack,
    warnings: [attack],
    manufacturer: { name: attack, address: attack, email: "javascript:alert(1)" },
  });

  async function openAttacked(): Promise<TestApp> {
    const attacked = await openTestApp({ catalogue: () => sampleCatalogue(product) });
    onTestFinished(attacked.close);
    return attacked;
  }

  it.each(["/", "/kategoria/pluszaki", "/produkt/bruno"])(
    "is shown as text on %s",
    async (path) => {
      const attacked = await openAttacked();
      const page = await readPage(await attacked.fetch(path));
      expect(page.status).toBe(200);
      expect(page.html).not.toMatch(/<script>alert|<img src=x|<svg\/onload/i);
      expect(page.text).toContain("<img src=x onerror=alert(2)>");
      const usual = await readPage(await app.fetch(path.replace("bruno", "1101")));
      expect(page.inlineScripts).toHaveLength(usual.inlineScripts.length);
      expectExactPolicy(page);
    },
  );

  it("is text in JSON too", async () => {
    const attacked = await openAttacked();
    for (const path of ["/koszyk.json?id=bruno", "/szukaj.json?q=script", "/_page/produkt/bruno"]) {
      const response = await attacked.fetch(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).not.toContain("html");
    }
    expect(await (await attacked.fetch("/sitemap.xml")).text()).not.toContain("<script");
  });
});
