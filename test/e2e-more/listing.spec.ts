import type { Page } from "@playwright/test";
import { findViolations } from "../e2e/axe.ts";
import { delayNavigation, openHydrated } from "../e2e/hydration.ts";
import { visit } from "../e2e/page-helpers.ts";
import { expect, test } from "../e2e/shop.ts";

const games = "/kategoria/gry";
const form = (page: Page) => page.getByRole("form", { name: "Filtry i sortowanie" });
const pricesButton = (page: Page) => form(page).locator("[popovertarget]");
const cards = (page: Page) => page.getByRole("main").locator(".product-card");
const count = (page: Page) => page.locator(".listing__count");

async function readPrices(page: Page, which = ""): Promise<number[]> {
  const texts = await page.locator(`main .product-card${which} .price`).allTextContents();
  return texts.map((text) => Number(text.replace(/[^\d,]/g, "").replace(",", ".")));
}

test("a selection sorts the list at once, and the focus stays", async ({ page }) => {
  await visit(page, games);
  await expect(count(page)).toHaveText(/^13\szabawek$/);
  const sort = form(page).getByLabel("Sortuj");
  await sort.focus();
  await sort.selectOption("Cena rosnąco");
  await expect(page).toHaveURL(`${games}?sortuj=cena-rosnaco`);
  await expect(cards(page).last()).toContainText("Wyprzedane");
  await expect.poll(async () => isSorted(await readPrices(page, ":not(:has(.chip))"))).toBe(true);
  await expect(sort).toBeFocused();
});

test("filters are in the URL, and each can be removed", async ({ page }) => {
  await visit(page, games);
  await pricesButton(page).click();
  await form(page).getByLabel("Cena od").fill("30");
  await form(page).getByLabel("Cena do").fill("129,90");
  await form(page).getByLabel("Cena do").press("Enter");
  await expect(page).toHaveURL(`${games}?cena-od=30&cena-do=129%2C90`);
  await expect.poll(async () => Math.max(...(await readPrices(page)))).toBe(129.9);
  expect(Math.min(...(await readPrices(page)))).toBeGreaterThanOrEqual(30);
  await expect(pricesButton(page)).toBeFocused();
  await pricesButton(page).click();
  await form(page).getByLabel("Tylko dostępne").check();
  await expect(page).toHaveURL(/&dostepne=1$/);
  await expect(page.locator(".product-card__chip")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Usuń filtr: Tylko dostępne" })).toBeVisible();
  await page.getByRole("link", { name: /^Usuń filtr: 30/ }).click();
  await expect(page).toHaveURL(`${games}?dostepne=1`);
  await expect(form(page).getByLabel("Cena od")).toHaveValue("");
  await expect(form(page).getByLabel("Tylko dostępne")).toBeChecked();
  await expect(count(page)).toBeFocused();
  await page.goBack();
  await expect(form(page).getByLabel("Cena do")).toHaveValue("129,9");
  await page.getByRole("link", { name: "Wyczyść filtry" }).click();
  await expect(page).toHaveURL(games);
  await expect(count(page)).toHaveText(/^13\szabawek$/);
});

test("prices need no button: they are applied when their panel closes", async ({ page }) => {
  await openHydrated(page, games);
  await pricesButton(page).click();
  await expect(form(page).getByRole("button", { name: "Pokaż" })).toHaveCount(0);
  await form(page).getByLabel("Cena do").fill("abc");
  await page.keyboard.press("Escape");
  await expect(form(page).getByLabel("Cena do")).toBeHidden();
  await expect(pricesButton(page)).toBeFocused();
  await pricesButton(page).click();
  await expect(form(page).getByLabel("Cena do")).toHaveValue("");
  await form(page).getByLabel("Cena do").fill("35");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page).toHaveURL(`${games}?cena-do=35`);
  await expect.poll(async () => Math.max(...(await readPrices(page)))).toBeLessThanOrEqual(35);
});

