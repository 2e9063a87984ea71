import type { Page } from "@playwright/test";
import { categories, storageKeys } from "../../shop.config.ts";
import { serialiseCart } from "../../shop/cart/stored-cart.ts";
import { toCartProduct } from "../../shop/catalogue/product/product-summary.ts";
import { demoCatalogue } from "../demo-catalogue.ts";

const cartLines = 3;

export async function visit(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await untilHydrated(page);
  return page;
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector("shop-island:not([data-hydrated], [data-lazy])"),
  );
}

/** Stores a cart with one piece each from the first categories; pages read it when they open. */
export async function fillCart(page: Page): Promise<void> {
  const { inCategory } = demoCatalogue();
  const lines = categories.slice(0, cartLines).map(({ key }) => {
    const product = inCategory(key).find(({ stock }) => stock > cartLines)!;
    return { product: toCartProduct(product), quantity: 1 };
  });
  const cart = serialiseCart({ lines, delivery: "kurier", payment: "przelew" });
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key!, text!),
    [storageKeys.cart, cart],
  );
}
