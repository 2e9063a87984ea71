import { storageKeys } from "../../../shop.config.ts";
import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { hourMs } from "../../../shop/time/durations.ts";
import { legalPages } from "../../../shop/text/static-pages.ts";
import { serialiseCart } from "../../../shop/cart/stored-cart.ts";
import { createSlug } from "../../../shop/text/normalize.ts";
import { openCart, visit } from "../page-helpers.ts";
import { expect, expectConsoleError } from "../shop.ts";
import {
  affordable,
  customer,
  hostileProducts,
  idOf,
  longest,
  warehouseProducts,
} from "./hostile-data.ts";
import type { HostileVisit } from "./hostile-shop.ts";
import { fillOrderForm, orderAndStay, orderButton } from "../order-form.ts";

export type Screen = {
  name: string;
  open: (page: Page, left: HostileVisit) => Promise<unknown>;
  /** The page's clock is stopped; axe needs it. */
  isStopped?: boolean;
};

const at = (name: string, path: string): Screen => ({ name, open: (page) => visit(page, path) });

const missing = (name: string, path: string): Screen => ({
  name,
  open(page) {
    expectConsoleError("404");
    return visit(page, path);
  },
});

const category = "/kategoria/pluszaki";
const articles = readdirSync(new URL("../../../content/articles", import.meta.url));
const path = (what: string) => `/produkt/${idOf(what)}`;

/** Every page and state that shows data. Add new pages and states that broke. */
export const screens: readonly Screen[] = [
  at("the home page", "/"),
  at("a category", category),
  at("a category's second page", `${category}?strona=2`),
  at("a filtered category", `${category}?od=1234&do=123456&wiek=1-3&dostepne=1`),
  {
    name: "the prices of a filtered category",
    async open(page) {
      await visit(page, `${category}?cena-od=1&cena-do=123456.78&wiek=1-3`);
      await page.getByRole("button", { name: /^1\szł – / }).click();
      await expect(page.getByLabel("Tylko dostępne")).toBeVisible();
    },
  },
  at(
    "a comparison",
    `/porownaj?produkt=${idOf("the longest name")}&produkt=${idOf("one long word and the largest numbers")}&produkt=${Number(idOf("the longest name")) + 2}`,
  ),
  at("a comparison that begins", `/porownaj?produkt=${idOf("the longest name")}`),
  at("a maker", `/producent/${createSlug(longest.word)}`),
  at("toys of all categories", "/zabawki?cena-do=20"),
  at("a category where nothing is left", `${category}?od=999999&dostepne=1`),
  ...hostileProducts.map(({ what }) => at(`a product: ${what}`, path(what))),
  missing("an unknown product", "/produkt/nie-ma"),
  {
    name: "a product's pictures on the whole screen",
    async open(page) {
      await visit(page, path("the longest name"));
      await page.getByRole("button", { name: /^Powiększ zdjęcie/ }).click();
      await expect(page.getByRole("button", { name: "Następne zdjęcie" })).toBeVisible();
    },
  },
  {
    name: "all there is of a product, chosen",
    async open(page) {
      await visit(page, path("one long word and the largest numbers"));
      const quantity = page.getByRole("spinbutton", { name: "Ilość" });
      await quantity.fill(String(longest.stock));
      await quantity.press("Enter");
    },
  },
  {
    name: "a product put into the cart",
    isStopped: true,
    async open(page) {
      await visit(page, path("the longest name"));
      await page.clock.pauseAt(Date.now() + hourMs);
      await page.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
      await expect(page.getByRole("button", { name: "Koszyk, produkt: 1" })).toBeVisible();
    },
  },
  { name: "the cart", open: (page) => openFilledCart(page) },
  {
    name: "a cart that has changed meanwhile",
    async open(page) {
      await openFilledCart(page, { dearer: 100 });
      await expect(page.getByText("Zaktualizowaliśmy koszyk")).toBeVisible();
    },
  },
  {
    name: "a cart whose lines were removed",
    async open(page) {
      await openFilledCart(page);
      const remove = page.getByRole("dialog").getByRole("button", { name: /^Usuń: / });
      for (let lines = await remove.count(); lines > 0; lines -= 1) {
        await remove.first().click();
        await expect(remove).toHaveCount(lines - 1);
      }
    },
  },
  {
    name: "an empty cart",
    async open(page) {
      await visit(page, "/o-nas");
      await openCart(page);
    },
  },
  { name: "an order", open: (page) => openOrder(page) },
  {
    name: "a refused order",
    async open(page) {
      await openOrder(page);
      await orderButton(page).click();
      await expect(page.getByLabel("Miasto")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "an order that was just placed",
    isStopped: true,
    open: placeOrder,
  },
  {
    name: "the home page after an order",
    async open(page) {
      await goHomeAfterOrder(page);
      await expect(page.getByRole("heading", { name: /^Dziękujemy/, level: 2 })).toBeVisible();
    },
  },
  {
    name: "the home page loaded again after an order",
    async open(page) {
      await goHomeAfterOrder(page);
      await page.reload();
      await expect(page.getByText("Stronę zamówienia otworzysz")).toBeVisible();
    },
  },
  at("an order without a cart", "/kontakt?koszyk=true"),
  at("an order without scripts", `/kontakt?koszyk=true&produkt=${idOf("the longest name")}`),
  { name: "an accepted order's page", open: (page, { accepted }) => visit(page, accepted) },
  { name: "a dispatched order's page", open: (page, { dispatched }) => visit(page, dispatched) },
  { name: "a cancelled order's page", open: (page, { cancelled }) => visit(page, cancelled) },
  missing("an unknown order", "/zamowienie/nikt-nie-dostal-linku"),
  at("the contact page", "/kontakt"),
  {
    name: "a refused message",
    async open(page) {
      await visit(page, "/kontakt");
      await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
      await expect(page.getByLabel("Wiadomość")).toHaveAttribute("aria-invalid", "true");
    },
  },
  at("search without a query", "/szukaj"),
  at("search results", "/szukaj?fraza=drewniany"),
  at("search without results", `/szukaj?fraza=${longest.query}`),
  { name: "answers in the search dialog", open: (page) => search(page, "drewniany", /domek/) },
  {
    name: "no answer in the search dialog",
    open: (page) => search(page, longest.query, /^(?!Otwieramy)/),
  },
  {
    name: "the menu of categories",
    async open(page) {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, "/o-nas");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Kategorie" }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Pluszaki" })).toBeVisible();
    },
  },
  {
    name: "the question about cookies",
    async open(page) {
      await visit(page, "/o-nas");
      await page.evaluate(() => localStorage.removeItem("cookie-consent"));
      await page.addInitScript(() => localStorage.removeItem("cookie-consent"));
      await visit(page, "/o-nas");
      await expect(page.getByRole("region", { name: "Zgoda na pliki cookie" })).toBeVisible();
    },
  },
  at("the blog", "/blog"),
  ...articles.map((file) => at(`the article ${file}`, `/blog/${file.replace(/\.md$/, "")}`)),
  missing("an unknown article", "/blog/nie-ma"),
  at("the story of the shop", "/o-nas"),
  ...legalPages.map((name) => at(`the page ${name}`, `/${name}`)),
  at("the newsletter", "/newsletter"),
  {
    name: "a subscription to the newsletter",
    async open(page) {
      await visit(page, "/newsletter");
      const form = page.getByRole("main");
      await form.getByLabel("E-mail").fill(customer.email);
      await form.getByRole("checkbox").check();
      await form.getByRole("button").first().click();
      await expect(form.getByText("Sprawdź skrzynkę")).toBeVisible();
    },
  },
  at("a subscription to confirm", "/newsletter/potwierdz?token=x"),
  at("a subscription to end", "/newsletter/wypisz?token=x"),
  at("a withdrawal", "/odstapienie"),
  {
    name: "a refused withdrawal",
    async open(page) {
      expectConsoleError("400");
      await visit(page, "/odstapienie");
      await page.getByRole("button", { name: "Dalej" }).click();
      await expect(page.getByText("Podaj imię i nazwisko.")).toBeVisible();
    },
  },
  {
    name: "a withdrawal to look through",
    open: reviewWithdrawal,
  },
  {
    name: "a withdrawal that was received",
    async open(page) {
      await reviewWithdrawal(page);
      await page.getByRole("button", { name: "Potwierdź odstąpienie" }).click();
      await expect(page.getByText("Przyjęliśmy Twoje odstąpienie od umowy")).toBeVisible();
    },
  },
  at("a payment that succeeded", "/potwierdzenie-platnosci?status=success"),
  at("a payment that did not", "/potwierdzenie-platnosci"),
  missing("a missing page", `/${longest.query}`),
];

