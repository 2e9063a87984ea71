import type { Page } from "@playwright/test";
import { demoCatalogue } from "../demo-catalogue.ts";
import { formatPrice } from "../../shop/price.ts";
import { expect, test } from "./shop.ts";
import { delayNavigation, openHydrated, spaced, stopClock } from "./hydration.ts";

const { products } = demoCatalogue();
const section = (page: Page, name: string) => page.getByRole("region", { name });
const dot = (page: Page, number: number) =>
  section(page, "Polecane").getByRole("button", { name: `Slajd ${number}` });
/** The URL of the home page's data. */
const home = "/";

/** The page's clock is controlled by the test. */
async function openFrozen(page: Page): Promise<void> {
  await page.clock.install();
  await openHydrated(page, "/");
  await expect(dot(page, 1)).toHaveAttribute("aria-current", "true");
  await page.mouse.move(640, 400);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const carousel = section(page, "Polecane");
  await carousel.getByRole("button", { name: "Wstrzymaj" }).click();
  await carousel.getByRole("button", { name: "Wznów" }).click();
  await leave(page);
}

/** Moves pointer and focus out of the carousel, which would pause it. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(640, 5);
}

/** Number of slide changes since. */
async function countScrolls(page: Page): Promise<() => Promise<number>> {
  const track = section(page, "Polecane").locator(".carousel__track");
  await track.evaluate((element) => {
    const scroll = element.scrollTo.bind(element);
    element.dataset.scrolls = "0";
    element.scrollTo = (to?: number | ScrollToOptions) => {
      element.dataset.scrolls = String(Number(element.dataset.scrolls) + 1);
      scroll(to as ScrollToOptions);
    };
  });
  return async () => Number(await track.getAttribute("data-scrolls"));
}

const slideInView = (page: Page, number: number) =>
  expect(
    section(page, "Polecane")
      .getByRole("group")
      .nth(number - 1),
  ).toBeInViewport({ ratio: 0.9 });

