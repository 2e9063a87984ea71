import type { Page } from "@playwright/test";
import { openHydrated, spaced, waitForHydration } from "../e2e/hydration.ts";
import { shownPicture } from "../e2e/page-helpers.ts";
import { expect, expectConsoleError, test } from "../e2e/shop.ts";

const quantity = (page: Page) => page.getByRole("spinbutton", { name: "Ilość" });
const addButton = (page: Page, total: string) =>
  page.getByRole("button", { name: `Dodaj do koszyka · ${total}` });

test("the button's total follows the quantity while it is changed", async ({ page }) => {
  await openHydrated(page, "/produkt/1113");
  await quantity(page).focus();
  await page.keyboard.press("ArrowUp");
  await expect(addButton(page, "109,80 zł")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(addButton(page, "54,90 zł")).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.type("2");
  await expect(addButton(page, "658,80 zł")).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(addButton(page, "54,90 zł")).toBeVisible();
  await expect(quantity(page)).toBeFocused();
  // The browser's own arrows and the wheel fire the same events.
  await quantity(page).evaluate((field: HTMLInputElement) => {
    field.stepUp(4);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(addButton(page, "274,50 zł")).toBeVisible();
});

test("an invalid quantity shows the nearest valid one, and is corrected on blur", async ({
  page,
}) => {
  await openHydrated(page, "/produkt/1113");
  await quantity(page).fill("12");
  await page.keyboard.press("Backspace");
  await expect(addButton(page, "54,90 zł")).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(quantity(page)).toHaveValue("");
  await expect(addButton(page, "658,80 zł")).toBeVisible();
  await quantity(page).blur();
  await expect(quantity(page)).toHaveValue("12");
  for (const typed of ["0", "-3"]) {
    await quantity(page).fill(typed);
    await expect(addButton(page, "658,80 zł")).toBeVisible();
    await quantity(page).blur();
    await expect(quantity(page)).toHaveValue("12");
  }
  const enquiry = page.getByRole("link", { name: "Potrzebujesz więcej?" });
  await quantity(page).fill("19");
  await expect(enquiry).toHaveCount(0);
  // As many as one household may order, fewer than the stock.
  await quantity(page).fill("20");
  await expect(enquiry).toHaveAttribute("href", "/kontakt?produkt=1113&sztuk=21");
  await quantity(page).fill("300");
  await expect(quantity(page)).toHaveValue("300");
  await expect(addButton(page, "1592,10 zł")).toBeVisible();
  await quantity(page).blur();
  await expect(quantity(page)).toHaveValue("29");
});

test("the arrow keys change pictures wherever the focus is in the open gallery", async ({
  page,
}) => {
  await openHydrated(page, "/produkt/1109");
  const gallery = page.getByRole("dialog", { name: "Galeria zdjęć" });
  const picture = gallery.locator("img");
  await page.getByRole("button", { name: /^Powiększ zdjęcie/ }).click();
  await expect(picture).toHaveAttribute("src", /1109-1-/);
  await page.keyboard.press("ArrowRight");
  await expect(picture).toHaveAttribute("src", /1109-2-/);
  await picture.click();
  await page.keyboard.press("ArrowLeft");
  await expect(picture).toHaveAttribute("src", /1109-1-/);
  await gallery.getByRole("button", { name: "Zamknij" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(picture).toHaveAttribute("src", /1109-4-/);
  await page.keyboard.press("Escape");
  await expect(gallery).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(shownPicture(page, 4)).toBeInViewport({ ratio: 0.9 });
});

test("a sold-out product says so, promises no dispatch and links to contact", async ({ page }) => {
  await openHydrated(page, "/produkt/1110");
  const main = page.getByRole("main");
  const product = main.getByRole("article").first();
  await expect(product).not.toContainText(/24.48/);
  const details = page.getByRole("region", { name: "Szczegóły" });
  await expect(details.locator("dt").filter({ hasText: "Wysyłka" })).toHaveCount(0);
  await expect(details).toContainText("wyprzedane");
  await expect(product).not.toContainText("najpóźniej");
  const label = main.getByText("Wyprzedane", { exact: true });
  const look = await label.evaluate((element) => {
    const { backgroundColor, borderRadius } = getComputedStyle(element);
    return { backgroundColor, borderRadius };
  });
  expect(look).toEqual({ backgroundColor: "rgba(0, 0, 0, 0)", borderRadius: "0px" });
  await product.getByRole("link", { name: "Zapytaj, kiedy wróci" }).click();
  await expect(page.getByLabel("Wiadomość")).toHaveValue(
    /^Dzień dobry, kiedy znów będzie .*1 szt\.$/,
  );
});

test("the pictures scroll one at a time, by arrows and by keys, and are counted", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/produkt/1109");
  const gallery = page.locator(".gallery");
  const back = page.getByRole("button", { name: /^Przewiń zdjęcia w\slewo$/ });
  const on = page.getByRole("button", { name: /^Przewiń zdjęcia w\sprawo$/ });
  const expectPicture = async (number: number) => {
    await expect(gallery.getByText(new RegExp(`^${number}\\sz\\s4$`))).toBeVisible();
    await expect(shownPicture(page, number)).toBeInViewport({ ratio: 0.9 });
  };
  await expectPicture(1);
  await expect(back).toBeDisabled();
  await on.click();
  await expectPicture(2);
  await page.getByRole("button", { name: /^Powiększ zdjęcie/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expectPicture(3);
  await on.click();
  await expectPicture(4);
  await expect(on).toBeDisabled();
  await back.click();
  await expectPicture(3);
  await page.getByRole("button", { name: /^Powiększ zdjęcie/ }).click();
  await expect(page.getByRole("dialog").locator("img")).toHaveAttribute("src", /1109-3-/);
});

test("on a phone name, price and button are on the first screen, then in a bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/produkt/1113");
  const add = page.getByRole("button", { name: /^Dodaj do koszyka/ });
  const bar = page.getByRole("button", { name: /^Do\skoszyka$/ });
  const head = page.getByRole("heading", { level: 1 });
  for (const part of [head, page.locator(".product__price"), add]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(bar).toBeHidden();
  await page.getByRole("button", { name: "Zwiększ ilość" }).click();
  await page.getByRole("region", { name: /^Szczegóły/ }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  const said = spaced(await page.locator(".buy-bar").textContent());
  expect(said).toBe("Memory Leśne Tropy, 40 kafelków109,80 złDo koszyka");
  await bar.click();
  const cart = page.getByRole("banner").getByRole("button", { name: /^Koszyk/ });
  await expect(cart).toHaveAccessibleName("Koszyk, produkty: 2");
  await add.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

test("the bar covers no focused control and no end of the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/produkt/1113");
  await page.getByRole("region", { name: /^Szczegóły/ }).scrollIntoViewIfNeeded();
  const bar = page.locator(".buy-bar");
  await expect(bar).toBeInViewport();
  const reachesBar = () =>
    page.evaluate(() => {
      const { bottom } = document.activeElement!.getBoundingClientRect();
      return bottom > document.querySelector(".buy-bar")!.getBoundingClientRect().top;
    });
  const links = page.locator(".related a, footer a:visible, footer button:visible");
  for (const link of await links.all()) {
    if (!(await link.isVisible())) continue;
    await link.focus();
    expect(await reachesBar(), (await link.textContent()) ?? "").toBe(false);
  }
});

test("the promise names the cut-off and the day of delivery with their dates", async ({ page }) => {
  await page.goto("/produkt/1113");
  const promise = page.locator(".product__promise");
  const day = String.raw`we? (poniedziałek|wtorek|środę|czwartek|piątek) \d+ \p{L}+`;
  const pattern = `^KurierU Ciebie najpóźniej 3 dni robocze po wpłacie przelewem lub online\\.Zamów do 11:00 ${day}, u Ciebie najpóźniej ${day}, gdy płacisz przy odbiorze\\.$`;
  expect(spaced(await promise.textContent())).toMatch(new RegExp(pattern, "u"));
  const terms = page.locator(".product__terms li");
  expect((await terms.allTextContents()).map(spaced)).toEqual([
    "Dostawa od 12,00 zł",
    "Odbiór osobisty gratis, Gdańsk",
    "14 dni na zwrot, odesłanie 15–25 zł",
  ]);
  const path = page.getByRole("navigation", { name: "Gdzie jesteś" });
  await expect(path.getByRole("link")).toHaveText(["Zabawki", "Gry"]);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a double tap enlarges the full-screen picture, a single tap does not", async ({ page }) => {
    await openHydrated(page, "/produkt/1109");
    await page.getByRole("button", { name: /^Powiększ zdjęcie/ }).tap();
    const picture = page.getByRole("dialog", { name: "Galeria zdjęć" }).locator("img");
    await expect(picture).toHaveAttribute("src", /1109-1-/);
    const shownWidth = async () => (await picture.boundingBox())!.width;
    const whole = await shownWidth();
    await picture.tap();
    expect(await shownWidth()).toBe(whole);
    // Both taps lie within 300 ms of each other in the page's own time.
    const { x, y } = (await picture.boundingBox())!;
    await page.touchscreen.tap(x + 50, y + 50);
    await page.touchscreen.tap(x + 50, y + 50);
    await expect.poll(shownWidth).toBe(whole * 2);
  });

  test("two fingers enlarge the full-screen picture, and then move over it", async ({ page }) => {
    await openHydrated(page, "/produkt/1109");
    await page.getByRole("button", { name: /^Powiększ zdjęcie/ }).tap();
    const picture = page.getByRole("dialog", { name: "Galeria zdjęć" }).locator("img");
    await expect(picture).toHaveAttribute("src", /1109-1-/);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...places: number[]) =>
      fingers.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: places.map((x, id) => ({ x, y: 350, id })),
      });
    await touch("touchStart", 160);
    await touch("touchStart", 160, 200);
    for (let apart = 8; apart <= 96; apart += 8) {
      await touch("touchMove", 160 - apart, 200 + apart);
    }
    await touch("touchEnd");
    await expect.poll(() => page.evaluate(() => visualViewport!.scale)).toBeGreaterThan(1.2);
    await touch("touchStart", 250);
    for (const x of [220, 180, 140]) await touch("touchMove", x);
    await touch("touchEnd");
    await expect(picture).toHaveAttribute("src", /1109-1-/);
  });
});

test("„Powrót do kategorii” goes back to a filtered list, past other products", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/zabawki?wiek=3-5&cena-do=100");
  // The click may scroll a covered link into view, so its position is recorded as it happens.
  await page.evaluate(() => {
    addEventListener("click", () => (document.body.dataset.place ??= String(scrollY)), true);
  });
  await page.locator("main a[href^='/produkt/']").nth(9).click();
  await expect(page).toHaveURL(/\/produkt\//);
  const place = Number(await page.evaluate(() => document.body.dataset.place));
  expect(place).toBeGreaterThan(500);
  const other = page.getByRole("region", { name: "Może się spodobać" }).getByRole("link").first();
  const href = (await other.getAttribute("href"))!;
  await other.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${href}$`));
  await waitForHydration(page);
  await page.getByRole("link", { name: "Powrót do kategorii" }).click();
  await expect(page).toHaveURL(/\/zabawki\?wiek=3-5&cena-do=100$/);
  const filters = page.getByRole("form", { name: "Filtry i sortowanie" });
  await expect(filters.getByLabel("Wiek")).toHaveValue("3-5");
  await expect(filters.getByLabel("Cena do")).toHaveValue("100");
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
    .toBeLessThan(5);
});

test("„Powrót do kategorii” leads other visitors to the product's category", async ({ page }) => {
  await page.goto("/blog");
  await openHydrated(page, "/produkt/1502");
  await page.getByRole("link", { name: "Powrót do kategorii" }).click();
  await expect(page).toHaveURL(/\/kategoria\/pluszaki$/);
});

test("the document of a removed product says so, and redirects home after two seconds", async ({
  page,
  shop,
}) => {
  expectConsoleError("404");
  await page.clock.install();
  await page.goto("/produkt/nie-ma");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Produkt nie znaleziony");
  await expect(page.getByRole("alert").filter({ hasText: "Produkt nie znaleziony" })).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL(`${shop.origin}/`);
});