test("the filters show how many products they leave, and empty ones are disabled", async ({
  page,
}) => {
  await visit(page, `${games}?wiek=6-8`);
  const option = (name: RegExp) => form(page).getByLabel("Wiek").getByRole("option", { name });
  await expect(option(/^Do 1\sroku \(0\)$/)).toBeDisabled();
  await expect(option(/^3–5\slat \(\d+\)$/)).toBeEnabled();
  await pricesButton(page).click();
  const budget = form(page).getByRole("link", { name: /^Do 50\szł \(\d+\)$/ });
  const [, left] = /\((\d+)\)/.exec((await budget.textContent())!)!;
  await budget.click();
  await expect(cards(page)).toHaveCount(Number(left));
});

test("a list ends with a link to the same filters in all categories", async ({ page }) => {
  await visit(page, `${games}?wiek=3-5&cena-do=100`);
  const link = page.getByRole("main").getByRole("link", { name: /^Szukasz dalej/ });
  const [, total] = /(\d+)\szabaw/.exec((await link.textContent())!)!;
  expect(Number(total)).toBeGreaterThan(await cards(page).count());
  await link.click();
  await expect(page).toHaveURL("/zabawki?wiek=3-5&cena-do=100");
  await expect(count(page)).toContainText(total!);
});

test("no card stands alone at the side of its row", async ({ page }) => {
  for (const path of [games, `${games}?cena-do=30`, "/zabawki?cena-od=250", "/szukaj?fraza=kot"]) {
    await visit(page, path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [row, list] = await page.locator("main .product-grid").evaluate((grid) => {
        const boxes = [...grid.children].map((each) => each.getBoundingClientRect());
        const last = boxes.filter(({ top }) => Math.abs(top - boxes.at(-1)!.top) < 1);
        const { left, right } = grid.getBoundingClientRect();
        return [
          [last[0]!.left, last.at(-1)!.right],
          [left, right],
        ];
      });
      const [before, after] = [row![0]! - list![0]!, list![1]! - row![1]!];
      expect(Math.abs(before - after), `${path} at ${width} px`).toBeLessThan(2);
    }
  }
});

test("a list without matches says so and links to all", async ({ page }) => {
  await visit(page, `${games}?od=9000`);
  await expect(page.getByText("Żadna zabawka nie pasuje do wybranych filtrów.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Wyczyść filtry" }).click();
  await expect(cards(page)).toHaveCount(13);
});

test("going back restores the list and the scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, games);
  await form(page).getByLabel("Sortuj").selectOption("Nazwa A–Ż");
  await expect(page).toHaveURL(/sortuj=nazwa$/);
  // The sorted list renders a moment after the URL changes.
  await expect(cards(page).first()).toContainText("Figlarz");
  const toy = cards(page).nth(9).getByRole("link");
  const name = await toy.textContent();
  // The click may scroll a covered link into view, so its position is recorded as it happens.
  await page.evaluate(() => {
    addEventListener("click", () => (document.body.dataset.place = String(scrollY)), true);
  });
  await toy.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name!);
  const place = Number(await page.evaluate(() => document.body.dataset.place));
  expect(place).toBeGreaterThan(500);
  await page.goBack();
  await expect(page).toHaveURL(/sortuj=nazwa$/);
  await expect(form(page).getByLabel("Sortuj")).toHaveValue("nazwa");
  await expect(cards(page).nth(9)).toContainText(name!);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
    .toBeLessThan(5);
});

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? "with scripts" : "without scripts";
  test(`a card starts a comparison that a second toy joins, ${scripts}`, async ({
    browser,
    shop,
  }) => {
    const viewport = { width: 360, height: 740 };
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport,
      baseURL: shop.origin,
    });
    const page = await context.newPage();
    await page.goto(games);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Porównaj" }).first().click();
    await expect(page).toHaveURL("/porownaj?produkt=1101");
    await main.getByRole("searchbox").fill("Miś Staszek");
    await main.getByRole("button", { name: "Znajdź" }).click();
    await main.getByRole("link", { name: /Miś Staszek/ }).click();
    await expect(page).toHaveURL("/porownaj?produkt=1101&produkt=1501");
    await expect(main.getByRole("columnheader")).toHaveText([/Szachy/, /Miś Staszek/]);
    await main.getByRole("link", { name: /^Usuń z porównania: Szachy/ }).click();
    await expect(main.getByRole("columnheader")).toHaveText([/Miś Staszek/]);
    await page.goto("/porownaj?produkt=1101&produkt=1501&produkt=1102");
    const third = main.getByRole("columnheader").nth(2);
    await expect(third).toBeInViewport({ ratio: 0.01 });
    const table = main.getByRole("region", { name: "Porównanie zabawek" });
    await main.getByRole("link", { name: /^Szachy/ }).press("Shift+Tab");
    await expect(table).toBeFocused();
    for (let presses = 0; presses < 4; presses++) await table.press("ArrowRight");
    await expect(third).toBeInViewport({ ratio: 0.99 });
    await context.close();
  });
}

