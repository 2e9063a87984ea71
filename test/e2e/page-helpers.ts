import type { Locator, Page } from "@playwright/test";
import { demoCatalogue } from "../demo-catalogue.ts";
import { describeAcceptedOrder } from "../../shop/order/placing/accepted-order.ts";
import { legalPages } from "../../shop/text/static-pages.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { storageKeys } from "../../shop.config.ts";
import { serialiseCart } from "../../shop/cart/stored-cart.ts";
import { toCartProduct } from "../../shop/catalogue/product/product-summary.ts";
import { serialiseOrder } from "../../shop/order/placing/stored-order.ts";
import { sampleOrder, sampleShop } from "../fixtures.ts";
import { waitForHydration } from "./hydration.ts";
import { expect, expectConsoleError } from "./shop.ts";

export type Place = { name: string; open: (page: Page) => Promise<void> };

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

const pageAt = (name: string, path: string): Place => ({ name, open: (page) => visit(page, path) });

const longId = products.find(({ name }) => name.length >= 200)!.id;
const longName = `/produkt/${longId}`;

/** The shop's pages in the states that tend to break. */
export const places: readonly Place[] = [
  pageAt("the home page", "/"),
  {
    name: "the home page after an order",
    async open(page) {
      const order = describeAcceptedOrder(sampleOrder(), sampleShop);
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
        storageKeys.order,
        serialiseOrder(order, Date.now() - 1000),
      ] as const);
      await visit(page, "/");
      await expect(page.getByText("Dane do przelewu")).toBeVisible();
    },
  },
  pageAt("a category", "/kategoria/gry"),
  pageAt("a product", "/produkt/1101"),
  pageAt(
    "a sold-out product",
    find(({ stock }) => stock === 0),
  ),
  pageAt(
    "a product without a picture",
    find(({ images }) => images.length === 0),
  ),
  pageAt("a product with an endless name", longName),
  pageAt("the contact page", "/kontakt"),
  pageAt("an order without a basket", "/kontakt?koszyk=true"),
  pageAt("an order without scripts", "/kontakt?koszyk=true&produkt=1102"),
  {
    name: "a missing page",
    async open(page) {
      expectConsoleError("404");
      await visit(page, "/nie-ma");
    },
  },
  {
    name: "an order",
    async open(page) {
      await storeCart(page, { [longId]: 1 });
      await visit(page, "/kontakt?koszyk=true");
      await expect(page.getByRole("heading", { name: "Podsumowanie zamówienia" })).toBeVisible();
    },
  },
  {
    name: "a refused order",
    async open(page) {
      await storeCart(page, { 1102: 1 });
      await visit(page, "/kontakt?koszyk=true");
      await page.getByRole("button", { name: "Zamawiam z obowiązkiem zapłaty" }).click();
      await expect(page.getByLabel("Miasto")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "a refused message",
    async open(page) {
      await visit(page, "/kontakt");
      await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
      await expect(page.getByLabel("Wiadomość")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "an empty cart",
    async open(page) {
      await visit(page, "/regulamin");
      await openCart(page);
    },
  },
  {
    name: "a filled cart",
    async open(page) {
      await putIntoCart(page, longName);
      await openCart(page);
    },
  },
  pageAt("the blog", "/blog"),
  pageAt("an article", "/blog/bezpieczenstwo-zabawek"),
  pageAt("the story of the shop", "/o-nas"),
  ...legalPages.map((name) => pageAt(`the page ${name}`, `/${name}`)),
  pageAt("a payment that succeeded", "/potwierdzenie-platnosci?status=success"),
  pageAt("a payment that did not", "/potwierdzenie-platnosci"),
  pageAt("the withdrawal form", "/odstapienie"),
  pageAt("the newsletter", "/newsletter"),
  pageAt("a comparison of three toys", "/porownaj?produkt=1101&produkt=1102&produkt=1501"),
  pageAt("a maker", "/producent/kluseczka-zabawki-niemowlece-sp-j"),
  pageAt("a comparison that begins", "/porownaj?produkt=1101"),
  pageAt("search results", "/szukaj?fraza=zolw"),
  {
    name: "an unknown article",
    async open(page) {
      expectConsoleError("404");
      await visit(page, "/blog/nie-ma");
    },
  },
  {
    name: "the search dialog",
    async open(page) {
      await visit(page, "/o-nas");
      await page.getByRole("banner").getByRole("button", { name: "Szukaj" }).click();
      await page.getByPlaceholder("Szukaj zabawek").fill("zolw");
      await expect(page.getByRole("link", { name: /Żółw Tuptuś/ })).toBeVisible();
    },
  },
  {
    name: "the list of categories",
    async open(page) {
      await visit(page, "/o-nas");
      const menu = page.getByRole("button", { name: "Menu" });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole("button", { name: "Kategorie" }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Pluszaki" })).toBeVisible();
    },
  },
  {
    name: "the pictures on the whole screen",
    async open(page) {
      await visit(page, "/produkt/1501");
      await page.getByRole("button", { name: /^Powiększ zdjęcie/ }).click();
      await expect(page.getByRole("button", { name: "Następne zdjęcie" })).toBeVisible();
    },
  },
  {
    name: "a withdrawal before it is confirmed",
    async open(page) {
      await visit(page, "/odstapienie");
      await page.getByLabel("Imię i nazwisko").fill("Ewa Żak");
      await page.getByLabel("Numer zamówienia").fill("L-1042");
      await page.getByLabel("E-mail").fill("ewa@example.com");
      await page.getByRole("button", { name: "Dalej" }).click();
      await expect(page.getByRole("button", { name: "Potwierdź odstąpienie" })).toBeVisible();
    },
  },
  {
    name: "a withdrawal with errors",
    async open(page) {
      expectConsoleError("400");
      await visit(page, "/odstapienie");
      await page.getByRole("button", { name: "Dalej" }).click();
      await expect(page.getByText("Podaj imię i nazwisko.")).toBeVisible();
    },
  },
];

/** A picture of the product page's gallery, which shows one at a time. */
export function shownPicture(page: Page, number: number): Locator {
  return page.locator(".gallery__slides img").nth(number - 1);
}
