import type { Page } from "@playwright/test";
import { waitForHydration } from "../e2e/hydration.ts";
import { storeCart } from "../e2e/page-helpers.ts";
import { expect, expectConsoleError, test } from "../e2e/shop.ts";

/** Simulates a document of a build that has been replaced since. */
async function openOldDocument(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/data-build="[^"]*"/, 'data-build="before"');
      await route.fulfill({ response, body: html });
    },
    { times: 1 },
  );
  await page.goto(path);
}

test("a page whose code was in a deleted build reloads its document and keeps the form", async ({
  page,
}) => {
  expectConsoleError("404");
  await storeCart(page, { 1102: 1 });
  await page.goto("/kontakt?koszyk=true");
  await waitForHydration(page);
  await page.getByLabel("Imię i nazwisko").fill("Ewa Żak");
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    /\/assets\/order-form-/,
    async (route) => {
      await promise;
      await route.fulfill({ status: 404 });
    },
    { times: 1 },
  );
  await openOldDocument(page, "/kontakt?koszyk=true");
  const reloaded = page.waitForEvent("load");
  resolve();
  await reloaded;
  await waitForHydration(page);
  await expect(page.getByLabel("Imię i nazwisko")).toHaveValue("Ewa Żak");
  await expect(page.getByRole("heading", { name: "Podsumowanie zamówienia" })).toBeVisible();
});

test("missing code without a new build reloads nothing", async ({ page }) => {
  expectConsoleError("404");
  let documents = 0;
  page.on("request", (request) => (documents += Number(request.isNavigationRequest())));
  await page.route(/\/assets\/add-to-cart-/, (route) => route.fulfill({ status: 404 }));
  const asked = page.waitForResponse(/\/_page\/o-nas/);
  await page.goto("/produkt/1101");
  await asked;
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Koszyk/ })
    .click();
  await expect(page.getByRole("button", { name: "Złóż zamówienie" })).toBeVisible();
  expect(documents).toBe(1);
});
