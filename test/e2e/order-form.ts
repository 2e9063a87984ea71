import type { Page } from "@playwright/test";
import { stopClock, waitForHydration } from "./hydration.ts";

const customer = {
  name: "Ewa Żółć",
  phone: "+48 601 202 303",
  address: "ul. Miła 3/4",
  postalCode: "42-400",
  city: "Zawiercie",
};

type Values = { email: string } & Partial<typeof customer>;

/**
 * Fills in every required field of the order form, and accepts the terms. Hydration restores what
 * was typed before a reload, which must not come in the middle of a field. After a navigation the
 * previous page may still be shown.
 */
export async function fillOrderForm(page: Page, values: Values): Promise<void> {
  await page
    .locator("shop-island[data-island=order-form][data-hydrated]")
    .waitFor({ state: "attached" });
  await waitForHydration(page);
  await fillFields(page, values);
}

/** In a page without scripts. */
export async function fillFields(page: Page, values: Values): Promise<void> {
  const { name, email, phone, address, postalCode, city } = { ...customer, ...values };
  await page.getByLabel("Imię i nazwisko").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("textbox", { name: "Telefon" }).fill(phone);
  await page.getByRole("textbox", { name: "Adres", exact: true }).fill(address);
  await page.getByLabel("Kod pocztowy").fill(postalCode);
  await page.getByLabel("Miasto").fill(city);
  await page.getByRole("checkbox", { name: /regulamin/ }).check();
}

export const orderButton = (page: Page) =>
  page.getByRole("button", { name: "Zamawiam z obowiązkiem zapłaty" });

/** Orders and stops the page's clock: after two seconds another page would open by itself. */
export async function orderAndStay(page: Page): Promise<void> {
  await stopClock(page);
  await orderButton(page).click();
}

/** Leaves the confirmation, whose clock is stopped. */
export async function leaveConfirmation(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.clock.resume();
}
