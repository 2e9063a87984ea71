import type { Page } from "@playwright/test";
import { spaced } from "./hydration.ts";
import { expect } from "./shop.ts";

/** Slug, category, date and title of each article, in the order of the list. */
export const articles = [
  [
    "prezenty",
    "Prezenty",
    "9 listopada 2026",
    "Prezent dla cudzego dziecka: jak wybrać mądrze i zdążyć",
  ],
  [
    "ekologiczne-zabawki",
    "Ekologia",
    "6 października 2026",
    "Ekologiczna zabawka: co to naprawdę znaczy i jak to sprawdzić",
  ],
  [
    "gry-planszowe",
    "Gry",
    "12 września 2026",
    "Pierwsze gry planszowe: jak dobrać je do wieku i cierpliwości",
  ],
  [
    "zabawki-stem",
    "Edukacja",
    "20 sierpnia 2026",
    "Zabawki STEM według wieku: od kubka w wannie do robota",
  ],
  [
    "organizacja-zabawek",
    "Organizacja",
    "16 lipca 2026",
    "Porządek w zabawkach, z którym dziecko poradzi sobie samo",
  ],
  [
    "zabawki-dla-niemowlat",
    "Poradniki",
    "4 czerwca 2026",
    "Zabawki dla niemowląt od 0 do 36 miesięcy: co i kiedy",
  ],
  [
    "ranking-zabawek",
    "Rankingi",
    "21 maja 2026",
    "Ranking zabawek, którymi dzieci bawią się najdłużej",
  ],
  [
    "kreatywna-zabawa",
    "Rozwój",
    "9 kwietnia 2026",
    "Kreatywna zabawa w domu: dziesięć pomysłów z niczego",
  ],
  [
    "zabawki-edukacyjne",
    "Edukacja",
    "12 marca 2026",
    "Zabawki edukacyjne: jak dobrać je do wieku i zainteresowań",
  ],
  [
    "bezpieczenstwo-zabawek",
    "Bezpieczeństwo",
    "18 lutego 2026",
    "Bezpieczne zabawki: znak CE, ostrzeżenia i dane producenta",
  ],
] as const;

export async function expectArticle(
  page: Page,
  [slug, category, date, title]: (typeof articles)[number],
): Promise<void> {
  await page.goto(`/blog/${slug}`);
  const article = page.getByRole("main").getByRole("article").first();
  expect(spaced(await article.locator(".article-meta").textContent())).toBe(`${category}${date}`);
  expect(spaced(await article.getByRole("heading", { level: 1 }).textContent())).toBe(title);
  const picture = article.locator("img").first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(300);
  expect(await article.locator(".prose p").count()).toBeGreaterThan(4);
  await article.getByRole("link", { name: "Wróć do bloga" }).click();
  await expect(page).toHaveURL(/\/blog$/);
}
