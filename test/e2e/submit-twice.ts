import type { Page } from "@playwright/test";
import { expect, expectConsoleError } from "./shop.ts";

/** Without scripts the form has no timestamp: the first response asks to resubmit. */
export async function pressTwice(page: Page, button: string): Promise<void> {
  expectConsoleError("400");
  await page.getByRole("button", { name: button }).click();
  const asked = page.getByRole("main").getByText(/^Sprawdź dane i\swyślij jeszcze raz$/);
  await expect(asked).toBeVisible();
  // Faster submissions are rejected as robots.
  const answered = Date.now();
  await expect.poll(() => Date.now() - answered).toBeGreaterThan(2000);
  await page.getByRole("button", { name: button }).click();
}
