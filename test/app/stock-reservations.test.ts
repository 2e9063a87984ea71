import { describe, expect, it, onTestFinished } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { courierForm, orderPath, readStored, submit } from "./forms.ts";
import { readPage } from "./read-page.ts";

async function openApp(): Promise<TestApp> {
  const app = await openTestApp();
  onTestFinished(app.close);
  return app;
}

/** Orders a product of which the shop has 48. */
function createOrderForm(app: TestApp, key: string, quantity: number) {
  const { price } = app.shop.catalogue().product("1102")!;
  return courierForm([{ id: "1102", quantity, price }], { key });
}

/** Leaves two of them, in orders that a household may place. */
async function reserveAllButTwo(app: TestApp): Promise<void> {
  for (const [index, quantity] of [20, 20, 6].entries())
    await submit(app, orderPath, createOrderForm(app, `the-attempt-of-ewa-${index}`, quantity));
}

describe("reserved products", () => {
  it("are not offered on any page or by any function", async () => {
    const app = await openApp();
    await reserveAllButTwo(app);
    await app.shop.refreshCatalogue();
    const page = await readPage(await app.fetch("/produkt/1102"));
    expect(page.text).toContain("ostatnie 2 szt.");
    const cart = await (await app.fetch("/koszyk.json?id=1102")).json();
    expect(cart).toMatchObject({ products: [{ id: "1102", stock: 2 }] });
    const all = await app.fetch("/functions/v1/get-baselinker-products", { method: "POST" });
    const { products } = (await all.json()) as { products: { id: string; stock: number }[] };
    expect(products.find(({ id }) => id === "1102")?.stock).toBe(2);
    await submit(app, orderPath, createOrderForm(app, "the-second-attempt-of-ewa", 2));
    await app.shop.refreshCatalogue();
    const gone = await readPage(await app.fetch("/produkt/1102"));
    expect(gone.text).not.toContain("Dodaj do koszyka");
  });

  it("are rejected at once in an order from an older page", async () => {
    const app = await openApp();
    const late = createOrderForm(app, "the-second-attempt-of-ewa", 3);
    await reserveAllButTwo(app);
    const page = await submit(app, orderPath, late);
    expect(page.status).toBe(409);
    expect(app.shop.catalogue().product("1102")?.stock).toBe(2);
    expect(page.fieldValue("name")).toBe("Ewa Żółć");
    const { orders, mails } = readStored(app.folder);
    expect([orders.length, mails.length]).toEqual([3, 6]);
  });
});
