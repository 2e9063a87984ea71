import type { Page } from "@playwright/test";
import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import { deliveries, drawer, payments, radio, rows } from "./cart-choices.ts";
import { openHydrated } from "./hydration.ts";
import { openCart, storeCart } from "./page-helpers.ts";
import { expect, test } from "./shop.ts";

const radios = (page: Page, group: string) =>
  drawer(page).getByRole("radiogroup", { name: group }).getByRole("radio");

async function openStoredCart(page: Page, quantities: Record<string, number>): Promise<void> {
  await storeCart(page, quantities);
  await openHydrated(page, "/regulamin");
  await openCart(page);
}

const zloty = (grosze: number) => `${(grosze / 100).toFixed(2).replace(".", ",")} zł`;

test("the deliveries and payments of the shop are offered, courier and transfer selected, and an empty cart cannot be ordered", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  await openCart(page);
  await expect(radios(page, "Dostawa")).toHaveCount(deliveryOptions.length);
  await expect(radios(page, "Płatność")).toHaveCount(paymentOptions.length);
  for (const [id, name] of deliveries) {
    const index = deliveryOptions.findIndex((option) => option.id === id);
    await expect(radios(page, "Dostawa").nth(index)).toHaveAccessibleName(name);
  }
  for (const [id, name] of payments) {
    const index = paymentOptions.findIndex((option) => option.id === id);
    await expect(radios(page, "Płatność").nth(index)).toHaveAccessibleName(name);
  }
  await expect(radios(page, "Dostawa").first()).toBeChecked();
  await expect(radios(page, "Płatność").first()).toBeChecked();
  await expect(drawer(page).getByText("Koszyk jest pusty.")).toBeVisible();
  await expect(drawer(page).getByText("produkty: 0", { exact: true })).toBeVisible();
  await expect(drawer(page).getByRole("button", { name: "Złóż zamówienie" })).toBeDisabled();
});

test("products, delivery and the cash fee make the total, for every combination, and stay after the browser is closed", async ({
  page,
  context,
}) => {
  await openStoredCart(page, { 1102: 2 });
  for (const [, delivery, shown, price] of deliveries) {
    await radio(page, delivery).check();
    for (const [, payment, fee] of payments) {
      await radio(page, payment).check();
      const expected = [
        "Produkty69,80 zł",
        `Dostawa${shown}`,
        ...(fee ? ["Opłata za pobranie10,00 zł"] : []),
        `Razem${zloty(6980 + price + fee)}`,
      ];
      await expect.poll(() => rows(page)).toEqual(expected);
    }
  }
  await radio(page, deliveries[2]![1]).check();
  await page.close();
  const later = await context.newPage();
  await later.goto("/blog");
  await expect(later.getByRole("button", { name: "Koszyk, produkty: 2" })).toBeVisible();
  await openCart(later);
  await expect(radio(later, deliveries[2]![1])).toBeChecked();
  await expect(radio(later, payments[2]![1])).toBeChecked();
  await expect
    .poll(() => rows(later))
    .toEqual([
      "Produkty69,80 zł",
      "Dostawa14,00 zł",
      "Opłata za pobranie10,00 zł",
      "Razem93,80 zł",
    ]);
});

test("the count counts pieces with the right Polish plural, and decrementing from one and „Usuń” remove a line", async ({
  page,
}) => {
  await openStoredCart(page, { 1102: 2, 1103: 1 });
  const count = (text: string) => drawer(page).getByText(text, { exact: true });
  await drawer(page).getByRole("button", { name: "Zwiększ ilość: Gra w kości" }).click();
  await expect(count("produkty: 4")).toBeVisible();
  const field = drawer(page).getByRole("spinbutton", { name: /Gra w kości/ });
  await field.fill("5");
  await field.press("Enter");
  await expect(count("produkty: 6")).toBeVisible();
  await field.fill("2");
  await field.press("Enter");
  const less = drawer(page).getByRole("button", { name: "Zmniejsz ilość: Gra w kości" });
  await less.click();
  await expect(count("produkty: 2")).toBeVisible();
  await less.click();
  await expect(less).toHaveCount(0);
  await expect(count("produkt: 1")).toBeVisible();
  await drawer(page)
    .getByRole("button", { name: /^Usuń: / })
    .click();
  await expect(count("produkty: 0")).toBeVisible();
});
