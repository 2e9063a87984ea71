import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { openHydrated, waitForHydration } from "./hydration.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Zgoda na pliki cookie" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookie-consent"));

for (const [name, answer] of [
  ["Akceptuję", "accepted"],
  ["Odrzuć", "declined"],
  ["Zamknij", "declined"],
] as const) {
  test(`„${name}” stores the answer ${answer}, and the banner does not return`, async ({
    page,
  }) => {
    await page.goto("/blog");
    await expect(banner(page)).toBeVisible();
    expect(await stored(page)).toBeNull();
    await banner(page).getByRole("button", { name, exact: true }).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBe(answer);
    await page.goto("/o-nas");
    await waitForHydration(page);
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toBe(answer);
  });
}

test("both answers have equal prominence", async ({ page }) => {
  await page.goto("/blog");
  const look = (name: string) =>
    banner(page)
      .getByRole("button", { name })
      .evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight, height, borderColor } =
          getComputedStyle(button);
        return { backgroundColor, color, fontSize, fontWeight, height, borderColor };
      });
  await expect(banner(page)).toBeVisible();
  expect(await look("Akceptuję")).toEqual(await look("Odrzuć"));
});

test("the footer links to the cookie settings", async ({ page }) => {
  await openHydrated(page, "/blog");
  await page.getByRole("contentinfo").getByRole("link", { name: "Ustawienia cookies" }).click();
  await expect(page).toHaveURL(/\/ustawienia-cookies$/);
  const choice = page.getByRole("group", { name: /Twoja decyzja/ });
  await expect(choice.getByRole("radio", { name: "Odrzuć" })).toBeChecked();
  await choice.getByRole("radio", { name: "Akceptuję" }).check();
  await expect(choice.getByRole("status")).toHaveText(/^Obecnie: zgoda/);
  expect(await stored(page)).toBe("accepted");
});

test("a focused element on a phone is not covered by the banner", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blog");
  await expect(banner(page)).toBeVisible();
  const top = (await banner(page).boundingBox())!.y;
  const main = page.getByRole("main");
  await main.focus();
  const last = main.getByRole("link").last();
  const bottom = () => page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom);
  while (!(await last.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press("Tab");
    await expect.poll(bottom).toBeLessThanOrEqual(top);
  }
});
