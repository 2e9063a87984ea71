import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { storageKeys } from "../../../shop.config.ts";
import { serialiseCart } from "../../../shop/cart/stored-cart.ts";
import { openCart, visit } from "../page-helpers.ts";
import { expect, expectConsoleError, type RunningShop } from "../shop.ts";
import { idOf, warehouseProducts } from "./hostile-data.ts";

/** A page, or one of its states. */
export type Screen = {
  name: string;
  open: (page: Page, shop: RunningShop) => Promise<unknown>;
  /** The page's clock is stopped; axe needs it. */
  isStopped?: boolean;
};

export const category = "/kategoria/pluszaki";
export const productPath = (what: string) => `/produkt/${idOf(what)}`;
export const articles = readdirSync(new URL("../../../content/articles", import.meta.url));
export const articlePath = (file: string) => `/blog/${file.replace(/\.md$/, "")}`;

export const at = (name: string, path: string): Screen => ({
  name,
  open: (page) => visit(page, path),
});

export const missing = (name: string, path: string): Screen => ({
  name,
  open(page) {
    expectConsoleError("404");
    return visit(page, path);
  },
});

type StoredCart = {
  products?: typeof warehouseProducts;
  dearer?: number;
  from?: number;
  quantity?: number;
};

/** A stored cart, by default with all stock of each product. */
export async function fillCart(page: Page, stored: StoredCart = {}) {
  const { products = warehouseProducts, dearer = 0, from = 0, quantity } = stored;
  const lines = products.slice(from, from + 4).map(({ id, name, prices, stock }) => ({
    product: {
      id: String(id),
      name,
      price: Math.round(Number(prices[105]) * 100) + dearer,
      currency: "PLN" as const,
      stock: stock.bl_206!,
    },
    quantity: quantity ?? stock.bl_206!,
  }));
  const cart = serialiseCart({ lines, delivery: "odbiór", payment: "pobranie" });
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key!, text!),
    [storageKeys.cart, cart],
  );
}

export async function openFilledCart(page: Page, stored?: StoredCart): Promise<void> {
  await fillCart(page, stored);
  await visit(page, "/o-nas");
  await openCart(page);
}

export async function openOrder(page: Page): Promise<void> {
  await fillCart(page);
  await visit(page, "/kontakt?koszyk=true&dostawa=inpost&platnosc=payu");
  await expect(page.getByRole("heading", { name: "Podsumowanie zamówienia" })).toBeVisible();
}

export async function search(page: Page, query: string, answer: RegExp): Promise<void> {
  await visit(page, "/o-nas");
  await page.getByRole("banner").getByRole("button", { name: "Szukaj" }).click();
  const dialog = page.getByRole("dialog", { name: "Wyszukiwarka" });
  await dialog.getByRole("searchbox").fill(query);
  await expect(dialog.locator("[aria-busy=false]")).toHaveText(answer);
}
