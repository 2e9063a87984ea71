import type { Page } from "@playwright/test";
import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import { expect, test } from "./shop.ts";
import { openHydrated, spaced, waitForHydration } from "./hydration.ts";
import { storeCart } from "./page-helpers.ts";

const drawer = (page: Page) => page.getByRole("dialog", { name: "Koszyk" });
const radios = (page: Page, group: string) =>
  drawer(page).getByRole("radiogroup", { name: group }).getByRole("radio");
const radio = (page: Page, name: RegExp) => drawer(page).getByRole("radio", { name });
const rows = async (page: Page) =>
  (await drawer(page).locator("dl > div").allTextContents()).map(spaced);

async function openCart(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Koszyk/ })
    .click();
  await expect(drawer(page).getByRole("heading", { name: "Koszyk" })).toBeVisible();
}

async function openStoredCart(page: Page, quantities: Record<string, number>): Promise<void> {
  await storeCart(page, quantities);
  await openHydrated(page, "/regulamin");
  await openCart(page);
}

const deliveries: [id: string, name: RegExp, price: string, grosze: number][] = [
  ["kurier", /^Kurier 1–2\sdni robocze 15,00\szł$/, "15,00 zł", 1500],
  ["inpost", /^Paczkomat InPost 1–2\sdni robocze 12,00\szł$/, "12,00 zł", 1200],
  ["pocztex", /^Pocztex Kurier48 dostawa następnego dnia 14,00\szł$/, "14,00 zł", 1400],
  ["odbiór", /^Odbiór osobisty ul. Wietrzna 12, Gdańsk Gratis$/, "Gratis", 0],
];

const payments: [id: string, name: RegExp, fee: number][] = [
  ["przelew", /^Przelew tradycyjny bez dodatkowych opłat 0\szł$/, 0],
  ["payu", /^PayU karta, BLIK i\sszybkie przelewy, bez dodatkowych opłat 0\szł$/, 0],
  ["pobranie", /^Płatność przy odbiorze .*\+10,00\szł$/, 1000],
];

const zloty = (grosze: number) => `${(grosze / 100).toFixed(2).replace(".", ",")} zł`;

test("the deliveries and payments of the shop are offered, courier and transfer selected", async ({
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
});

test("products, delivery and the cash fee make the total, for every combination", async ({
  page,
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
});

test("every combination is passed to the order page in its URL", async ({ page }) => {
  await storeCart(page, { 1102: 1 });
  await openHydrated(page, "/regulamin");
  for (const [delivery, payment] of [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 0],
  ] as const) {
    await openCart(page);
    await radio(page, deliveries[delivery]![1]).check();
    await radio(page, payments[payment]![1]).check();
    await drawer(page).getByRole("button", { name: "Złóż zamówienie" }).click();
    await expect(drawer(page)).toBeHidden();
    const [dostawa, platnosc] = [deliveries[delivery]![0], payments[payment]![0]];
    const query = new URLSearchParams({ koszyk: "true", dostawa, platnosc });
    await expect(page).toHaveURL(new RegExp(`/kontakt\\?${query.toString()}$`));
    // The previous round's page had the same heading.
    await expect(page.getByRole("main")).toBeFocused();
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Złóż zamówienie");
    const summary = page.getByRole("region", { name: "Podsumowanie zamówienia" });
    await expect(summary.getByText(deliveries[delivery]![2], { exact: true })).toBeVisible();
  }
});

test("an empty cart cannot be ordered", async ({ page }) => {
  await openHydrated(page, "/kontakt");
  await openCart(page);
  await expect(drawer(page).getByText("Koszyk jest pusty.")).toBeVisible();
  await expect(drawer(page).getByText("produkty: 0", { exact: true })).toBeVisible();
  await expect(drawer(page).getByRole("button", { name: "Złóż zamówienie" })).toBeDisabled();
});

test("the count counts pieces with the right Polish plural", async ({ page }) => {
  await openStoredCart(page, { 1102: 1 });
  await expect(drawer(page).getByText("produkt: 1", { exact: true })).toBeVisible();
  await drawer(page).getByRole("button", { name: "Zwiększ ilość: Gra w kości" }).click();
  await expect(drawer(page).getByText("produkty: 2", { exact: true })).toBeVisible();
  const field = drawer(page).getByRole("spinbutton");
  await field.fill("5");
  await field.press("Enter");
  await expect(drawer(page).getByText("produkty: 5", { exact: true })).toBeVisible();
});

test("decrementing from one removes the line", async ({ page }) => {
  await openStoredCart(page, { 1102: 2, 1103: 1 });
  const less = drawer(page).getByRole("button", { name: "Zmniejsz ilość: Gra w kości" });
  await less.click();
  await expect(drawer(page).getByText("produkty: 2", { exact: true })).toBeVisible();
  await less.click();
  await expect(less).toHaveCount(0);
  await expect(drawer(page).getByText("produkt: 1", { exact: true })).toBeVisible();
});

test("cart and selections persist after the browser is closed", async ({ page, context }) => {
  await openStoredCart(page, { 1102: 3 });
  await radio(page, deliveries[2]![1]).check();
  await radio(page, payments[2]![1]).check();
  await page.close();
  const later = await context.newPage();
  await later.goto("/blog");
  await expect(later.getByRole("button", { name: "Koszyk, produkty: 3" })).toBeVisible();
  await openCart(later);
  await expect(radio(later, deliveries[2]![1])).toBeChecked();
  await expect(radio(later, payments[2]![1])).toBeChecked();
  await expect
    .poll(() => rows(later))
    .toEqual([
      "Produkty104,70 zł",
      "Dostawa14,00 zł",
      "Opłata za pobranie10,00 zł",
      "Razem128,70 zł",
    ]);
});
