import type { Page } from "@playwright/test";
import { hourMs } from "../../../shop/time/durations.ts";
import {
  affordable,
  customer,
  hostileProducts,
  idOf,
  longest,
} from "../../e2e/layout/hostile-data.ts";
import { placeOrder } from "../../e2e/layout/hostile-shop.ts";
import {
  articlePath,
  articles,
  at,
  category,
  fillCart,
  openFilledCart,
  openOrder,
  productPath,
  search,
  type Screen,
} from "../../e2e/layout/screens.ts";
import { fillOrderForm, orderAndStay, orderButton } from "../../e2e/order-form.ts";
import { openCart, visit } from "../../e2e/page-helpers.ts";
import { expect, expectConsoleError, type RunningShop } from "../../e2e/shop.ts";
import { runCommand } from "../../programs/run-command.ts";

/** States of pages that show data. Add new ones, and states that broke. */
export const states: readonly Screen[] = [
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
  at("a comparison that begins", `/porownaj?produkt=${idOf("the longest name")}`),
  at("a category where nothing is left", `${category}?od=999999&dostepne=1`),
  ...hostileProducts.slice(1).map(({ what }) => at(`a product: ${what}`, productPath(what))),
  {
    name: "a product's pictures on the whole screen",
    async open(page) {
      await visit(page, productPath("the longest name"));
      await page.getByRole("button", { name: /^Powiększ zdjęcie/ }).click();
      await expect(page.getByRole("button", { name: "Następne zdjęcie" })).toBeVisible();
    },
  },
  {
    name: "all there is of a product, chosen",
    async open(page) {
      await visit(page, productPath("one long word and the largest numbers"));
      const quantity = page.getByRole("spinbutton", { name: "Ilość" });
      await quantity.fill(String(longest.stock));
      await quantity.press("Enter");
    },
  },
  {
    name: "a product put into the cart",
    isStopped: true,
    async open(page) {
      await visit(page, productPath("the longest name"));
      await page.clock.pauseAt(Date.now() + hourMs);
      await page.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
      await expect(page.getByRole("button", { name: "Koszyk, produkt: 1" })).toBeVisible();
    },
  },
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
    open: orderInForm,
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
  { name: "a dispatched order's page", open: openDispatchedOrder },
  { name: "a cancelled order's page", open: openCancelledOrder },
  {
    name: "a refused message",
    async open(page) {
      await visit(page, "/kontakt");
      await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
      await expect(page.getByLabel("Wiadomość")).toHaveAttribute("aria-invalid", "true");
    },
  },
  at("search without a query", "/szukaj"),
  at("search without results", `/szukaj?fraza=${longest.query}`),
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
  ...articles.slice(1).map((file) => at(`the article ${file}`, articlePath(file))),
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
];

/** Products of no other cart: these are sold out once ordered. */
async function orderInForm(page: Page): Promise<void> {
  const products = affordable.slice(-4);
  await fillCart(page, { products, quantity: 1 });
  await visit(page, "/kontakt?koszyk=true&dostawa=kurier&platnosc=przelew");
  await fillOrderForm(page, customer);
  await orderAndStay(page);
  await expect(page.getByRole("heading", { name: /^Dziękujemy/ })).toBeVisible();
}

async function goHomeAfterOrder(page: Page): Promise<void> {
  await orderInForm(page);
  await page.clock.runFor(2000);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/$/);
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

async function openDispatchedOrder(page: Page, shop: RunningShop): Promise<void> {
  const order = await placeOrder(shop, "a-dispatched-order");
  const carrier = ["--carrier", "inpost", "--tracking", longest.tracking];
  await runAsOwner(shop, "orders", "confirm", order.number);
  await runAsOwner(shop, "orders", "paid", order.number);
  await runAsOwner(shop, "orders", "dispatch", order.number, ...carrier);
  await visit(page, order.page);
}

async function openCancelledOrder(page: Page, shop: RunningShop): Promise<void> {
  const order = await placeOrder(shop, "a-cancelled-order");
  await runAsOwner(shop, "orders", "cancel", order.number, "--reason", longest.word);
  await visit(page, order.page);
}

async function runAsOwner({ folder, origin }: RunningShop, ...words: string[]): Promise<void> {
  const { code, err } = await runCommand(words, { DATA_DIR: folder, ORIGIN: origin });
  expect(code, err).toBe(0);
}
