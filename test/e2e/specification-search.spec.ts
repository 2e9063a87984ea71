import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { openHydrated } from "./hydration.ts";

const placeholder = "Szukaj zabawek, kategorii, artykułów...";

const fixedList = [
  ["Lalki, domki, wózki", "Kategoria", "/kategoria/lalki-domki-wozki"],
  ["Gry", "Kategoria", "/kategoria/gry"],
  ["Dla niemowląt", "Kategoria", "/kategoria/dla-niemowlat"],
  ["Edukacyjne", "Kategoria", "/kategoria/edukacyjne"],
  ["Zabawki RC", "Kategoria", "/kategoria/zabawki-rc"],
  ["Pluszaki", "Kategoria", "/kategoria/pluszaki"],
  ["Blog", "Strona", "/blog"],
  ["O Nas", "Strona", "/o-nas"],
  ["Kontakt", "Strona", "/kontakt"],
  ["Prezent dla cudzego dziecka: jak wybrać mądrze i zdążyć", "Artykuł", "/blog/prezenty"],
  [
    "Ekologiczna zabawka: co to naprawdę znaczy i jak to sprawdzić",
    "Artykuł",
    "/blog/ekologiczne-zabawki",
  ],
  [
    "Pierwsze gry planszowe: jak dobrać je do wieku i cierpliwości",
    "Artykuł",
    "/blog/gry-planszowe",
  ],
  ["Zabawki STEM według wieku: od kubka w wannie do robota", "Artykuł", "/blog/zabawki-stem"],
  [
    "Porządek w zabawkach, z którym dziecko poradzi sobie samo",
    "Artykuł",
    "/blog/organizacja-zabawek",
  ],
  [
    "Zabawki dla niemowląt od 0 do 36 miesięcy: co i kiedy",
    "Artykuł",
    "/blog/zabawki-dla-niemowlat",
  ],
  ["Ranking zabawek, którymi dzieci bawią się najdłużej", "Artykuł", "/blog/ranking-zabawek"],
  ["Kreatywna zabawa w domu: dziesięć pomysłów z niczego", "Artykuł", "/blog/kreatywna-zabawa"],
  [
    "Zabawki edukacyjne: jak dobrać je do wieku i zainteresowań",
    "Artykuł",
    "/blog/zabawki-edukacyjne",
  ],
  [
    "Bezpieczne zabawki: znak CE, ostrzeżenia i dane producenta",
    "Artykuł",
    "/blog/bezpieczenstwo-zabawek",
  ],
];

const dialog = (page: Page) => page.getByRole("dialog", { name: "Wyszukiwarka" });
const field = (page: Page) => dialog(page).getByPlaceholder(placeholder);
const fixed = (page: Page) =>
  dialog(page).getByRole("list", { name: "Kategorie, strony i artykuły" });
const toys = (page: Page) => dialog(page).getByRole("list", { name: "Produkty" });

async function openSearch(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Szukaj" }).click();
  await expect(field(page)).toBeFocused();
}

/** Title, type label and URL of the fixed list, in its order. */
async function readFixed(page: Page): Promise<string[][]> {
  return fixed(page)
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => [
        ...[...link.querySelectorAll("span")].map(({ textContent }) =>
          textContent!.replaceAll("\u00a0", " "),
        ),
        link.getAttribute("href")!,
      ]),
    );
}

test("an empty query shows the whole fixed list", async ({ page }) => {
  await openHydrated(page, "/kontakt");
  await openSearch(page);
  await expect(fixed(page).getByRole("link")).toHaveCount(19);
  expect(await readFixed(page)).toEqual(fixedList);
  await expect(toys(page)).toHaveCount(0);
});

const queries = [
  ["GRY", ["Gry", "Pierwsze gry planszowe: jak dobrać je do wieku i cierpliwości"]],
  ["kOnTaKt", ["Kontakt"]],
  ["o nas", ["O Nas"]],
  ["strona", ["Blog", "O Nas", "Kontakt"]],
  ["KATEGORIA", fixedList.slice(0, 6).map(([title]) => title!)],
  ["artykuł", fixedList.slice(9).map(([title]) => title!)],
  ["zabawek,", ["Ranking zabawek, którymi dzieci bawią się najdłużej"]],
] as const;

test("a query finds entries by title or type, regardless of case", async ({ page }) => {
  await openHydrated(page, "/kontakt");
  await openSearch(page);
  for (const [query, expected] of queries) {
    await field(page).fill(query);
    await expect(fixed(page).locator(".search__title"), query).toHaveText([...expected]);
  }
});