type StoredCart = {
  products?: typeof warehouseProducts;
  dearer?: number;
  from?: number;
  quantity?: number;
};

/** A stored cart, by default with all stock of each product. */
async function fillCart(page: Page, stored: StoredCart = {}) {
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

async function openFilledCart(page: Page, stored?: StoredCart): Promise<void> {
  await fillCart(page, stored);
  await visit(page, "/o-nas");
  await openCart(page);
}

async function openOrder(page: Page): Promise<void> {
  await fillCart(page);
  await visit(page, "/kontakt?koszyk=true&dostawa=inpost&platnosc=payu");
  await expect(page.getByRole("heading", { name: "Podsumowanie zamówienia" })).toBeVisible();
}

/** Products of no other cart: these are sold out once ordered. */
async function placeOrder(page: Page): Promise<void> {
  const products = affordable.slice(-4);
  await fillCart(page, { products, quantity: 1 });
  await visit(page, "/kontakt?koszyk=true&dostawa=kurier&platnosc=przelew");
  await fillOrderForm(page, customer);
  await orderAndStay(page);
  await expect(page.getByRole("heading", { name: /^Dziękujemy/ })).toBeVisible();
}

async function goHomeAfterOrder(page: Page): Promise<void> {
  await placeOrder(page);
  await page.clock.runFor(2000);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/$/);
}

async function search(page: Page, query: string, answer: RegExp): Promise<void> {
  await visit(page, "/o-nas");
  await page.getByRole("banner").getByRole("button", { name: "Szukaj" }).click();
  const dialog = page.getByRole("dialog", { name: "Wyszukiwarka" });
  await dialog.getByRole("searchbox").fill(query);
  await expect(dialog.locator("[aria-busy=false]")).toHaveText(answer);
}

async function reviewWithdrawal(page: Page): Promise<void> {
  await visit(page, "/odstapienie");
  await page.getByLabel("Imię i nazwisko").fill(customer.name);
  await page.getByLabel("Numer zamówienia").fill(longest.tracking);
  await page.getByLabel("E-mail").fill(customer.email);
  await page.getByLabel("Których produktów").fill(customer.message);
  await page.getByRole("button", { name: "Dalej" }).click();
  await expect(page.getByRole("button", { name: "Potwierdź odstąpienie" })).toBeVisible();
}
