import type { Page } from "@playwright/test";
import { noteWhenListening, untilListening, visit } from "./places.ts";
import { expect, test } from "./shop.ts";

/** Whether the browser has left out anything so far that it would show. */
const leavesOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main section *, .footer *")].some(
      (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
    ),
  );
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
  const last = page.getByRole("heading", { name: "Zajrzyj do naszego świata" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

for (const path of ["/kontakt", "/kontakt?koszyk=true", "/produkt/1101"]) {
  test(`what is left out of ${path} makes nothing wider`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await holdScripts(page);
    await page.goto(path);
    expect(await leavesOut(page)).toBe(true);
    const [whole, seen] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(whole).toBe(seen);
  });
}

test("another page is drawn whole", async ({ page }) => {
  await page.route(/\.woff2$/, () => undefined);
  await noteWhenListening(page);
  await page.goto("/blog", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Tab");
  await untilListening(page);
  await expect(page.locator("html")).toHaveAttribute("data-fresh");
  await page.getByRole("banner").getByRole("link", { name: "Strona główna" }).click();
  await expect(page.getByRole("heading", { name: "Zajrzyj do naszego świata" })).toBeAttached();
  expect(await leavesOut(page)).toBe(false);
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
