import type { Page } from "@playwright/test";
import { waitForHydration } from "../e2e/hydration.ts";
import { expect, placeOrder, submitOrder, test } from "./paying-shop.ts";

const title = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const panel = (page: Page, name: string) => page.getByRole("region", { name });
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

const failed = "Płatność nie doszła do skutku";
const byPage = "Zapłać kartą lub przelewem";

async function payByBlik(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Kod BLIK" }).fill(code);
  await press(page, "Zapłać BLIKIEM");
}

test("an order goes on to PayU's page, and is paid before the notification comes", async ({
  page,
  shop,
  payu,
  expectSameMoney,
}) => {
  const email = "placi@example.com";
  await submitOrder(page, email);
  await expect(page.getByText("Za chwilę przejdziesz do płatności.")).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole("heading", { name: "Płatność próbna" })).toBeVisible();
  await press(page, "Zapłać");
  await expect(title(page)).toHaveText("Płatność zrealizowana!");
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Koszyk, produkty: 0" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Zobacz zamówienie" }).click();
  await expect(panel(page, "Opłacone")).toBeVisible();
  await expect(page.getByRole("button", { name: byPage })).toHaveCount(0);
  await payu.deliverDue();
  const mails = await shop.smtp.exchanged(email, 3);
  const customers = mails.filter(({ recipients }) => recipients.includes(email));
  expect(customers.map(({ subject }) => subject!.replace(/L-\d+/, "…"))).toEqual([
    "Potwierdzenie zamówienia … – Latawiec",
    "Mamy Twoją zapłatę za zamówienie … – Latawiec",
  ]);
  const [number] = /L-\d+/.exec(customers[0]!.subject!)!;
  const path = new URL(page.url()).pathname;
  await expectSameMoney({ number, path });
});

test("who closes PayU's window pays from the link in the mail", async ({
  page,
  shop,
  expectSameMoney,
}) => {
  const email = "zamyka@example.com";
  await submitOrder(page, email);
  await page.clock.resume();
  await expect(page.getByRole("heading", { name: "Płatność próbna" })).toBeVisible();
  await page.close();
  const mails = await shop.smtp.exchanged(email, 2);
  const { subject, text } = mails.find(({ recipients }) => recipients.includes(email))!;
  const link = /http:\S+\/zamowienie\/\S+/.exec(text!)![0];
  const later = await page.context().newPage();
  await later.goto(link);
  await expect(panel(later, failed)).toBeVisible();
  await press(later, byPage);
  await press(later, "Zapłać");
  await expect(title(later)).toHaveText("Płatność zrealizowana!");
  const number = /L-\d+/.exec(subject!)![0];
  await expectSameMoney({ number, path: new URL(link).pathname });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a payment by BLIK waits for the bank's app and then shows the result", async ({
      page,
      shop,
      payu,
      expectSameMoney,
    }) => {
      const order = await placeOrder(shop, "blik@example.com");
      await page.goto(order.path);
      await payByBlik(page, "123 456");
      await expect(panel(page, "Potwierdź w aplikacji banku")).toBeVisible();
      payu.pay(`${order.number}-2`);
      await expect(panel(page, "Opłacone")).toBeVisible();
      await expectSameMoney(order);
    });

    test("a refused payment is repeated", async ({ page, shop, payu, expectSameMoney }) => {
      const order = await placeOrder(shop, "odmowa@example.com");
      await page.goto(order.path);
      await press(page, byPage);
      await press(page, "Odmów");
      await expect(title(page)).toHaveText(failed);
      expect(page.url()).toContain("error=501");
      await page.getByRole("main").getByRole("link", { name: "Zapłać jeszcze raz" }).click();
      await expect(panel(page, failed)).toBeVisible();
      await payByBlik(page, "777123");
      await expect(panel(page, "Opłacone")).toBeVisible();
      await payu.deliverDue();
      await page.reload();
      await expect(panel(page, "Opłacone")).toBeVisible();
      await expectSameMoney(order);
    });

    test("a wrong BLIK code leaves both ways open", async ({ page, shop, expectSameMoney }) => {
      const order = await placeOrder(shop, "zly-kod@example.com");
      await page.goto(order.path);
      await payByBlik(page, "700701");
      // The page said the same before; the code was its second attempt.
      await expect(page.locator("input[name=attempts]").first()).toHaveValue("2");
      await expect(panel(page, failed)).toBeVisible();
      await press(page, byPage);
      await press(page, "Zapłać");
      await expect(title(page)).toHaveText("Płatność zrealizowana!");
      await expectSameMoney(order);
    });

    test("a payment that the bank still checks is awaited", async ({
      page,
      shop,
      payu,
      expectSameMoney,
    }) => {
      const order = await placeOrder(shop, "czeka@example.com");
      payu.autoReceive = false;
      await page.goto(order.path);
      await press(page, byPage);
      await press(page, "Zapłać");
      await expect(title(page)).toHaveText("Sprawdzamy płatność");
      await page.goto(order.path);
      await expect(panel(page, "Sprawdzamy płatność")).toBeVisible();
      payu.autoReceive = true;
      payu.order(`${order.number}-2`).status = "COMPLETED";
      await expect(panel(page, "Opłacone")).toBeVisible();
      await expectSameMoney(order);
    });
  });
}

test("a notification that comes before the return counts once", async ({
  page,
  shop,
  payu,
  expectSameMoney,
}) => {
  const order = await placeOrder(shop, "wczesniej@example.com");
  await page.goto(order.path);
  await press(page, byPage);
  await expect(page.getByRole("heading", { name: "Płatność próbna" })).toBeVisible();
  payu.pay(`${order.number}-2`);
  await payu.deliverDue();
  await press(page, "Wyjdź");
  await expect(title(page)).toHaveText("Płatność zrealizowana!");
  await expectSameMoney(order);
});

test("what is paid twice in two tabs is told to the customer and the owner", async ({
  page,
  shop,
  payu,
  expectSameMoney,
}) => {
  const email = "dwa-razy@example.com";
  const order = await placeOrder(shop, email);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(order.path);
    await press(tab, byPage);
    await expect(tab.getByRole("heading", { name: "Płatność próbna" })).toBeVisible();
  }
  // Both at PayU before the shop hears of the first and cancels the second.
  for (const attempt of [2, 3]) payu.pay(`${order.number}-${attempt}`);
  for (const tab of [page, other]) {
    await press(tab, "Wyjdź");
    await expect(title(tab)).toHaveText("Płatność zrealizowana!");
  }
  await payu.deliverDue();
  await page.goto(order.path);
  await expect(page.getByText(/za\sdużo\. Nadpłatę zwrócimy/)).toBeVisible();
  await expectSameMoney(order);
  const mails = await shop.smtp.exchanged(email, 3);
  const paid = mails.filter(({ subject }) => subject!.startsWith("Mamy Twoją zapłatę"));
  expect(paid).toHaveLength(1);
  const overpaid = `Nadpłata – ${order.number}`;
  await expect
    .poll(() => shop.smtp.mails.filter(({ subject }) => subject!.includes(overpaid)).length)
    .toBe(1);
});
