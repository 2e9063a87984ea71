import { expect } from "vitest";
import { consentKey } from "../../shop/privacy/consent.ts";
import type { FakeSmtp } from "../fakes/smtp.ts";
import type { Page } from "./page.ts";

type Scene = { page: Page; smtp: FakeSmtp };

/** Scenarios for every browser, by the name of their test. */
export const scenarios: Record<string, (scene: Scene) => Promise<void>> = {
  "a visitor orders a product, and both emails arrive": async ({ page, smtp }) => {
    const email = "ewa@example.com";
    await openFirstPage(page, "/");
    await page.click(".header__drop", "Kategorie");
    await page.click(".header__list a", "Gry");
    await page.see("h1", "Gry i łamigłówki");
    await page.click(".product-card", "Szachy drewniane Mały Hetman");
    await page.see("h1", "Szachy drewniane Mały Hetman");
    await page.click("button", "Zwiększ ilość");
    await page.click("button", "Dodaj do koszyka · 259,80 zł");
    await page.click("header button", "Koszyk, produkty: 2");
    await page.click("#koszyk label:has([value=inpost])");
    await page.click("#koszyk label:has([value=pobranie])");
    await page.see("#koszyk dl", "Produkty259,80 złDostawa12,00 złOpłata za pobranie10,00 zł");
    await page.click("#koszyk button", "Złóż zamówienie");
    await page.see("h1", "Złóż zamówienie");
    await page.gone("#koszyk");
    await page.untilHydrated("main");
    await fillOrder(page, email);
    await page.seeToast("Zamówienie L-", () =>
      page.click("button", "Zamawiam z obowiązkiem zapłaty"),
    );
    await page.seePath("/");
    await page.see("h2", "Dziękujemy za zamówienie L-");
    await page.untilHydrated("header");
    await page.see("header button", "Koszyk, produkty: 0");
    const mails = await smtp.exchanged(email, 2);
    const subjects = mails.map(({ subject = "" }) => subject.split(" L-")[0]!);
    expect(subjects.toSorted()).toEqual([
      expect.stringMatching(/^Nowe zamówienie ze strony/),
      "Potwierdzenie zamówienia",
    ]);
  },

  "the search finds a product in its dialog and on its page": async ({ page }) => {
    await openFirstPage(page, "/");
    await page.click("header button", "Szukaj");
    await page.seeFocus("#wyszukiwarka input");
    await page.fill("#wyszukiwarka input", "lamigolwka");
    await page.see("#wyszukiwarka a", "Łamigłówka");
    await page.press("Enter");
    await page.seePath("/szukaj?fraza=lamigolwka");
    await page.gone("#wyszukiwarka");
    await page.click(".product-card", "Łamigłówka");
    await page.see("h1", "Łamigłówka");
  },

  "Back from a product brings the filtered list and the place in it": async ({ page }) => {
    await openFirstPage(page, "/kategoria/gry");
    await page.untilHydrated("main");
    const inPlace = await page.evaluate(() => {
      Object.assign(window, { isFirstDocument: true });
      return "navigation" in window;
    });
    await page.click(".filters__control", "Cena");
    await page.click(".filters__check", "Tylko dostępne");
    await page.seePath("/kategoria/gry?dostepne=1");
    await page.gone(".product-card__chip");
    await page.see(".filters__pill[data-chosen]", "Tylko dostępne");
    await page.click(".product-card", "Memory Leśne Tropy");
    await page.see("h1", "Memory Leśne Tropy");
    await page.waitFor("the page's top", () => page.evaluate(() => scrollY === 0));
    expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(inPlace);
    await page.back();
    await page.seePath("/kategoria/gry?dostepne=1");
    await page.see(".filters__pill[data-chosen]", "Tylko dostępne");
    await page.see(".product-card", "Memory Leśne Tropy");
    await page.waitFor("the place in the list", async () => {
      const [clicked, now] = await page.evaluate(() => [
        Number(sessionStorage.getItem("test-clicked-at")),
        scrollY,
      ]);
      return clicked! > 0 && Math.abs(clicked! - now!) < 5;
    });
    await page.back();
    await page.seePath("/kategoria/gry");
    await page.gone(".filters__pill[data-chosen]");
  },

  "search and cart open, close with Escape or a click beside them, and give the focus back":
    async ({ page }) => {
      await openFirstPage(page, "/blog");
      for (const [id, name] of [
        ["wyszukiwarka", "Szukaj"],
        ["koszyk", "Koszyk"],
      ] as const) {
        await page.click("header button", name);
        await page.see(`#${id} h2`);
        await page.untilHydrated(`#${id}`);
        await page.seeFocusInside(`#${id}`);
        await page.press("Escape");
        await page.gone(`#${id}`);
        await page.seeFocus("header button", name);
        await page.click("header button", name);
        await page.see(`#${id} h2`);
        await page.clickAt(5, 400);
        await page.gone(`#${id}`);
      }
    },

  "the gallery fills the screen and turns its pictures by click and key": async ({ page }) => {
    await openFirstPage(page, "/produkt/1109");
    await page.click("button", "Powiększ zdjęcie");
    await page.see("#galeria img[src*='1109-1-']");
    await page.seeFocusInside("#galeria");
    await page.click("#galeria button", "Następne zdjęcie");
    await page.see("#galeria img[src*='1109-2-']");
    await page.press("ArrowRight");
    await page.see("#galeria img[src*='1109-3-']");
    await page.click("#galeria button", "Zamknij");
    await page.gone("#galeria");
  },

  "the film comes when it is asked for": async ({ page }) => {
    await openFirstPage(page, "/");
    await page.gone("video");
    await page.click("button", "Odtwórz film");
    await page.see("#film video");
    await page.seeFocusInside("#film");
    await page.click("#film button", "Zamknij film");
    await page.gone("#film");
  },

  "the menu of a small screen leads to a category": async ({ page }) => {
    await page.resize(480, 800);
    await openFirstPage(page, "/o-nas");
    await page.click("header button", "Menu");
    await page.click(".header__unfold", "Kategorie");
    await page.click(".header__list a", "Pluszaki");
    await page.seePath("/kategoria/pluszaki");
    await page.gone("#menu");
  },

  "a press on a product still counts when the cookie question comes up beneath it": async ({
    page,
  }) => {
    await page.open("/kategoria/gry");
    const { x, y } = await page.see(".cookie-banner");
    await page.click(".cookie-banner button", "Odrzuć");
    await page.gone(".cookie-banner");
    await page.clickAt(await page.evaluate(askAtPress, consentKey, x, y), y);
    await page.waitFor("a product's page", () =>
      page.evaluate(() => location.pathname.startsWith("/produkt/")),
    );
  },
};

