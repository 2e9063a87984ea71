import type { Page } from "@playwright/test";
import { fillOrderForm, orderButton } from "../e2e/order-form.ts";
import { fillCart, visit } from "./visit.ts";

const orderPath = "/kontakt?koszyk=true&dostawa=kurier&platnosc=przelew";

export async function openOrder(page: Page): Promise<Page> {
  await fillCart(page);
  await visit(page, orderPath);
  await page.getByRole("heading", { name: "Podsumowanie zamówienia" }).waitFor();
  return page;
}

/** Stops the clock, because the confirmation leads to the home page in two seconds. */
export async function acceptOrder(page: Page): Promise<Page> {
  await page.clock.install();
  await openOrder(page);
  await fillOrderForm(page, { email: "ewa@example.com" });
  await orderButton(page).click();
  await page.getByRole("heading", { name: /^Dziękujemy/ }).waitFor();
  await page.clock.pauseAt(Date.now() + 300);
  return page;
}

export async function openOrderStatus(page: Page): Promise<Page> {
  await acceptOrder(page);
  const link = page.getByRole("link", { name: "Zobacz zamówienie" });
  const path = await link.getAttribute("href");
  // All pages of a context share one clock.
  await page.clock.resume();
  return visit(await page.context().newPage(), path!);
}
