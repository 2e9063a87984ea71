import type { Page } from "@playwright/test";
import { expect, expectConsoleError } from "./shop.ts";

/** Without scripts nothing tells when the form was opened: the first answer asks once more. */
export async function pressTwice(page: Page, button: string): Promise<void> {
  expectConsoleError("400");
  await page.getByRole("button", { name: button }).click();
  const asked = page.getByRole("main").getByText(/^Sprawdź dane i\swyślij jeszcze raz$/);
  await expect(asked).toBeVisible();
  // Nobody reads faster than that; the shop does not believe who does.
  const answered = Date.now();
  await expect.poll(() => Date.now() - answered).toBeGreaterThan(2000);
  await page.getByRole("button", { name: button }).click();
}
