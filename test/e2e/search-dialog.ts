import type { Page } from "@playwright/test";
import { expect } from "./shop.ts";

const placeholder = "Szukaj zabawek, kategorii, artykułów...";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Wyszukiwarka" });
export const field = (page: Page) => dialog(page).getByPlaceholder(placeholder);
export const fixed = (page: Page) =>
  dialog(page).getByRole("list", { name: "Kategorie, strony i artykuły" });
export const toys = (page: Page) => dialog(page).getByRole("list", { name: "Produkty" });

export async function openSearch(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Szukaj" }).click();
  await expect(field(page)).toBeFocused();
}
