import type { Page } from "@playwright/test";
import { openHydrated } from "../e2e/hydration.ts";
import { expect, test } from "../e2e/shop.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });
const dot = (page: Page, number: number) =>
  section(page, "Polecane").getByRole("button", { name: `Slajd ${number}` });

test("with reduced motion nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await openHydrated(page, "/");
  await page.mouse.move(640, 5);
  await page.clock.runFor(30_000);
  await expect(dot(page, 1)).toHaveAttribute("aria-current", "true");
  const animation = section(page, "Galeria").getByRole("list").first();
  expect(await animation.evaluate((list) => getComputedStyle(list).animationName)).toBe("none");
});

test("on a phone a toy can be bought within two screens, and the footer begins within eight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const buy = section(page, "Wieża z krążków").getByRole("button", { name: "Dodaj do koszyka" });
  const { y, height } = (await buy.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(2 * 740);
  const footer = (await page.getByRole("contentinfo").boundingBox())!;
  expect(footer.y).toBeLessThanOrEqual(8 * 740);
});

test("the video is loaded only on request", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openHydrated(page, "/");
  const clips = () => asked.filter((url) => url.includes("/clips/"));
  await page.getByRole("button", { name: "Odtwórz film" }).scrollIntoViewIfNeeded();
  expect(clips()).toEqual([]);
  await page.getByRole("button", { name: "Odtwórz film" }).click();
  await expect(page.getByRole("dialog", { name: /^Film/ }).locator("video")).toBeVisible();
  await expect.poll(() => clips().length).toBeGreaterThan(0);
});
