import type { Page } from "@playwright/test";
import { paymentOptions } from "../../shop.config.ts";
import { openCart, putIntoCart, storeCart, visit } from "../e2e/page-helpers.ts";
import { expect, test } from "../e2e/shop.ts";
import { fillOrderForm, leaveConfirmation, orderAndStay } from "../e2e/order-form.ts";

/** The same sentence at the option, after the order and on its page. */
const note = paymentOptions.find(({ id }) => id === "payu")!.note!;

async function submitOrder(page: Page): Promise<void> {
  await fillOrderForm(page, {
    email: "payu@example.com",
    phone: "601 202 303",
    postalCode: "40-001",
    city: "Katowice",
  });
  await orderAndStay(page);
}

test("PayU is explained wherever it is selected and wherever its payment is due", async ({
  page,
}) => {
  await putIntoCart(page, "/produkt/1102");
  await openCart(page);
  const radio = page.getByRole("radio", { name: /^PayU/ });
  const described = `3 dni robocze po wpłacie ${note}`;
  await expect(radio).toHaveAccessibleDescription(described);
  await expect(page.getByRole("dialog", { name: "Koszyk" }).getByText(note)).toHaveCount(1);
  await visit(page, "/kontakt?koszyk=true&platnosc=payu");
  await expect(radio).toHaveAccessibleDescription(described);
  await expect(page.getByRole("main").getByText(note)).toHaveCount(1);
  await submitOrder(page);
  const confirmation = page.getByRole("region", { name: /^Dziękujemy za zamówienie/ });
  await expect(confirmation.getByText(note)).toBeVisible();
  const status = await confirmation
    .getByRole("link", { name: "Zobacz zamówienie" })
    .getAttribute("href");
  await leaveConfirmation(page);
  await page.goto(status!);
  await expect(page.getByRole("main").getByText(note)).toBeVisible();
});

test("other payment methods have no explanation", async ({ page }) => {
  await storeCart(page, { 1102: 1 });
  await visit(page, "/kontakt?koszyk=true&platnosc=przelew");
  await expect(page.getByRole("region", { name: "Podsumowanie zamówienia" })).toBeVisible();
  await expect(page.getByRole("main").getByText(note)).toBeHidden();
});
