import type { Page } from "@playwright/test";
import { demoCatalogue } from "../../demo/products/demo-catalogue.ts";
import * as shopConfig from "../../shop.config.ts";
import { describeAcceptedOrder } from "../../shop/order/accepted-order.ts";
import { legalPages } from "../../shop/text/static-pages.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { orderStorageKey, serialiseOrder } from "../../shop/order/stored-order.ts";
import { sampleOrder } from "../fixtures.ts";
import { expect, expectConsoleError } from "./shop.ts";

export type Place = { name: string; open: (page: Page) => Promise<void> };

const { products } = demoCatalogue();
const find = (wanted: (product: Product) => boolean) => `/produkt/${products.find(wanted)!.id}`;

/** Opens a page and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilListening(page);
}

/** Waits until every island of the page is hydrated. */
export async function untilListening(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector("shop-island:not([data-hydrated], [data-lazy])"),
  );
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

const at = (name: string, path: string): Place => ({ name, open: (page) => visit(page, path) });

const longName = find(({ name }) => name.length >= 200);

/** The shop's pages in the states that tend to break. */
export const places: readonly Place[] = [
  at("the home page", "/"),
  {
    name: "the home page after an order",
    async open(page) {
      const order = describeAcceptedOrder(sampleOrder(), shopConfig);
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
        orderStorageKey,
        serialiseOrder(order, Date.now() - 1000),
      ] as const);
      await visit(page, "/");
      await expect(page.getByText("Dane do przelewu")).toBeVisible();
    },
  },
  at("a category", "/kategoria/gry"),
  at("a product", "/produkt/1101"),
  at(
    "a sold-out product",
    find(({ stock }) => stock === 0),
  ),
  at(
    "a product without a picture",
    find(({ images }) => images.length === 0),
  ),
  at("a product with an endless name", longName),
  at("the contact page", "/kontakt"),
  at("an order without a basket", "/kontakt?koszyk=true"),
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
      await putIntoCart(page, longName);
      await visit(page, "/kontakt?koszyk=true");
      await expect(page.getByRole("heading", { name: "Podsumowanie zamówienia" })).toBeVisible();
    },
  },
  {
    name: "a refused order",
    async open(page) {
      await putIntoCart(page);
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
  at("the blog", "/blog"),
  at("an article", "/blog/bezpieczenstwo-zabawek"),
  at("the story of the shop", "/o-nas"),
  ...legalPages.map((name) => at(`the page ${name}`, `/${name}`)),
  at("a payment that succeeded", "/potwierdzenie-platnosci?status=success"),
  at("a payment that did not", "/potwierdzenie-platnosci"),
  at("the withdrawal form", "/odstapienie"),
  at("the newsletter", "/newsletter"),
  at("search results", "/szukaj?fraza=zolw"),
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
