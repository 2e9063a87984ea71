import type { Page } from "@playwright/test";
import { openHydrated } from "../e2e/hydration.ts";
import { submitTwice } from "../e2e/submit-twice.ts";
import { expect, test } from "../e2e/shop.ts";

const form = (page: Page) => page.locator("form.signup");
const email = (page: Page) => form(page).getByRole("textbox", { name: "Adres e-mail" });
const consent = (page: Page) => form(page).getByRole("checkbox");
const button = (page: Page) => form(page).getByRole("button", { name: "Zapisz Się" });

/** Every request with the address in its URL or body. */
function watchForAddress(page: Page, address: string): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const sent = decodeURIComponent(`${request.url()} ${request.postData() ?? ""}`);
    if (sent.includes(address)) seen.push(request.url());
  });
  return seen;
}

for (const path of ["/", "/newsletter"]) {
  test(`on ${path} the consent is between the address and the button`, async ({ page }) => {
    await page.goto(path);
    const tops = [email, consent, button].map(async (control) => {
      const box = await control(page).boundingBox();
      return box!.y;
    });
    const [address, box, submit] = await Promise.all(tops);
    expect(address).toBeLessThan(box!);
    expect(box).toBeLessThan(submit!);
  });

  test(`on ${path} nothing is sent until the consent is ticked`, async ({ page }) => {
    const address = `anna${path.length}@example.com`;
    const seen = watchForAddress(page, address);
    await openHydrated(page, path);
    await email(page).fill(address);
    await button(page).click();
    await expect(form(page).getByText("Bez Twojej zgody nie możemy")).toBeVisible();
    await expect(consent(page)).toBeFocused();
    await expect(email(page)).toHaveValue(address);
    await button(page).click();
    await expect(consent(page)).toBeFocused();
    expect(seen).toEqual([]);
    await consent(page).check();
    await expect(form(page).getByText("Bez Twojej zgody nie możemy")).toBeHidden();
    await button(page).click();
    await expect(page.getByText(`Na adres ${address} wysyłamy`)).toBeVisible();
    expect(seen).toHaveLength(1);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`on ${path} the browser requires the consent`, async ({ page, shop }) => {
      const address = `bez-skryptow${path.length}@example.com`;
      const seen = watchForAddress(page, address);
      await page.goto(path);
      await email(page).fill(address);
      await button(page).click();
      await expect(consent(page)).toBeFocused();
      expect(seen).toEqual([]);
      await consent(page).check();
      await submitTwice(page, "Zapisz Się", shop);
      await expect(page.getByText(`Na adres ${address} wysyłamy`)).toBeVisible();
      expect(seen).toHaveLength(2);
    });
  });
}
