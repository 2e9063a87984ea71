import type { Page } from "@playwright/test";
import { articles, expectArticle } from "./articles.ts";
import { openHydrated, spaced } from "./hydration.ts";
import { replacePictures } from "./page-helpers.ts";
import { expect, test } from "./shop.ts";

const text = async (page: Page) => spaced(await page.getByRole("main").innerText());
const sections = async (page: Page) =>
  (await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).map(spaced);

test("the blog's ten cards show picture, category, date, title and excerpt", async ({ page }) => {
  await page.goto("/blog");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(10);
  for (const [index, [slug, category, date, title]] of articles.entries()) {
    const card = cards.nth(index);
    expect(spaced(await card.locator(".chip").textContent())).toBe(category);
    expect(spaced(await card.locator("time").textContent())).toBe(date);
    expect(spaced(await card.getByRole("link").textContent())).toBe(title);
    await expect(card.getByRole("link")).toHaveAttribute("href", `/blog/${slug}`);
    expect(
      spaced(await card.locator(".article-card__excerpt").textContent()).length,
    ).toBeGreaterThan(60);
    await expect(card.locator("img")).toHaveAttribute("src", new RegExp(`/articles/${slug}-`));
  }
});

test("an article shows category, date, title, picture, paragraphs and a back link", async ({
  page,
}) => {
  await expectArticle(page, articles[0]);
});

test("about: the story, the mission, the values and four tiles, with links to contact and blog", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  await page.getByRole("contentinfo").getByRole("link", { name: "Nasza misja" }).click();
  await expect(page).toHaveURL(/\/o-nas#nasza-misja$/);
  await expect(page.getByRole("heading", { name: "Nasza misja" })).toBeInViewport();
  const main = page.getByRole("main");
  expect(await sections(page)).toEqual([
    "Nasza historia",
    "Nasza misja",
    "Nasze wartości",
    "Co u nas znajdziesz",
    "Masz pytanie? Po prostu napisz",
  ]);
  expect(await text(page)).toContain("Poleć z nami w świat zabawek");
  await expect(main.getByRole("heading", { level: 3 })).toHaveText([
    "Pluszaki",
    "Zabawki edukacyjne",
    "Gry i łamigłówki",
    "Zabawki zdalnie sterowane",
  ]);
  await main.getByRole("link", { name: "Przejdź do bloga" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await main.getByRole("link", { name: "Napisz do nas" }).click();
  await expect(page).toHaveURL(/\/kontakt$/);
});

test("the legal and information pages say what is specified", async ({ page }) => {
  await replacePictures(page);
  await test.step("the terms have nine numbered sections, apply since 01.01.2025 and announce changes by e-mail", async () => {
    await page.goto("/regulamin");
    const numbered = (await sections(page)).map((title) => title.split(".")[0]);
    expect(numbered).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    const terms = await text(page);
    expect(terms).toContain("Obowiązuje od 01.01.2025");
    expect(terms).toMatch(/O przebiegu zamówienia .* informujemy Cię e-mailem/);
    expect(terms).toContain("akceptujesz regulamin");
    expect(terms).toContain("trwa 1–3 dni robocze");
    expect(terms).toContain("w terminie 14 dni bez podania przyczyny");
    expect(terms).toContain(
      "W ciągu 24 godzin od otrzymania zamówienia wysyłamy e-mail z potwierdzeniem",
    );
    expect(terms).toContain("ul. Podniebna 7, 42-400 Zawiercie");
    expect(terms).toContain("NIP 1234563218");
  });

  await test.step("the returns policy has the form, fourteen days for each side and the cost of returning", async () => {
    await page.goto("/polityka-zwrotow");
    const policy = await text(page);
    expect((await sections(page)).at(-1)).toBe("Wzór formularza odstąpienia od umowy");
    expect(policy).toContain(
      "formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy",
    );
    expect(policy).toContain("Masz 14 dni od dnia, w którym");
    expect(policy).toContain("nie później niż w ciągu 14 dni od otrzymania Twojego oświadczenia");
    expect(policy).toContain("około 15–25 zł");
    expect(policy).toContain("Odpowiemy w ciągu 14 dni od otrzymania reklamacji");
  });

  await test.step("the privacy policy has eleven sections and keeps tax records for five years", async () => {
    await page.goto("/polityka-prywatnosci");
    const numbered = (await sections(page)).map((title) => title.split(".")[0]);
    expect(numbered).toEqual(Array.from({ length: 11 }, (_, index) => String(index + 1)));
    expect(await text(page)).toMatch(/5 lat/);
  });

  await test.step("shipping: the rules, the published prices, and which price applies", async () => {
    await page.goto("/informacje-o-wysylce");
    const cells = async (caption: string) =>
      (await page.getByRole("region", { name: caption }).getByRole("row").allInnerTexts()).map(
        (row) => spaced(row).split("\t"),
      );
    expect((await cells("Publikowany cennik dostaw")).slice(1)).toEqual([
      ["Paczkomat InPost", "10,99 zł", "1–2 dni robocze"],
      ["Kurier InPost", "12,99 zł", "1–2 dni robocze"],
      [
        "Kurier InPost za pobraniem – płacisz kurierowi gotówką lub kartą",
        "14,99 zł",
        "1–2 dni robocze",
      ],
    ]);
    const shipping = await text(page);
    for (const sentence of [
      "Przy zamówieniu obowiązuje cena dostawy pokazana w koszyku w chwili jego składania.",
      "Zamówienie złożone przed godziną 11:00 wysyłamy tego samego dnia roboczego.",
      "Zamówienie złożone później wysyłamy w ciągu doby",
      "Paczki nadajemy w dni robocze",
      "Po nadaniu dostajesz e-mail z numerem przesyłki",
      "Możesz też podać kod lub położenie automatu w polu adresu.",
      "Zostawi zawiadomienie i ponowi próbę doręczenia.",
      "Dostarczamy tylko na terenie Polski.",
      "1–3 dni robocze",
      "2–3 dni robocze",
      "24–48 h",
      "ul. Wietrzna 12",
      "sklep@latawiec.example",
      "+48 600 000 000",
    ]) {
      expect(shipping).toContain(sentence);
    }
    expect(await sections(page)).toContain("Częste pytania");
    expect((await sections(page)).at(-1)).toBe("Kontakt w sprawie wysyłki");
  });

  await test.step("the cookie page explains cookies, the four uses, how to manage them, and links to more", async () => {
    await page.goto("/ustawienia-cookies");
    const main = page.getByRole("main");
    expect(await sections(page)).toEqual([
      "Czym są pliki cookie",
      "Do czego służą",
      "Co naprawdę zapisujemy",
      "Jak zmienić decyzję u nas",
      "Jak zarządzać danymi w przeglądarce",
      "Więcej o danych",
    ]);
    await expect(
      main.locator("h2:has-text('Do czego') ~ ul").first().locator("li > strong:first-child"),
    ).toHaveText(["Prawidłowe działanie strony.", "Preferencje.", "Analiza ruchu.", "Koszyk."]);
    await main.getByRole("link", { name: "polityka prywatności" }).click();
    await expect(page).toHaveURL(/\/polityka-prywatnosci$/);
  });
});
