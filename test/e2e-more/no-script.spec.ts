import { categories } from "../../shop.config.ts";
import { legalPages } from "../../shop/text/static-pages.ts";
import { replacePictures } from "../e2e/page-helpers.ts";
import { submitTwice } from "../e2e/submit-twice.ts";
import { expect, expectConsoleError, test } from "../e2e/shop.ts";

test.use({ javaScriptEnabled: false });

const pages: [path: string, heading: string | RegExp][] = [
  ["/", /./],
  ...categories.map(({ key }): [string, RegExp] => [`/kategoria/${key}`, /./]),
  ["/produkt/1101", "Szachy drewniane Mały Hetman"],
  ["/porownaj?produkt=1101&produkt=1102", "Porównanie zabawek"],
  ["/producent/debowy-konik-sp-z-o-o", "Dębowy Konik Sp. z o.o."],
  ["/kontakt", "Kontakt"],
  ["/kontakt?koszyk=true", "Złóż zamówienie"],
  ["/potwierdzenie-platnosci?status=success", "Płatność zrealizowana!"],
  ["/potwierdzenie-platnosci", "Płatność anulowana"],
  ["/o-nas", "O nas"],
  ["/blog", "Blog"],
  ["/blog/prezenty", /./],
  ...legalPages.map((name): [string, RegExp] => [`/${name}`, /./]),
  ["/nie-ma", "Oops! Page not found"],
];

test("without scripts every page is readable", async ({ page }) => {
  expectConsoleError("404");
  // Without scripts a browser loads all of them at once.
  await replacePictures(page);
  for (const [path, heading] of pages) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(
        page.getByRole("contentinfo").getByRole("link", { name: "Regulamin" }),
      ).toBeVisible();
      // Content that fades in by script would never be visible.
      const hidden = await page.locator("main :is(h2, h3, p, li)").evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.closest("[popover], details"))
          .filter((element) => !element.checkVisibility({ opacityProperty: true }))
          .map((element) => element.textContent),
      );
      expect(hidden).toEqual([]);
    });
  }
});

test("without scripts the mobile menu unfolds its categories", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/blog");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "O nas" })).toBeHidden();
  await banner.getByRole("button", { name: "Menu" }).click();
  await expect(banner.getByRole("link", { name: "O nas" })).toBeVisible();
  await banner.getByRole("button", { name: "Kategorie" }).click();
  await banner.getByRole("link", { name: "Pluszaki" }).click();
  await expect(page).toHaveURL(/\/kategoria\/pluszaki$/);
});

test("without scripts a message is sent, and the page confirms it", async ({ page, shop }) => {
  await page.goto("/kontakt");
  await page.getByLabel("Imię i nazwisko").fill("Ola Bezskryptowa");
  await page.getByLabel("E-mail").fill("bez-skryptow@example.com");
  await page.getByRole("textbox", { name: "Telefon" }).fill("600 100 200");
  await page.getByLabel("Wiadomość").fill("Działa bez skryptów?");
  await submitTwice(page, "Wyślij wiadomość", shop);
  await expect(page.getByRole("main").getByText("Wiadomość wysłana")).toBeVisible();
  await expect
    .poll(() => shop.smtp.mails.filter(({ text }) => text?.includes("Działa bez skryptów?")).length)
    .toBe(1);
});

test("without scripts a rejected message shows the reason and keeps the input", async ({
  page,
}) => {
  expectConsoleError("400");
  await page.goto("/kontakt");
  await page.getByLabel("Imię i nazwisko").fill("Ola");
  await page.getByLabel("Wiadomość").fill("Bez adresu");
  await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Sprawdź poprawność wszystkich pól formularza.")).toBeVisible();
  await expect(main.getByText("Podaj adres e-mail, np. anna@poczta.pl.")).toHaveCount(2);
  await main.getByRole("link", { name: /^Podaj adres e-mail/ }).click();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(page.getByLabel("Imię i nazwisko")).toHaveValue("Ola");
  await expect(page.getByLabel("Wiadomość")).toHaveValue("Bez adresu");
});

test("without scripts the order page explains itself and accepts an enquiry", async ({
  page,
  shop,
}) => {
  await page.goto("/kontakt?koszyk=true");
  await expect(page.getByText(/Koszyk potrzebuje JavaScriptu/)).toBeVisible();
  // Without products, the button must not mention payment.
  await expect(page.getByRole("button", { name: /obowiązkiem zapłaty/ })).toHaveCount(0);
  await page.getByLabel("Imię i nazwisko").fill("Jan Bezskryptowy");
  await page.getByLabel("E-mail").fill("bez-koszyka@example.com");
  await page.getByRole("textbox", { name: "Telefon" }).fill("600 100 201");
  await page.getByRole("textbox", { name: "Adres", exact: true }).fill("Leśna 1");
  await page.getByLabel("Kod pocztowy").fill("42-400");
  await page.getByLabel("Miasto").fill("Zawiercie");
  await page.getByLabel("Dodatkowe uwagi").fill("Poproszę szachy Mały Hetman.");
  await page.getByRole("checkbox", { name: /regulamin/ }).check();
  await submitTwice(page, "Wyślij zapytanie", shop);
  await expect(page.getByRole("main").getByText("Wiadomość wysłana")).toBeVisible();
  await expect
    .poll(() => shop.smtp.mails.find(({ text }) => text?.includes("Poproszę szachy"))?.subject)
    .toMatch(/^Nowe zamówienie ze strony/);
});

test("without scripts „Koszyk” explains what works, closes and links there", async ({ page }) => {
  await page.goto("/regulamin");
  const dialog = page.getByRole("dialog", { name: "Koszyk" });
  const opener = page.getByRole("banner").getByRole("button", { name: /^Koszyk/ });
  await opener.click();
  await expect(dialog.getByText(/tylko z\sJavaScriptem/)).toBeVisible();
  const wait = await dialog.evaluate((box) => getComputedStyle(box, "::before").content);
  expect(wait).toBe("none");
  await dialog.getByRole("button", { name: "Zamknij" }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByRole("link", { name: "zamów przez formularz" }).click();
  await expect(page).toHaveURL(/\/kontakt\?koszyk=true$/);
});

for (const width of [360, 1280]) {
  test(`without scripts „Szukaj” leads to the search page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/regulamin");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("button", { name: "Szukaj" })).toBeHidden();
    const edges = await banner
      .locator(".header__search-link, .header__phone > *, .header__cart-place")
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect())
          .flatMap(({ left, right }) => [left, right]),
      );
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    await banner.getByRole("link", { name: "Szukaj" }).click();
    await expect(page).toHaveURL(/\/szukaj$/);
  });
}
