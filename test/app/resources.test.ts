import { describe, expect, it, onTestFinished } from "vitest";
import type { Shop } from "../../server/shop/shop.ts";
import { seller } from "../../shop.config.ts";
import { createCatalogue } from "../../shop/catalogue/catalogue.ts";
import { openTestApp } from "../test-app.ts";
import { readPage } from "./read-page.ts";

async function openApp(changes: Partial<Shop> = {}) {
  const app = await openTestApp(changes);
  onTestFinished(app.close);
  return app;
}

describe("health checks", () => {
  it("report live and ready", async () => {
    const { fetch } = await openApp();
    expect((await fetch("/healthz")).status).toBe(200);
    const ready = await fetch("/readyz");
    expect(ready.status).toBe(200);
    expect(await ready.text()).toBe("");
  });

  it("report live but not ready without the database", async () => {
    const { fetch, shop } = await openApp();
    await shop.close();
    expect((await fetch("/healthz")).status).toBe(200);
    const ready = await fetch("/readyz");
    expect(ready.status).toBe(503);
    expect(await ready.text()).toBe("");
  });
});

describe("security.txt", () => {
  it("has a contact, ORIGIN and an expiry in half a year", async () => {
    const { fetch, shop } = await openApp();
    const response = await fetch("/.well-known/security.txt");
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const lines = (await response.text()).trimEnd().split("\n");
    const fields = new Map(lines.map((line) => line.split(/: (.*)/s) as [string, string]));
    expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
    expect(fields.get("Contact")).toBe(`mailto:${seller.email}`);
    expect(fields.get("Canonical")).toBe(`${shop.origin}/.well-known/security.txt`);
    const days = (Date.parse(fields.get("Expires")!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThan(190);
  });
});

describe("the cart's refresh", () => {
  it("returns current price and stock of known products and omits the others", async () => {
    const { fetch, shop } = await openApp();
    const response = await fetch("/koszyk.json?id=1102&id=nie-ma&id=__proto__&id=");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const { price, stock, name } = shop.catalogue().product("1102")!;
    const { products } = (await response.json()) as { products: object[] };
    expect(products).toHaveLength(1);
    expect(products).toMatchObject([{ id: "1102", name, price, stock }]);
  });

  it("reads no more lines than an order may have", async () => {
    const { fetch } = await openApp();
    const response = await fetch(`/koszyk.json?${"id=1102&".repeat(1000)}`);
    const { products } = (await response.json()) as { products: object[] };
    expect(products).toHaveLength(200);
  });
});

describe("an internal error", () => {
  const lines: object[] = [];
  const broken: Partial<Shop> = {
    catalogue() {
      throw new Error("sekret: hasło do bazy");
    },
  };

  it.each([
    ["/", "Brak dostępnych produktów"],
    ["/kategoria/gry", "Brak produktów w tej kategorii"],
    ["/produkt/1101", "Odśwież stronę", "Błąd ładowania produktu"],
  ])("is the same page on %s, without its cause", async (path, specified, toast = "") => {
    const { fetch, shop } = await openApp(broken);
    shop.log.error = (details: object) => void lines.push(details);
    const response = await fetch(path);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Retry-After")).toBe("30");
    const page = await readPage(response);
    expect(page.status).toBe(503);
    expect(page.headings).toEqual(["Na chwilę zgubiliśmy wiatr"]);
    expect(page.titles).toEqual(["Coś poszło nie tak | Latawiec"]);
    expect(page.html).toContain("<footer");
    expect(page.text).toContain(specified);
    // Rendered by an island after hydration.
    expect(page.html).toContain(toast);
    expect(page.html).not.toMatch(/sekret|at catalogue|node_modules/);
    expect(lines.splice(0)).toMatchObject([{ path, err: { message: "sekret: hasło do bazy" } }]);
  });

  it.each(["/_page/produkt/1101", "/sitemap.xml", "/szukaj.json?q=mi", "/koszyk.json?id=1102"])(
    "reveals no secret and is no empty shop on %s",
    async (path) => {
      const { fetch } = await openApp(broken);
      const response = await fetch(path);
      expect(response.status).toBe(503);
      expect(await response.text()).not.toMatch(/sekret|node_modules/);
    },
  );

  it("does not affect pages without the catalogue", async () => {
    const { fetch } = await openApp(broken);
    expect((await fetch("/regulamin")).status).toBe(200);
    expect((await fetch("/kontakt")).status).toBe(200);
  });
});

describe("an empty shop", () => {
  it("has no feed, which would remove all its offers", async () => {
    const { fetch } = await openApp({ catalogue: () => createCatalogue([], "empty") });
    expect((await fetch("/feeds/google.xml")).status).toBe(503);
    expect((await fetch("/feeds/ceneo.xml")).status).toBe(503);
  });

  it("says so, without the spotlight", async () => {
    const { fetch } = await openApp({ catalogue: () => createCatalogue([], "empty") });
    const home = await readPage(await fetch("/"));
    expect(home.status).toBe(200);
    expect(home.text).toContain("Brak dostępnych produktów");
    expect(home.text).not.toContain("HIT!");
    expect((await readPage(await fetch("/kategoria/gry"))).text).toContain(
      "Brak produktów w tej kategorii",
    );
  });
});