test("what stands on the home page is what is specified", async ({ page }) => {
  await page.goto("/");
  await test.step("the sections are in the specified order", async () => {
    const names = await page
      .getByRole("main")
      .locator("section")
      .evaluateAll((all) =>
        all.map((each) =>
          (each.getAttribute("aria-label") ?? each.querySelector("h2")?.textContent)?.replaceAll(
            "\u00a0",
            " ",
          ),
        ),
      );
    expect(names).toEqual([
      "Polecane",
      expect.stringContaining("Wieża z krążków"),
      "Popularne działy",
      "Szukasz prezentu?",
      "W którą stronę lecimy?",
      expect.stringContaining("dwóch listewek"),
      expect.stringContaining("ciekawość"),
      "Obietnice",
      "Bestsellery",
      "Opinia klientki",
      "Z naszego notatnika",
      expect.stringContaining("15% zniżki"),
      "Galeria",
    ]);
  });
  await test.step("three slides have a label, a headline and „ZOBACZ WIĘCEJ”, which links to a category", async () => {
    const slides = section(page, "Polecane").getByRole("group");
    await expect(slides).toHaveCount(3);
    const targets = ["pluszaki", "edukacyjne", "dla-niemowlat"];
    for (const [index, category] of targets.entries()) {
      const slide = slides.nth(index);
      await expect(slide.locator(".hero__label")).not.toBeEmpty();
      await expect(slide.getByRole("heading")).not.toBeEmpty();
      await expect(slide.getByRole("link", { name: "ZOBACZ WIĘCEJ" })).toHaveAttribute(
        "href",
        `/kategoria/${category}`,
      );
    }
    await expect(slides.first().locator(".hero__label")).toHaveText("Poleć z nami w świat zabawek");
  });
  await test.step("two popular categories are shown with their age range", async () => {
    const cards = section(page, "Popularne działy").getByRole("link");
    await expect(cards).toHaveCount(2);
    await expect(cards.nth(0)).toHaveAttribute("href", "/kategoria/dla-niemowlat");
    await expect(cards.nth(0).locator(".popular__badge")).toHaveText(/^0–36\smiesięcy$/);
    await expect(cards.nth(1)).toHaveAttribute("href", "/kategoria/edukacyjne");
    await expect(cards.nth(1).locator(".popular__badge")).toHaveText(/^3\+\slat$/);
  });
  await test.step("the film belongs to the story", async () => {
    const story = section(page, "dwóch listewek");
    await expect(story.getByRole("button", { name: "Odtwórz film" })).toBeVisible();
    await expect(
      story.getByRole("heading", { name: "Zobacz, jak startuje latawiec" }),
    ).toBeVisible();
  });
  await test.step("the promise strip repeats its four texts, and the promo links to its category", async () => {
    const promises = section(page, "Obietnice").locator("ul").first().locator("li");
    expect((await promises.allTextContents()).map(spaced)).toEqual([
      "Certyfikowane zabawki",
      "Bezpieczne dla dzieci",
      "Testowane jakościowo",
      "Edukacyjne i rozwijające",
    ]);
    await expect(section(page, "Obietnice").locator("li")).toHaveCount(8);
    await expect(section(page, "Najpierw ciekawość").getByRole("link")).toHaveAttribute(
      "href",
      "/kategoria/edukacyjne",
    );
  });
  await test.step("the bestsellers are the first four products, and no links; the heading's link shows all", async () => {
    const cards = section(page, "Bestsellery").getByRole("article");
    const four = products.slice(0, 4);
    expect((await cards.getByRole("heading").allTextContents()).map(spaced)).toEqual(
      four.map(({ name }) => name),
    );
    await expect(cards.locator(".price")).toHaveText(four.map(({ price }) => formatPrice(price)));
    await expect(cards.locator("img")).toHaveCount(4);
    await expect(cards.locator(".product-card__description")).toHaveCount(4);
    for (const words of await cards.locator(".product-card__description").allTextContents())
      expect(words.length).toBeGreaterThan(20);
    await expect(cards.getByRole("link")).toHaveCount(0);
    expect(await cards.evaluateAll((all) => all.filter((card) => card.closest("a")))).toEqual([]);
    await expect(section(page, "Bestsellery").getByRole("link")).toHaveAttribute(
      "href",
      "/zabawki",
    );
  });
  await test.step("one customer is quoted with her name and town", async () => {
    const figure = section(page, "Opinia klientki").getByRole("figure");
    await expect(figure).toHaveCount(1);
    await expect(figure.getByRole("blockquote")).toHaveText(/^„.+”$/);
    await expect(figure).toContainText("Magdalena, Katowice");
  });
  await test.step("two notes have date, title and text, and no links", async () => {
    const notes = section(page, "Z naszego notatnika").getByRole("article");
    expect((await notes.locator("time").allTextContents()).map(spaced)).toEqual([
      "3 listopada 2026",
      "20 października 2026",
    ]);
    expect((await notes.getByRole("heading").allTextContents()).map(spaced)).toEqual([
      "Bezpieczny kącik zabaw w zwykłym mieszkaniu",
      "Dlaczego drewniane zabawki wracają",
    ]);
    for (const words of await notes.locator("p").allTextContents())
      expect(words.length).toBeGreaterThan(60);
    await expect(notes.getByRole("link")).toHaveCount(0);
  });
  await test.step("the newsletter offers 15 % for an e-mail address, with a consent that begins unticked", async () => {
    const newsletter = section(page, "15%");
    await expect(newsletter.getByPlaceholder("Twój adres email")).toHaveAttribute("type", "email");
    await expect(newsletter.getByRole("button", { name: "Zapisz Się", exact: true })).toBeVisible();
    await expect(newsletter.getByRole("checkbox")).not.toBeChecked();
  });
  await test.step("ages and budgets lead to the toys of all categories that fit", async () => {
    const finder = section(page, "Szukasz prezentu?");
    const hrefs = (list: string) =>
      finder
        .getByRole("list", { name: list })
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(await hrefs("Wiek dziecka")).toEqual(
      ["0-1", "1-3", "3-5", "6-8", "9"].map((age) => `/zabawki?wiek=${age}`),
    );
    expect(await hrefs("Kwota")).toEqual(
      [50, 100, 200].map((budget) => `/zabawki?cena-do=${budget}`),
    );
    await finder.getByRole("link", { name: "3–5 lat" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Zabawki: 3–5\slat$/);
  });
});

test("the carousel changes by itself and by its dots, and can be paused", async ({ page }) => {
  await openFrozen(page);
  await test.step("a slide is shown for 8000 ms, and the first follows the last", async () => {
    for (const next of [2, 3, 1]) {
      const now = next === 1 ? 3 : next - 1;
      await page.clock.runFor(7999);
      await expect(dot(page, now)).toHaveAttribute("aria-current", "true");
      await page.clock.runFor(1);
      await expect(dot(page, next)).toHaveAttribute("aria-current", "true");
      await slideInView(page, next);
    }
  });
  await test.step("a dot selects its slide, and for 700 ms no other change is accepted", async () => {
    await page.clock.runFor(700);
    const changes = await countScrolls(page);
    await dot(page, 3).click();
    await slideInView(page, 3);
    expect(await changes()).toBe(1);
    await page.clock.runFor(699);
    await dot(page, 2).click();
    expect(await changes()).toBe(1);
    await page.clock.runFor(1);
    await dot(page, 2).click();
    expect(await changes()).toBe(2);
    await slideInView(page, 2);
    await expect(dot(page, 2)).toHaveAttribute("aria-current", "true");
  });
  await test.step("it can be paused and resumed, and pauses under the pointer", async () => {
    await page.clock.runFor(700);
    const carousel = section(page, "Polecane");
    await carousel.getByRole("button", { name: "Wstrzymaj" }).click();
    await leave(page);
    await page.clock.runFor(20_000);
    await expect(dot(page, 2)).toHaveAttribute("aria-current", "true");
    await carousel.getByRole("button", { name: "Wznów" }).click();
    await page.mouse.move(640, 5);
    await page.clock.runFor(20_000);
    await expect(dot(page, 2)).toHaveAttribute("aria-current", "true");
    await leave(page);
    await page.clock.runFor(8000);
    await expect(dot(page, 3)).toHaveAttribute("aria-current", "true");
  });
});

test("the spotlight shows the product with the highest stock, which is added to the cart once, with a toast that names it", async ({
  page,
}) => {
  const most = Math.max(...products.map(({ stock }) => stock));
  const toy = products.find(({ stock }) => stock === most)!;
  await openHydrated(page, "/");
  await stopClock(page);
  const spotlight = section(page, toy.name);
  const words = spaced(await spotlight.innerText());
  for (const part of ["HIT!", "Dostępny", "60 sztuk w magazynie", "79,90 zł", "zawiera VAT"]) {
    expect(words).toContain(part);
  }
  expect(words).toContain("Siedem krążków w kolorach tęczy");
  await expect(spotlight.locator("img")).toHaveAttribute("src", /1203-1-/);
  const points = spotlight.getByRole("listitem").locator("strong");
  await expect(points).toHaveText(["Szybka wysyłka", "Bezpieczne zabawki", "Gwarancja jakości"]);
  expect(words).toContain("24–48 h");
  await spotlight.getByRole("button", { name: "Dodaj do koszyka" }).click();
  const news = page.getByRole("status").filter({ hasText: "Dodano do koszyka" });
  await expect(news).toContainText("Wieża z krążków Siedem Kółek");
  await expect(page.getByRole("button", { name: "Koszyk, produkt: 1" })).toBeVisible();
  await page.clock.resume();
  await spotlight.getByRole("link", { name: "Zobacz szczegóły" }).click();
  await expect(page).toHaveURL(/\/produkt\/1203$/);
});

test("a section animates once, when a fifth of it is visible; the gallery shows twelve pictures twice, rotates in 30 s and stops on hover", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const bestsellers = section(page, "Bestsellery");
  const { y, height } = (await bestsellers.boundingBox())!;
  const see = (part: number) =>
    page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y + part * height - 900);
  await expect(bestsellers).not.toHaveAttribute("data-waiting");
  await see(-0.2);
  await expect(bestsellers).toHaveAttribute("data-waiting");
  await see(0.1);
  await expect(bestsellers).toBeInViewport({ ratio: 0.05 });
  await expect(bestsellers).toHaveAttribute("data-waiting");
  await see(0.3);
  await expect(bestsellers).not.toHaveAttribute("data-waiting");
  await see(-2);
  await expect(bestsellers).not.toBeInViewport();
  await expect(bestsellers).not.toHaveAttribute("data-waiting");
  const gallery = section(page, "Galeria");
  await expect(gallery.locator("img")).toHaveCount(24);
  const sources = await gallery
    .locator("img")
    .evaluateAll((all) => all.map((img) => img.getAttribute("src")));
  expect(sources.slice(12)).toEqual(sources.slice(0, 12));
  expect(new Set(sources).size).toBe(12);
  const lists = gallery.locator("ul");
  const movement = () =>
    lists.evaluateAll((all) =>
      all.map((list) => {
        const { animationDuration, animationIterationCount, animationPlayState } =
          getComputedStyle(list);
        return `${animationDuration} ${animationIterationCount} ${animationPlayState}`;
      }),
    );
  await expect.poll(movement).toEqual(["30s infinite running", "30s infinite running"]);
  await gallery.getByRole("group", { name: "Zdjęcia" }).hover();
  await expect.poll(movement).toEqual(["30s infinite paused", "30s infinite paused"]);
  await page.mouse.move(0, 0);
  await expect.poll(movement).toEqual(["30s infinite running", "30s infinite running"]);
  await gallery.getByRole("button", { name: "Zatrzymaj galerię" }).click();
  await page.mouse.move(0, 0);
  await expect.poll(movement).toEqual(["30s infinite paused", "30s infinite paused"]);
});

test("on the way from another page four skeletons stand for the bestsellers, and no spotlight; six tiles are at their anchors", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  const release = await delayNavigation(page, home);
  await page.getByRole("contentinfo").getByRole("link", { name: "Kategorie" }).click();
  await expect(page.locator(".product-card--skeleton")).toHaveCount(4);
  await expect(page.getByText("HIT!")).toHaveCount(0);
  release();
  await expect(section(page, "Bestsellery").getByRole("article")).toHaveCount(4);
  await expect(page.getByText("HIT!")).toBeVisible();
  await expect(page).toHaveURL(/\/#categories$/);
  await expect(page.locator("#categories")).toBeInViewport();
  const tiles = await page
    .locator("#categories li")
    .evaluateAll((all) =>
      all.map((tile) => [tile.id, tile.querySelector("a")!.getAttribute("href")]),
    );
  expect(tiles).toEqual([
    ["dolls", "/kategoria/lalki-domki-wozki"],
    ["games", "/kategoria/gry"],
    ["baby", "/kategoria/dla-niemowlat"],
    ["educational", "/kategoria/edukacyjne"],
    ["rc-toys", "/kategoria/zabawki-rc"],
    ["plushies", "/kategoria/pluszaki"],
  ]);
});
