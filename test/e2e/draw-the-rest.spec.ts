import type { Page } from "@playwright/test";
import { visit } from "./places.ts";
import { expect, test } from "./shop.ts";

/** Whether the browser has left the last part of the page out so far. */
const leavesOut = (page: Page) =>
  page
    .getByRole("contentinfo")
    .getByRole("navigation")
    .first()
    .evaluate((part) => !part.checkVisibility({ contentVisibilityAuto: true }));
const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const holdScripts = (page: Page) => page.route(/\/assets\/.*\.js$/, () => undefined);

test("a first page is drawn as far as it is seen, and the rest soon after", async ({ page }) => {
  await visit(page, "/#categories");
  const whole = await lengthOf(page);
  await page.goto("/kontakt");
  await visit(page, "/");
  await expect(page.locator("html")).not.toHaveAttribute("data-fresh");
  expect(await leavesOut(page)).toBe(false);
  expect(await lengthOf(page)).toBe(whole);
});

test("before the scripts come, what is out of sight is left out", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/");
  expect(await leavesOut(page)).toBe(true);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => leavesOut(page)).toBe(false);
});

test("who comes to a part of the page finds all of it drawn", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/#categories");
  expect(await leavesOut(page)).toBe(false);
});

test("who comes back stands where they were, even before the scripts come", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/");
  const teasers = page.getByRole("heading", { name: "Z naszego notatnika" });
  await teasers.scrollIntoViewIfNeeded();
  await page.reload();
  expect(await leavesOut(page)).toBe(false);
  await expect(teasers).toBeInViewport();
});
