import type { Page } from "@playwright/test";
import { expect, expectConsoleError } from "./shop.ts";

/** Without scripts the form has no timestamp: the first response asks to resubmit. */
export async function submitTwice(page: Page, button: string): Promise<void> {
  expectConsoleError("400");
  await page.getByRole("button", { name: button }).click();
  const notice = page.getByRole("main").getByText(/^Sprawdź dane i\swyślij jeszcze raz$/);
  await expect(notice).toBeVisible();
  // Faster submissions are rejected as robots.
  const respondedAt = Date.now();
  await expect.poll(() => Date.now() - respondedAt).toBeGreaterThan(2000);
  await page.getByRole("button", { name: button }).click();
}
