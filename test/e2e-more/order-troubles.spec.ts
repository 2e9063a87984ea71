import { routeForm } from "../e2e/hydration.ts";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { demoCatalogue } from "../demo-catalogue.ts";
import { formatPrice } from "../../shop/price.ts";
import { openCart, storeCart, visit } from "../e2e/page-helpers.ts";
import { expect, expectConsoleError, test } from "../e2e/shop.ts";
import { fillOrderForm, orderButton } from "../e2e/order-form.ts";

const dice = demoCatalogue().product("1102")!;

const accepted = (page: Page) =>
  page.getByRole("status").filter({ hasText: /Zamówienie L-\d+ przyjęte/ });

/** Changes the stored cart without the page's knowledge and blocks its refresh. */
async function orderWithOldCart(page: Page, change: string): Promise<void> {
  await storeCart(page, { [dice.id]: 1 });
  await page.evaluate((code) => {
    const cart = JSON.parse(localStorage.getItem("latawiec-cart")!);
    if (code === "price") cart.lines[0].product.price = 100;
    if (code === "gone") {
      const product = { ...cart.lines[0].product, id: "znikla", name: "Zniknięta" };
      cart.lines.push({ product, quantity: 1 });
    }
    localStorage.setItem("latawiec-cart", JSON.stringify(cart));
  }, change);
  await page.route(/koszyk\.json/, (route) => route.abort());
  await visit(page, "/kontakt?koszyk=true");
  await expect(page.getByRole("heading", { name: "Podsumowanie zamówienia" })).toBeVisible();
}

test("a second click during sending creates no second order", async ({ page, shop }) => {
  const email = "dwa-razy@example.com";
  await storeCart(page, { [dice.id]: 1 });
  await visit(page, "/kontakt?koszyk=true");
  await fillOrderForm(page, { email });
  const sent: string[] = [];
  const clickedAgain = Promise.withResolvers<void>();
  await routeForm(page, "/kontakt", async (route) => {
    sent.push(route.request().postData()!);
    await clickedAgain.promise;
    await route.continue();
  });
  await orderButton(page).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.getByRole("button", { name: "Wysyłanie..." }).dispatchEvent("click");
  clickedAgain.resolve();
  await expect(accepted(page)).toBeVisible();
  await expect(orderButton(page)).toHaveCount(0);
  await page.waitForURL(`${shop.origin}/`);
  const confirmations = () =>
    shop.smtp.mails.filter(({ recipients }) => recipients.includes(email)).length;
  await expect.poll(confirmations).toBe(1);
  expect(sent).toHaveLength(1);
});

test("a lost order is the same after a reload, and a like one on the same visit is another", async ({
  page,
  shop,
}) => {
  expectConsoleError("net::ERR");
  const email = "jeszcze-raz@example.com";
  const order = async () => {
    await fillOrderForm(page, { email });
    await orderButton(page).click();
    await page.waitForURL(`${shop.origin}/`);
  };
  await storeCart(page, { [dice.id]: 1 });
  await visit(page, "/kontakt?koszyk=true");
  await fillOrderForm(page, { email });
  await routeForm(page, "/kontakt", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await orderButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Błąd wysyłania" }).first()).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await order();
  await page.getByRole("link", { name: "Gry" }).first().click();
  await page.getByRole("link", { name: dice.name }).first().click();
  await page.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
  await openCart(page);
  await page.getByRole("button", { name: "Złóż zamówienie" }).click();
  await order();
  const mails = await shop.smtp.exchanged(email, 4);
  const numbers = mails.map(({ subject }) => /L-\d+/.exec(subject ?? "")![0]);
  expect(new Set(numbers).size).toBe(2);
  expect(numbers).toHaveLength(4);
});

test("an order with a changed price is not placed until it is confirmed again", async ({
  page,
}) => {
  expectConsoleError("net::ERR");
  expectConsoleError("409");
  await orderWithOldCart(page, "price");
  await fillOrderForm(page, { email: "nowa-cena@example.com" });
  await expect(page.getByText(formatPrice(100)).first()).toBeVisible();
  await orderButton(page).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Zamówienie nie zostało złożone")).toBeVisible();
  const total = formatPrice(dice.price + 1500);
  await expect(main.getByText(`Teraz do zapłaty: ${total}`)).toBeVisible();
  await expect(main.getByText(formatPrice(dice.price)).first()).toBeVisible();
  await expect(page.getByLabel("Miasto")).toHaveValue("Zawiercie");
  await orderButton(page).click();
  await expect(accepted(page)).toBeVisible();
});

test("a removed product leaves the cart, and the rest can be ordered", async ({ page }) => {
  expectConsoleError("net::ERR");
  expectConsoleError("409");
  await orderWithOldCart(page, "gone");
  await fillOrderForm(page, { email: "bez-zniklej@example.com" });
  await orderButton(page).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Zamówienie nie zostało złożone")).toBeVisible();
  await expect(main.getByText(/Zniknięta/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Koszyk, produkt: 1" })).toBeVisible();
  await orderButton(page).click();
  await expect(accepted(page)).toBeVisible();
});

test("an order that cannot be stored stays in the form and can be sent again", async ({
  page,
  shop,
}) => {
  expectConsoleError("503");
  const rename = (from: string, to: string) => {
    const database = new DatabaseSync(join(shop.folder, "latawiec.sqlite"));
    database.exec(`alter table ${from} rename to ${to}`);
    database.close();
  };
  await storeCart(page, { [dice.id]: 1 });
  await visit(page, "/kontakt?koszyk=true");
  await fillOrderForm(page, { email: "po-awarii@example.com" });
  rename("order_lines", "elsewhere");
  await orderButton(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "Błąd wysyłania" });
  await expect(alert.first()).toBeVisible();
  await expect(page.getByLabel("Miasto")).toHaveValue("Zawiercie");
  rename("elsewhere", "order_lines");
  await orderButton(page).click();
  await expect(accepted(page)).toBeVisible();
});
