import { storageKeys } from "../../shop.config.ts";
import type { Locator, Page } from "@playwright/test";
import { demoCatalogue } from "../demo-catalogue.ts";
import { expect, expectConsoleError, test } from "./shop.ts";
import { followLink, openHydrated, spaced, stopClock, waitForHydration } from "./hydration.ts";
import { replacePictures, shownPicture } from "./page-helpers.ts";

const { products } = demoCatalogue();

const textsOf = async (parts: Locator) => (await parts.allTextContents()).map(spaced);
const description = (page: Page) => page.getByRole("region", { name: "Opis produktu" });

test("what stands on a product page is what is specified", async ({ page }) => {
  await replacePictures(page);
  await test.step("every other line is a paragraph, and the lines keep their order", async () => {
    await page.goto("/produkt/1201");
    const blocks = description(page).locator(":scope > *");
    await expect(blocks.first()).toHaveText(/^Pierwszy instrument w\s+życiu/);
    const kinds = await blocks.evaluateAll((all) => all.map(({ tagName }) => tagName).join(" "));
    expect(kinds).toBe("P H2 UL H2 UL H2 P H2 P H2 P");
  });
  await test.step("a product without a description says so", async () => {
    await page.goto("/produkt/1210");
    await expect(page.getByRole("main").getByText("Brak opisu")).toBeVisible();
  });
  // No other test orders this product, so all its stock is available.
  await test.step("a product page shows name, price with VAT, stock and dispatch time", async () => {
    await page.goto("/produkt/1113");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      "Memory Leśne Tropy, 40 kafelków",
    );
    await expect(main.getByText(/^54,90\szł zawiera VAT$/)).toBeVisible();
    await expect(main.locator(".product__age")).toHaveText(/^Wiek: od\s4\slat$/);
    await expect(main.getByText(/^Dostępny 29\sszt\., wysyłka 24–48\sh$/)).toBeVisible();
  });
  await test.step("the details are sku, ean, stock, dispatch, age and producer, each once", async () => {
    const details = page.getByRole("region", { name: /^Szczegóły, bezpieczeństwo i\sproducent$/ });
    const labels = () => textsOf(details.locator("dt"));
    await page.goto("/produkt/1113");
    const specified = ["SKU", "EAN", "Dostępność", "Wysyłka"];
    expect((await labels()).slice(0, 4)).toEqual(specified);
    expect(await labels()).toEqual(expect.arrayContaining(["Wiek", "Producent"]));
    const { sku, ean } = products.find(({ id }) => id === "1113")!;
    const values = (await textsOf(details.locator("dd"))).slice(0, 4);
    expect(values).toEqual([sku, ean, "29 szt.", "24–48 h"]);
    await expect(page.getByRole("main").getByText(sku)).toHaveCount(1);
    await page.goto("/produkt/1108");
    expect(await labels()).not.toContain("EAN");
  });
  await test.step("a sold-out product has neither quantity nor button", async () => {
    await openHydrated(page, "/produkt/1110");
    const main = page.getByRole("main");
    await expect(main.getByText("Wyprzedane", { exact: true })).toBeVisible();
    await expect(main.getByRole("spinbutton")).toHaveCount(0);
    await expect(main.getByRole("button", { name: /koszyka|ilość/i })).toHaveCount(0);
  });
  await test.step("a product without pictures says so", async () => {
    await page.goto("/produkt/1513");
    await expect(page.getByRole("main").getByText("Brak zdjęcia")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Powiększ/ })).toHaveCount(0);
  });
  await test.step("the link preview has the price, and the description at most 160 characters", async () => {
    await page.goto("/produkt/1301");
    const head = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);
    await expect(head("og:type")).toHaveAttribute("content", "product");
    await expect(head("og:title")).toHaveAttribute("content", "Mikroskop Odkrywca 3 w 1");
    await expect(head("product:price:amount")).toHaveAttribute("content", "189.00");
    await expect(head("product:price:currency")).toHaveAttribute("content", "PLN");
    const said = spaced(await head("description").getAttribute("content"));
    expect(said).toMatch(/^Skrzydło muchy ma żyłki jak liść, a ziarenko soli/);
    expect(said.length).toBeLessThanOrEqual(160);
    expect(said.length).toBeGreaterThan(120);
  });
});

