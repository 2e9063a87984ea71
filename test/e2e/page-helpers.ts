import type { Locator, Page } from "@playwright/test";
import { demoCatalogue } from "../demo-catalogue.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { storageKeys } from "../../shop.config.ts";
import { serialiseCart } from "../../shop/cart/stored-cart.ts";
import { toCartProduct } from "../../shop/catalogue/product/product-summary.ts";
import { waitForHydration } from "./hydration.ts";
import { expect } from "./shop.ts";

const { products, product: productById } = demoCatalogue();
const find = (wanted: (product: Product) => boolean) => `/produkt/${products.find(wanted)!.id}`;

/** Opens a page and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Stores a cart as an earlier visit would have left it, and leaves the browser on an empty page. */
export async function storeCart(page: Page, quantities: Record<string, number>): Promise<void> {
  const lines = Object.entries(quantities).map(([id, quantity]) => ({
    product: toCartProduct(productById(id)!),
    quantity,
  }));
  const cart = serialiseCart({ lines, delivery: "kurier", payment: "przelew" });
  await page.goto("/robots.txt");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storageKeys.cart,
    cart,
  ] as const);
}

export async function putIntoCart(
  page: Page,
  path = find(({ stock }) => stock > 1),
): Promise<void> {
  await visit(page, path);
  await page.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
  await expect(page.getByRole("button", { name: "Koszyk, produkt: 1" })).toBeVisible();
}

export async function openCart(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Koszyk/ })
    .click();
  const drawer = page.getByRole("dialog", { name: "Koszyk" });
  await expect(drawer.getByRole("button", { name: "Złóż zamówienie" })).toBeVisible();
}

/** Opens the order page with one product in the cart. */
export async function openOrderPage(page: Page): Promise<void> {
  await storeCart(page, { 1102: 1 });
  await visit(page, "/kontakt?koszyk=true");
  await expect(page.getByRole("heading", { name: "Podsumowanie zamówienia" })).toBeVisible();
}

/** For tests that do not look into the pictures: the shop would encode them first. */
export async function replacePictures(page: Page): Promise<void> {
  await page.route("**/img/**", (route) => route.fulfill({ path: "demo/shop/logo.svg" }));
}

/** A picture of the product page's gallery, which shows one at a time. */
export function shownPicture(page: Page, number: number): Locator {
  return page.locator(".gallery__slides img").nth(number - 1);
}
