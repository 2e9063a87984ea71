import { expect, expectConsoleError, test } from "./shop.ts";

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

test("an unknown article says so and links back to the blog", async ({ page }) => {
  expectConsoleError("404");
  await page.goto("/blog/nie-ma");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Nie znaleziono artykułu");
  await main.getByRole("link", { name: "Wróć do bloga" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});