test("the quantity is between one and the stock, the button shows the total, and adding again increases the quantity", async ({
  page,
}) => {
  await openHydrated(page, "/produkt/1111");
  await stopClock(page);
  const field = page.getByRole("spinbutton", { name: "Ilość" });
  const button = (total: string) =>
    page.getByRole("button", { name: `Dodaj do koszyka · ${total}` });
  await expect(field).toHaveAttribute("min", "1");
  await expect(field).toHaveAttribute("max", "3");
  await expect(field).toHaveValue("1");
  await expect(button("179,90 zł")).toBeVisible();
  const less = page.getByRole("button", { name: "Zmniejsz ilość" });
  await expect(less).toBeDisabled();
  await less.dispatchEvent("click");
  await expect(field).toHaveValue("1");
  for (const typed of ["0", "-4", ""]) {
    await field.fill(typed);
    await field.press("Enter");
    await expect(field).toHaveValue("1");
  }
  await field.fill("99");
  await field.press("Enter");
  await expect(field).toHaveValue("3");
  await expect(button("539,70 zł")).toBeVisible();
  const enquiry = page.getByRole("link", { name: "Potrzebujesz więcej?" });
  await expect(enquiry).toHaveAttribute("href", "/kontakt?produkt=1111&sztuk=99");
  const more = page.getByRole("button", { name: "Zwiększ ilość" });
  await expect(more).toBeDisabled();
  await more.dispatchEvent("click");
  await expect(field).toHaveValue("3");
  await less.click();
  await expect(button("359,80 zł")).toBeVisible();
  const news = page.getByRole("status");
  const cart = page.getByRole("banner").getByRole("button", { name: /^Koszyk/ });
  const add = page.getByRole("button", { name: /^Dodaj do koszyka/ });
  await add.click();
  await expect(news.filter({ hasText: "Dodano do koszykaPo zaginiony latawiec" })).toBeVisible();
  await expect(cart).toHaveAccessibleName("Koszyk, produkty: 2");
  await add.click();
  await expect(cart).toHaveAccessibleName("Koszyk, produkty: 3");
  await add.click();
  await expect(news.filter({ hasText: "Masz już wszystkie sztuki" })).toBeVisible();
  await expect(cart).toHaveAccessibleName("Koszyk, produkty: 3");
  await cart.click();
  const drawer = page.getByRole("dialog", { name: "Koszyk" });
  const drawersEnquiry = drawer.getByRole("link", { name: "Potrzebujesz więcej?" });
  await expect(drawersEnquiry).toHaveAttribute("href", "/kontakt?produkt=1111&sztuk=4");
  await drawer.getByRole("button", { name: /^Zmniejsz ilość/ }).click();
  await expect(drawersEnquiry).toHaveCount(0);
  await drawer.getByRole("button", { name: /^Zwiększ ilość/ }).click();
  await page.keyboard.press("Escape");
  const lines = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key)!).lines,
    storageKeys.cart,
  );
  expect(lines).toHaveLength(1);
  await add.click();
  await page
    .getByRole("status")
    .filter({ hasText: "Masz już wszystkie sztuki" })
    .getByRole("button", { name: "Potrzebujesz więcej?" })
    .click();
  await expect(page.getByLabel("Wiadomość")).toHaveValue(/Po zaginiony latawiec.*, 5 szt\.\?/);
});

test("the thumbnails select the picture, and the full-screen gallery wraps around both ways and has dots", async ({
  page,
}) => {
  await openHydrated(page, "/produkt/1109");
  const thumbnails = page.getByRole("button", { name: /^Zdjęcie \d/ });
  await expect(thumbnails).toHaveCount(4);
  await expect(shownPicture(page, 1)).toBeInViewport({ ratio: 0.9 });
  await thumbnails.nth(2).click();
  await expect(shownPicture(page, 3)).toBeInViewport({ ratio: 0.9 });
  await expect(shownPicture(page, 1)).not.toBeInViewport();
  await expect(thumbnails.nth(2)).toHaveAttribute("aria-current", "true");
  await thumbnails.nth(0).click();
  await expect(shownPicture(page, 1)).toBeInViewport({ ratio: 0.9 });
  const gallery = page.getByRole("dialog", { name: "Galeria zdjęć" });
  const picture = gallery.locator("img");
  const dots = gallery.getByRole("button", { name: /^Pokaż zdjęcie/ });
  await page.getByRole("button", { name: /^Powiększ zdjęcie/ }).click();
  await expect(picture).toHaveAttribute("src", /1109-1-/);
  await expect(dots).toHaveCount(4);
  await gallery.getByRole("button", { name: "Poprzednie zdjęcie" }).click();
  await expect(picture).toHaveAttribute("src", /1109-4-/);
  await expect(dots.nth(3)).toHaveAttribute("aria-current", "true");
  await gallery.getByRole("button", { name: "Następne zdjęcie" }).click();
  await expect(picture).toHaveAttribute("src", /1109-1-/);
  const shownWidth = async () => (await picture.boundingBox())!.width;
  const whole = await shownWidth();
  expect(whole).toBeGreaterThan((await shownPicture(page, 1).boundingBox())!.width);
  await picture.click();
  await expect.poll(shownWidth).toBe(whole * 2);
  await picture.click({ position: { x: 10, y: 10 } });
  await expect.poll(shownWidth).toBe(whole);
  await dots.nth(1).click();
  await expect(picture).toHaveAttribute("src", /1109-2-/);
  await page.keyboard.press("ArrowRight");
  await expect(picture).toHaveAttribute("src", /1109-3-/);
  const { width, height } = (await gallery.boundingBox())!;
  expect([width, height]).toEqual([1280, 900]);
  await gallery.getByRole("button", { name: "Zamknij" }).click();
  await expect(gallery).toBeHidden();
});

test("„Powrót do kategorii” goes back to the list that the visitor came from", async ({ page }) => {
  await openHydrated(page, "/");
  await followLink(page, "/kategoria/gry?z=blogu");
  await page.getByRole("link", { name: "Kręgle pokojowe Bęc" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kręgle pokojowe Bęc");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Powrót do kategorii" }).click();
  await expect(page).toHaveURL(/\/kategoria\/gry\?z=blogu$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/produkt\/1107$/);
});

test("a link to a removed product says so and leads home", async ({ page, shop }) => {
  expectConsoleError("404");
  await openHydrated(page, "/blog");
  await stopClock(page);
  await followLink(page, "/produkt/nie-ma");
  await expect(page.getByRole("alert").filter({ hasText: "Produkt nie znaleziony" })).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL(`${shop.origin}/`);
});
