import { expect, expectConsoleError, test } from "./shop.ts";
import { followLink, openHydrated } from "./hydration.ts";

test("an unknown URL shows 404 and „Oops! Page not found”, and links home", async ({
  page,
  shop,
}) => {
  expectConsoleError("404");
  const answer = await page.goto("/nie-ma-takiej-strony");
  expect(answer!.status()).toBe(404);
  const main = page.getByRole("main");
  await expect(main.getByText("404", { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await main.getByRole("link", { name: "Wróć na stronę główną" }).click();
  await expect(page).toHaveURL(`${shop.origin}/`);
});

test("a broken link within the shop shows the same page", async ({ page }) => {
  expectConsoleError("404");
  await openHydrated(page, "/blog");
  await followLink(page, "/kategoria/rowery");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("an unknown article says so and links back to the blog", async ({ page }) => {
  expectConsoleError("404");
  await page.goto("/blog/nie-ma");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Nie znaleziono artykułu");
  await main.getByRole("link", { name: "Wróć do bloga" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});
