import type { Page } from "@playwright/test";
import { expect, expectConsoleError, type RunningShop } from "./shop.ts";

/** Without scripts the form has no timestamp: the first response asks to resubmit. */
export async function submitTwice(page: Page, name: string, shop: RunningShop): Promise<void> {
  expectConsoleError("400");
  const button = page.getByRole("button", { name });
  await button.click();
  const notice = page.getByRole("main").getByText(/^Sprawdź dane i\swyślij jeszcze raz$/);
  await expect(notice).toBeVisible();
  await submitAgain(page, name, shop);
}

/** Submissions within two seconds of the first response are rejected as robots. */
export async function submitAgain(page: Page, name: string, { stamp }: RunningShop): Promise<void> {
  const button = page.getByRole("button", { name });
  await button.evaluate(({ form }: HTMLButtonElement, openedEarlier) => {
    const field = form!.elements.namedItem("stamp") as HTMLInputElement;
    if (field.value === "") throw new Error("the response has no timestamp");
    field.value = openedEarlier;
  }, stamp);
  await button.click();
}
