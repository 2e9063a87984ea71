import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { courierForm, orderPath, readStored, submit } from "./forms.ts";
import { readPage } from "./read-page.ts";

async function openApp(): Promise<TestApp> {
  const app = await openTestApp();
  onTestFinished(app.close);
  return app;
}

/** Orders games of dice, of which the demo has 48. */
function diceForm(app: TestApp, key: string, quantity: number) {
  const { price } = app.shop.catalogue().product("1102")!;
  return courierForm([{ id: "1102", quantity, price }], { key });
}

function orderedAt({ folder }: TestApp, key: string, at: number): void {
  const database = new DatabaseSync(join(folder, "latawiec.sqlite"));
  database.prepare("update orders set accepted_at = ? where key = ?").run(at, key);
  database.close();
}

describe("reserved products", () => {
  it("are not offered on any page or by any function", async () => {
    const app = await openApp();
    await submit(app, orderPath, diceForm(app, "the-first-attempt-of-ewa", 46));
    await app.shop.refreshCatalogue();
    const page = await readPage(await app.fetch("/produkt/1102"));
    expect(page.text).toContain("2 szt. w magazynie");
    const cart = await (await app.fetch("/koszyk.json?id=1102")).json();
    expect(cart).toMatchObject({ products: [{ id: "1102", stock: 2 }] });
    const all = await app.fetch("/functions/v1/get-baselinker-products", { method: "POST" });
    const { products } = (await all.json()) as { products: { id: string; stock: number }[] };
    expect(products.find(({ id }) => id === "1102")?.stock).toBe(2);
    await submit(app, orderPath, diceForm(app, "the-second-attempt-of-ewa", 2));
    await app.shop.refreshCatalogue();
    const gone = await readPage(await app.fetch("/produkt/1102"));
    expect(gone.text).not.toContain("Dodaj do koszyka");
  });

  it("are rejected at once in an order from an older page", async () => {
    const app = await openApp();
    const late = diceForm(app, "the-second-attempt-of-ewa", 3);
    await submit(app, orderPath, diceForm(app, "the-first-attempt-of-ewa", 46));
    const page = await submit(app, orderPath, late);
    expect(page.status).toBe(409);
    expect(app.shop.catalogue().product("1102")?.stock).toBe(2);
    expect(page.fieldValue("name")).toBe("Ewa Żółć");
    const { orders, mails } = readStored(app.folder);
    expect([orders.length, mails.length]).toEqual([1, 2]);
  });

  it("return in the demo after a day, and no sooner", async () => {
    const app = await openApp();
    await submit(app, orderPath, diceForm(app, "the-first-attempt-of-ewa", 40));
    await submit(app, orderPath, diceForm(app, "the-second-attempt-of-ewa", 6));
    await app.shop.refreshCatalogue();
    const left = () => app.shop.catalogue().product("1102")?.stock;
    expect(left()).toBe(2);
    const hour = 3_600_000;
    orderedAt(app, "the-first-attempt-of-ewa", Date.now() - 25 * hour);
    orderedAt(app, "the-second-attempt-of-ewa", Date.now() - 23 * hour);
    app.shop.startBackground();
    await expect.poll(left).toBe(42);
  });
});
