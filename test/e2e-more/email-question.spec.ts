import { visit } from "../e2e/page-helpers.ts";
import { expect, test } from "../e2e/shop.ts";

/** One form with a script of its own, and one without. */
for (const path of ["/kontakt", "/status"]) {
  test(`a likely typo in an e-mail address is asked about on ${path}`, async ({ page }) => {
    await visit(page, path);
    const email = page.getByLabel("E-mail");
    const question = page.getByText("Czy chodziło o anna@gmail.com?");
    await email.fill("mailto:anna@gmial.com");
    await email.blur();
    await expect(question).toBeVisible();
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Popraw" }).click();
    await expect(email).toHaveValue("anna@gmail.com");
    await expect(email).toBeFocused();
    await expect(question).toBeHidden();
  });
}
