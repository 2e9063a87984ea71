import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { waitForHydration } from "./hydration.ts";
import { storeCart, visit } from "./page-helpers.ts";

const cart = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Koszyk/ });

test("a success shows the next steps, empties the cart and links home", async ({ page, shop }) => {
  await storeCart(page, { 1102: 2 });
  await visit(page, "/regulamin");
  await expect(cart(page)).toHaveAccessibleName("Koszyk, produkty: 2");
  // The server's button says 0, too: only a hydrated one counts.
  await visit(page, "/potwierdzenie-platnosci?status=success");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Płatność zrealizowana!");
  await expect(main.getByText("Twoje zamówienie zostało przyjęte do realizacji.")).toBeVisible();
  await expect(main.getByText("Potwierdzenie wysłaliśmy na Twój adres e-mail.")).toBeVisible();
  await expect(main.getByText(/Paczkę wyślemy w\sciągu 24–48\sh\./)).toBeVisible();
  await expect(cart(page)).toHaveAccessibleName("Koszyk, produkty: 0");
  await page.reload();
  await waitForHydration(page);
  await expect(cart(page)).toHaveAccessibleName("Koszyk, produkty: 0");
  await main.getByRole("link", { name: "Wróć na stronę główną" }).click();
  await expect(page).toHaveURL(`${shop.origin}/`);
});

test("any other status keeps the cart and links back to the order and home", async ({
  page,
  shop,
}) => {
  await storeCart(page, { 1102: 2 });
  const main = page.getByRole("main");
  const order = main.getByRole("link", { name: "Wróć do zamówienia" });
  const home = main.getByRole("link", { name: "Wróć na stronę główną" });
  for (const query of ["", "?status=cancelled", "?status=SUCCESS"]) {
    await test.step(`„${query}”`, async () => {
      await visit(page, `/potwierdzenie-platnosci${query}`);
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Płatność anulowana");
      await expect(main.getByText(/produkty nadal czekają w\sTwoim koszyku/)).toBeVisible();
      await expect(cart(page)).toHaveAccessibleName("Koszyk, produkty: 2");
      await expect(order).toHaveAttribute("href", "/kontakt?koszyk=true");
      await expect(home).toHaveAttribute("href", "/");
    });
  }
  await order.click();
  await expect(page).toHaveURL(/\/kontakt\?koszyk=true$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Złóż zamówienie");
  await expect(cart(page)).toHaveAccessibleName("Koszyk, produkty: 2");
  await page.goBack();
  await home.click();
  await expect(page).toHaveURL(`${shop.origin}/`);
});