test("a query without results is quoted in the message", async ({ page }) => {
  await openHydrated(page, "/kontakt");
  await openSearch(page);
  await field(page).fill("Xylofon Ω");
  await expect(
    dialog(page).getByText('Nie znaleziono wyników dla "Xylofon Ω"', { exact: true }),
  ).toBeVisible();
  await expect(fixed(page)).toHaveCount(0);
  await expect(toys(page)).toHaveCount(0);
});

test("a search without results shows categories, bestsellers and the phone number", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  await openSearch(page);
  await field(page).fill("xyzzy");
  const list = (name: string) => dialog(page).getByRole("list", { name }).getByRole("link");
  await expect(list("Działy")).toHaveCount(6);
  await expect(list("Bestsellery")).toHaveCount(4);
  await expect(dialog(page).getByRole("link", { name: "+48 600 000 000" })).toHaveAttribute(
    "href",
    "tel:+48600000000",
  );
  await expect(dialog(page).getByText('Nie znaleziono wyników dla "xyzzy"')).toBeVisible();
  await field(page).fill("ω");
  await expect(list("Bestsellery")).toHaveCount(4);
  await field(page).fill("zolw");
  await expect(list("Produkty").first()).toHaveAccessibleName(/^Żółw Tuptuś/);
  await expect(list("Bestsellery")).toHaveCount(0);
  await field(page).fill("xyzzy");
  await list("Działy").filter({ hasText: "Pluszaki" }).click();
  await expect(page).toHaveURL("/kategoria/pluszaki");
  await expect(dialog(page)).toBeHidden();
});

test("help pages follow the fixed list, which stays unchanged", async ({ page }) => {
  await openHydrated(page, "/kontakt");
  await openSearch(page);
  const help = dialog(page).getByRole("list", { name: "Pomocne strony" }).getByRole("link");
  await field(page).fill("zwrot");
  await expect(help).toHaveText([/^Polityka zwrotów i\sreklamacji/, /^Odstąp od\sumowy/]);
  await expect(fixed(page)).toHaveCount(0);
  await expect(dialog(page).getByText("Nie znaleziono")).toHaveCount(0);
  await field(page).fill("pluszowy miś");
  await expect(help).toHaveText([/^Pluszaki/]);
  await expect(toys(page).getByRole("link").first()).toHaveAccessibleName(/^Miś Staszek/);
  await field(page).fill("pluszaki");
  await expect(fixed(page).getByRole("link")).toHaveText([/^Pluszaki/]);
  await expect(dialog(page).locator("[aria-busy=false]")).toBeVisible();
  await expect(help).toHaveCount(0);
  await field(page).fill("zwrot");
  await help.last().click();
  await expect(page).toHaveURL("/odstapienie");
});

test("„Wyczyść” clears the input and restores the whole list", async ({ page }) => {
  await openHydrated(page, "/kontakt");
  await openSearch(page);
  await field(page).fill("pluszaki");
  await expect(fixed(page).getByRole("link")).toHaveCount(1);
  await dialog(page).getByRole("button", { name: "Wyczyść" }).click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(fixed(page).getByRole("link")).toHaveCount(19);
});

test("a result opens its page, closes the dialog and clears the query", async ({ page }) => {
  await openHydrated(page, "/kontakt");
  await openSearch(page);
  await field(page).fill("stem");
  await fixed(page)
    .getByRole("link", { name: /^Zabawki STEM/ })
    .click();
  await expect(page).toHaveURL(/\/blog\/zabawki-stem$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Zabawki STEM/);
  await expect(dialog(page)).toBeHidden();
  await openSearch(page);
  await expect(field(page)).toHaveValue("");
  await expect(fixed(page).getByRole("link")).toHaveCount(19);
});

test("from two characters on products are shown, regardless of case and diacritics", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  await openSearch(page);
  const found = (name: string) => toys(page).getByRole("link", { name });
  await field(page).fill("zolw");
  await expect(found("Żółw Tuptuś")).toHaveAccessibleName(/^Żółw Tuptuś Produkt 69,90\szł$/);
  await expect(dialog(page).getByText("Nie znaleziono")).toHaveCount(0);
  await field(page).fill("LOZECZKO");
  await expect(found("Łóżeczko dla lalki Dobranoc")).toBeVisible();
  await field(page).fill("z");
  await expect(toys(page)).toHaveCount(0);
  await field(page).fill("zolw");
  await found("Żółw Tuptuś").click();
  await expect(page).toHaveURL(/\/produkt\/1502$/);
  await expect(dialog(page)).toBeHidden();
});
