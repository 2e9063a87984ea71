import { runCommand } from "../programs/run-command.ts";
import { storeCart } from "../e2e/page-helpers.ts";
import { expect, expectConsoleError, test } from "../e2e/shop.ts";
import { fillOrderForm, orderAndStay } from "../e2e/order-form.ts";

const trackingNumber = "520000012345678901234567";

test("the confirmation links to the order's page, which links to the parcel", async ({
  page,
  shop,
}) => {
  // Commands run in separate processes.
  test.slow();
  const customer = "sledze@example.com";
  await storeCart(page, { 1101: 1 });
  await page.goto("/kontakt?koszyk=true");
  await fillOrderForm(page, { email: customer, postalCode: "42400" });
  await orderAndStay(page);
  const placed = await shop.smtp.exchanged(customer, 2);
  const { subject, text } = placed.find(({ recipients }) => recipients.includes(customer))!;
  const number = /L-\d+/.exec(subject!)![0];
  const link = /http:\S+\/zamowienie\/\S+/.exec(text!)![0];
  await page.getByRole("main").getByRole("link", { name: "Zobacz zamówienie" }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Czeka na potwierdzenie");

  const owner = async (...words: string[]) => {
    const { code, err } = await runCommand(words, { DATA_DIR: shop.folder, ORIGIN: shop.origin });
    expect(code, err).toBe(0);
  };
  await owner("orders", "confirm", number);
  await owner("orders", "paid", number);
  const parcel = ["--carrier", "inpost", "--tracking", trackingNumber];
  await owner("orders", "dispatch", number, ...parcel);
  // The running shop finds them by polling.
  const mailed = await shop.smtp.exchanged(customer, 5);
  expect(mailed.map((mail) => mail.subject)).toContain(
    `Paczka z zamówieniem ${number} jest w drodze – Latawiec`,
  );
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paczka jest w drodze");
  await expect(page.getByRole("link", { name: "Śledź przesyłkę" })).toHaveAttribute(
    "href",
    `https://inpost.pl/sledzenie-przesylek?number=${trackingNumber}`,
  );
  await page.getByRole("link", { name: "Odstąp od umowy tutaj" }).first().click();
  await expect(page).toHaveURL(`${shop.origin}/odstapienie`);
  const id = link.split("/").at(-1)!;
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat()),
  );
  expect(stored.join()).not.toContain(id);
  expect(shop.log()).not.toContain(id);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("an unknown order is a 404", async ({ page }) => {
    expectConsoleError("404");
    const answer = await page.goto("/zamowienie/nikt-nie-dostal-linku");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
