import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { openHydrated } from "./hydration.ts";
import { visit } from "./page-helpers.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Zgoda na pliki cookie" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookie-consent"));

test("every answer is stored, and the banner does not return", async ({ page }) => {
  await page.goto("/blog");
  await expect(banner(page)).toBeVisible();
  // Before the pointer stands on one of them.
  await expectEqualProminence(page);
  for (const [name, answer] of [
    ["Akceptuję", "accepted"],
    ["Odrzuć", "declined"],
    ["Zamknij", "declined"],
  ] as const) {
    await test.step(`„${name}”`, async () => {
      await page.goto("/blog");
      await expect(banner(page)).toBeVisible();
      expect(await stored(page)).toBeNull();
      await banner(page).getByRole("button", { name, exact: true }).click();
      await expect(banner(page)).toBeHidden();
      expect(await stored(page)).toBe(answer);
      await visit(page, "/o-nas");
      await expect(banner(page)).toHaveCount(0);
      expect(await stored(page)).toBe(answer);
      await page.evaluate(() => localStorage.removeItem("cookie-consent"));
    });
  }
});

async function expectEqualProminence(page: Page): Promise<void> {
  const look = (name: string) =>
    banner(page)
      .getByRole("button", { name })
      .evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight, height, borderColor } =
          getComputedStyle(button);
        return { backgroundColor, color, fontSize, fontWeight, height, borderColor };
      });
  expect(await look("Akceptuję")).toEqual(await look("Odrzuć"));
}

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