/**
 * Runs in the page. Places a product under the cookie banner, which is opened between press and
 * release.
 * @returns the product's horizontal centre
 */
function askAtPress(key: string, x: number, y: number): number {
  const boxes = [...document.querySelectorAll(".product-card")].map((card) =>
    card.getBoundingClientRect(),
  );
  const middleOf = ({ left, width }: DOMRect) => left + width / 2;
  boxes.sort((one, other) => Math.abs(middleOf(one) - x) - Math.abs(middleOf(other) - x));
  const [{ top, height }] = boxes as [DOMRect];
  scrollBy({ top: top + height / 2 - y, behavior: "instant" });
  addEventListener("mousedown", () => {
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent("storage", { key }));
  });
  return middleOf(boxes[0]!);
}

/** Opens a page as a new visitor and answers the cookie banner. */
async function openFirstPage(page: Page, path: string): Promise<void> {
  await page.open(path);
  await page.click(".cookie-banner button", "Odrzuć");
  await page.gone(".cookie-banner");
}

async function fillOrder(page: Page, email: string): Promise<void> {
  await page.fill("[name=name]", "Ewa Żółć");
  await page.fill("[name=email]", email);
  await page.fill("[name=phone]", "+48 601 202 303");
  await page.fill("[name=address]", "ul. Miła 3/4");
  await page.fill("[name=postalCode]", "42400");
  await page.fill("[name=city]", "Zawiercie");
  await page.waitFor("the postal code's own form", async () => {
    const { value } = await page.see("[name=postalCode]");
    return value === "42-400";
  });
  await page.fill("[name=locker]", "zaw01a");
  await page.click("[name=terms]");
}