test("a skeleton is shown while the list loads", async ({ page }) => {
  await visit(page, "/o-nas");
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/_page/kategoria/*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Gry", exact: true }).click();
  await expect(page.locator(".product-card--skeleton")).toHaveCount(8);
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gry i łamigłówki");
  await expect(page.locator(".product-card--skeleton")).toHaveCount(0);
  await expect(cards(page)).toHaveCount(13);
});

test("lists, filters and the search work without JavaScript", async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.origin });
  const page = await context.newPage();
  await page.goto(games);
  await form(page).getByLabel("Wiek").selectOption("6-8");
  await form(page).getByRole("button", { name: "Pokaż" }).click();
  await expect(page).toHaveURL(/wiek=6-8/);
  await expect(form(page).getByLabel("Wiek")).toHaveValue("6-8");
  await expect(count(page)).toHaveText(/^9\szabawek$/);
  await page.getByRole("link", { name: "Usuń filtr: Wiek: 6–8 lat" }).click();
  await expect(cards(page)).toHaveCount(13);
  await form(page).getByLabel("Marka").selectOption("debowy-konik-sp-z-o-o");
  await form(page).getByRole("button", { name: "Pokaż" }).click();
  await expect(cards(page)).toHaveCount(3);
  await page.goto("/szukaj");
  await page.getByRole("searchbox", { name: "Czego szukasz?" }).fill("lamiglowka");
  await page.getByRole("main").getByRole("button", { name: "Szukaj" }).click();
  await expect(cards(page).first()).toContainText("Łamigłówka");
  await page.goto("/szukaj?fraza=zwrot");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Polityka zwrotów i reklamacji" }),
  ).toBeVisible();
  await page.goto("/szukaj?fraza=xyzzy");
  await expect(page.getByText('Nie znaleziono wyników dla "xyzzy"')).toBeVisible();
  await expect(page.getByRole("region", { name: "Bestsellery" }).getByRole("link")).toHaveCount(4);
  await expect(page.getByRole("main").getByRole("link", { name: /^\+48/ })).toBeVisible();
  await context.close();
});

test("pagination links mark the current page", async ({ page }) => {
  await visit(page, "/szukaj?fraza=wiek");
  const pages = page.getByRole("navigation", { name: "Strony z zabawkami" });
  await expect(cards(page)).toHaveCount(24);
  await expect(pages.getByRole("link", { name: "Strona 1" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(pages.getByRole("link", { name: "Poprzednia" })).toHaveCount(0);
  await pages.getByRole("link", { name: "Następna" }).click();
  await expect(page).toHaveURL("/szukaj?fraza=wiek&strona=2");
  await expect(count(page)).toHaveText(/strona 2\sz\s3$/);
  await expect(count(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(pages.getByRole("link", { name: "Poprzednia" })).toHaveAttribute("rel", "prev");
  await expect(pages.getByRole("link", { name: "Następna" })).toHaveAttribute("rel", "next");
});

test("the search tolerates a typo and missing diacritics, in the dialog and on its page", async ({
  page,
}) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Szukaj" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Wyszukiwarka" });
  await dialog.getByRole("searchbox").fill("lamigolwka");
  await expect(dialog.getByRole("link", { name: /^Łamigłówka/ })).toBeVisible();
  await dialog.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/szukaj?fraza=lamigolwka");
  await expect(dialog).toBeHidden();
  await expect(cards(page).first()).toContainText("Łamigłówka");
});

test("the dialog links to all results and shows their number", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Szukaj" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Wyszukiwarka" });
  await dialog.getByRole("searchbox").fill("drewn");
  const all = dialog.getByRole("link", { name: /^Zobacz wszystkie wyniki/ });
  const [, shown] = /\((\d+)\)/.exec((await all.textContent())!)!;
  expect(Number(shown)).toBeGreaterThan(8);
  await all.click();
  await expect(count(page)).toContainText(shown!);
});

test("a search without results shows the categories", async ({ page }) => {
  await page.goto("/szukaj?fraza=xyzzy");
  await expect(page.getByText('Nie znaleziono wyników dla "xyzzy"')).toBeVisible();
  await page
    .getByRole("region", { name: "Działy" })
    .getByRole("link", { name: "Pluszaki" })
    .click();
  await expect(page).toHaveURL("/kategoria/pluszaki");
});

test("a product page shows four others of its category", async ({ page }) => {
  await page.goto("/produkt/1101");
  const related = page.getByRole("region", { name: "Może się spodobać" });
  await expect(related.getByRole("listitem")).toHaveCount(4);
  await expect(related.getByRole("link", { name: "Szachy drewniane Mały Hetman" })).toHaveCount(0);
  const name = await related.getByRole("link").first().textContent();
  await related.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name!);
  await expect(related.getByRole("listitem")).toHaveCount(4);
  await expect(related.getByRole("link", { name: name!, exact: true })).toHaveCount(0);
});

test("lists and search pass axe at 360 and 1280 px", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [
    `${games}?od=20&wiek=6-8`,
    `${games}?od=9000`,
    "/szukaj?fraza=wiek",
    "/szukaj?fraza=xyzzy",
  ]) {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const isFolded = await form(page).getByLabel("Cena do").isHidden();
      if (isFolded && (await pricesButton(page).isVisible())) await pricesButton(page).click();
      expect(await findViolations(page), `${path} at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  }
});

function isSorted(prices: readonly number[]): boolean {
  return prices.length > 1 && prices.every((price, at) => at === 0 || price >= prices[at - 1]!);
}

for (const [width, height, whole] of [
  [1280, 800, 4],
  [360, 740, 2],
] as const) {
  test(`a category shows ${whole} whole cards on the first screen at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, games);
    await page.getByRole("button", { name: "Odrzuć" }).click();
    const ends = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().bottom),
    );
    const [band, bar] = await page
      .locator(".listing-header, .listing-bar")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect(band).toBe(width < 768 ? 88 : 112);
    expect(bar).toBe(48);
    expect(ends.filter((end) => end <= height).length).toBeGreaterThanOrEqual(whole);
  });
}

test("a card's button adds one piece to the cart", async ({ page }) => {
  await visit(page, games);
  await page.getByRole("button", { name: "Dodaj: Szachy drewniane Mały Hetman" }).click();
  await expect(page.getByRole("button", { name: /^Koszyk/ })).toContainText("1");
});

test("a card's button opens the order form with the product without JavaScript", async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.origin });
  const page = await context.newPage();
  await page.goto(games);
  await page.getByRole("button", { name: "Dodaj: Szachy drewniane Mały Hetman" }).click();
  await expect(page).toHaveURL(/koszyk=true&produkt=1101$/);
  await expect(page.getByRole("region", { name: "Podsumowanie zamówienia" })).toContainText(
    "Szachy drewniane Mały Hetman",
  );
  await context.close();
});

test("toys of all categories are found by age and budget", async ({ page }) => {
  await visit(page, "/zabawki?wiek=3-5&cena-do=100");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^Zabawki: 3–5\slat, do\s100\szł$/,
  );
  expect(Math.max(...(await readPrices(page)))).toBeLessThanOrEqual(100);
  await expect(form(page).getByLabel("Wiek")).toHaveValue("3-5");
  await form(page).getByLabel("Wiek").selectOption("6-8");
  await expect(page).toHaveURL("/zabawki?wiek=6-8&cena-do=100");
});

test("a navigation between categories shows skeletons too", async ({ page }) => {
  await openHydrated(page, "/kategoria/gry");
  const release = await delayNavigation(page, "/kategoria/pluszaki");
  await page.getByRole("contentinfo").getByRole("link", { name: "Pluszaki" }).click();
  await expect(page.locator(".product-card--skeleton")).toHaveCount(8);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pluszaki");
  await expect(page.getByRole("link", { name: "Miś Staszek" })).toBeVisible();
});
