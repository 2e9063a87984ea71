import type { Locator, Page } from "@playwright/test";
import { expect } from "../e2e/shop.ts";

/** The value in app/forms/honeypot.ts, which only the build can read. */
export const trapName = "website";

/** Finds the only form of the page that has a honeypot. */
export async function formWithTrap(page: Page): Promise<Locator> {
  const form = page.locator("form").filter({ has: page.locator(`[name="${trapName}"]`) });
  await expect(form).toHaveCount(1);
  return form;
}
