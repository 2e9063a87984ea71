import type { Page } from "@playwright/test";
import { openHydrated } from "./hydration.ts";
import { dialog, field, fixed, openSearch, toys } from "./search-dialog.ts";
import { expect, test } from "./shop.ts";

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

const queries = [
  ["GRY", ["Gry", "Pierwsze gry planszowe: jak dobrać je do wieku i cierpliwości"]],
  ["kOnTaKt", ["Kontakt"]],
  ["o nas", ["O Nas"]],
  ["strona", ["Blog", "O Nas", "Kontakt"]],
  ["KATEGORIA", fixedList.slice(0, 6).map(([title]) => title!)],
  ["artykuł", fixedList.slice(9).map(([title]) => title!)],
  ["zabawek,", ["Ranking zabawek, którymi dzieci bawią się najdłużej"]],
] as const;

test("the dialog lists what is fixed, filters it by title and type, and leads to what is chosen", async ({
  page,
}) => {
  await openHydrated(page, "/kontakt");
  await openSearch(page);
  await test.step("an empty query shows the whole fixed list", async () => {
    await expect(fixed(page).getByRole("link")).toHaveCount(19);
    expect(await readFixed(page)).toEqual(fixedList);
    await expect(toys(page)).toHaveCount(0);
  });
  await test.step("a query finds entries by title or type, regardless of case", async () => {
    for (const [query, expected] of queries) {
      await field(page).fill(query);
      await expect(fixed(page).locator(".search__title"), query).toHaveText([...expected]);
    }
  });
  await test.step("a query without results is quoted in the message", async () => {
    await field(page).fill("Xylofon Ω");
    await expect(
      dialog(page).getByText('Nie znaleziono wyników dla "Xylofon Ω"', { exact: true }),
    ).toBeVisible();
    await expect(fixed(page)).toHaveCount(0);
    await expect(toys(page)).toHaveCount(0);
  });
  await test.step("„Wyczyść” clears the input and restores the whole list", async () => {
    await field(page).fill("pluszaki");
    await expect(fixed(page).getByRole("link")).toHaveCount(1);
    await dialog(page).getByRole("button", { name: "Wyczyść" }).click();
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
    await expect(fixed(page).getByRole("link")).toHaveCount(19);
  });
  await test.step("a result opens its page, closes the dialog and clears the query", async () => {
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
});

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
