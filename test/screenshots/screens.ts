import type { Page } from "@playwright/test";
import { findMakerSlug } from "../../shop/catalogue/maker-index.ts";
import { demoCatalogue } from "../demo-catalogue.ts";
import { acceptOrder, openOrder, openOrderStatus } from "./order-screens.ts";
import { fillCart, untilHydrated, visit } from "./visit.ts";

export type Screen = {
  /** Begins the file's name. */
  name: string;
  /** Returns the page to take, which may be another one. */
  open: (page: Page) => Promise<Page>;
  /** Takes a picture of the whole page, too. */
  full?: boolean;
  minWidth?: number;
  maxWidth?: number;
};

const { products } = demoCatalogue();
const inStock = products.filter(({ stock }) => stock > 1);
const pictured = inStock.toSorted((one, other) => other.images.length - one.images.length)[0]!;
const colourful = products.find(({ variantKind }) => variantKind === "Kolor")!;
const soldOut = products.find(({ stock }) => stock === 0)!;

/** Every kind of page, and the states that customers meet on their way. */
export const screens: readonly Screen[] = [
  at("home", "/", { full: true }),
  at("category", "/kategoria/pluszaki", { full: true }),
  at("filtered", "/zabawki?wiek=3-5&cena-do=100"),
  at("search-results", "/szukaj?fraza=drewniany"),
  at("product", `/produkt/${pictured.id}`, { full: true }),
  at("product-sold-out", `/produkt/${soldOut.id}`),
  at("product-variants", `/produkt/${colourful.id}`),
  at(
    "comparison",
    `/porownaj?${inStock
      .slice(0, 3)
      .map(({ id }) => `produkt=${id}`)
      .join("&")}`,
  ),
  at("maker", `/producent/${findMakerSlug(pictured)}`),
  { name: "added-to-cart", open: addToCart },
  { name: "cart", open: openCart },
  { name: "search-dialog", open: search },
  { name: "menu", open: openMenu, maxWidth: 1023 },
  { name: "categories", open: openCategories, minWidth: 1024 },
  { name: "order", open: openOrder, full: true },
  at("order-without-scripts", `/kontakt?koszyk=true&produkt=${pictured.id}`),
  { name: "confirmation", open: acceptOrder },
  { name: "order-status", open: openOrderStatus },
  at("payment-success", "/potwierdzenie-platnosci?status=success"),
  at("payment-cancelled", "/potwierdzenie-platnosci"),
  at("contact", "/kontakt"),
  at("blog", "/blog"),
  at("article", "/blog/prezenty"),
  at("about", "/o-nas"),
  at("terms", "/regulamin"),
  at("withdrawal", "/odstapienie"),
  at("newsletter", "/newsletter"),
  at("cookies", "/ustawienia-cookies"),
  at("not-found", "/nie-ma-takiej-strony"),
];

function at(name: string, path: string, options: Partial<Screen> = {}): Screen {
  return { name, open: (page) => visit(page, path), ...options };
}

async function addToCart(page: Page): Promise<Page> {
  await visit(page, `/produkt/${pictured.id}`);
  await page.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
  await page.getByRole("status").filter({ hasText: "Dodano" }).waitFor();
  return page;
}

async function openCart(page: Page): Promise<Page> {
  await fillCart(page);
  await visit(page, `/produkt/${pictured.id}`);
  await page.getByRole("button", { name: /^Koszyk/ }).click();
  await page.getByRole("button", { name: "Złóż zamówienie" }).waitFor();
  return page;
}

async function search(page: Page): Promise<Page> {
  await visit(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Szukaj" }).click();
  await page.getByPlaceholder("Szukaj zabawek").fill("mis");
  await page.locator("dialog[open] [aria-busy=false] a").first().waitFor();
  return page;
}

async function openMenu(page: Page): Promise<Page> {
  await visit(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  return page;
}

async function openCategories(page: Page): Promise<Page> {
  await visit(page, "/");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Kategorie" }).click();
  return page;
}
