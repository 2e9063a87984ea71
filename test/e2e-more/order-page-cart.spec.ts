import type { Page } from "@playwright/test";
import { demoCatalogue } from "../demo-catalogue.ts";
import type { CartProduct } from "../../shop/cart/cart.ts";
import { formatPrice } from "../../shop/price.ts";
import { toCartProduct } from "../../shop/catalogue/product/product-summary.ts";
import { openCart, visit } from "../e2e/page-helpers.ts";
import { expect, test } from "../e2e/shop.ts";
import { orderButton } from "../e2e/order-form.ts";

// No other test orders this product, so all its stock is available.
const memory = demoCatalogue().product("1113")!;
const chess = demoCatalogue().product("1101")!;

type Line = { product: CartProduct; quantity: number };

/** A cart as an earlier visit or a visitor's console may have left it. */
async function storeCart(page: Page, lines: readonly Line[]): Promise<void> {
  await page.addInitScript(
    (cart) => localStorage.setItem("latawiec-cart", cart),
    JSON.stringify({ version: 1, lines, delivery: "kurier", payment: "przelew" }),
  );
}

const main = (page: Page) => page.getByRole("main");
const summary = (page: Page) => page.getByRole("region", { name: "Podsumowanie zamówienia" });

/** By attribute: behind the open drawer it has no role. */
const cartButton = (page: Page, pieces: number) =>
  page.locator(`button[aria-label="Koszyk, produkty: ${pieces}"]`);

const old: Line = { product: { ...toCartProduct(memory), stock: 100_000 }, quantity: 99_999 };

test("the order page refreshes stock, price and name, and shows the changes", async ({ page }) => {
  await storeCart(page, [
    old,
    { product: { ...toCartProduct(chess), name: "Stara nazwa", price: 100 }, quantity: 1 },
    { product: { ...toCartProduct(chess), id: "znikla", name: "Zniknięta" }, quantity: 1 },
  ]);
  await visit(page, "/kontakt?koszyk=true");
  await expect(main(page).getByText(`mamy ${memory.stock} szt., tyle zostało`)).toBeVisible();
  await expect(main(page).getByText(/cena zmieniła się z\s1,00\szł/)).toBeVisible();
  await expect(main(page).getByText(/„Zniknięta”\s– wyprzedane/)).toBeVisible();
  await expect(summary(page).getByText(chess.name)).toBeVisible();
  await expect(summary(page).getByRole("listitem")).toHaveCount(2);
  const total = formatPrice(memory.stock * memory.price + chess.price + 1500);
  await expect(summary(page).getByText(total)).toBeVisible();
});

test("a cart that becomes empty says so and becomes an enquiry", async ({ page }) => {
  await storeCart(page, [
    { product: { ...toCartProduct(memory), id: "znikla", name: "Zniknięta" }, quantity: 1 },
  ]);
  await visit(page, "/kontakt?koszyk=true");
  await expect(main(page).getByText(/„Zniknięta”\s– wyprzedane/)).toBeVisible();
  await expect(main(page).getByText("Twój koszyk jest pusty.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Wyślij zapytanie" })).toBeVisible();
});

for (const place of ["the drawer", "the order page"]) {
  test(`${place} keeps what another tab adds during its refresh`, async ({ page, context }) => {
    await storeCart(page, [old]);
    const asked = Promise.withResolvers<void>();
    const added = Promise.withResolvers<void>();
    await page.route(/koszyk\.json/, async (route) => {
      asked.resolve();
      await added.promise;
      await route.continue();
    });
    await visit(page, place === "the drawer" ? "/regulamin" : "/kontakt?koszyk=true");
    if (place === "the drawer") await openCart(page);
    await asked.promise;
    const other = await context.newPage();
    await visit(other, `/produkt/${chess.id}`);
    await other.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
    await expect(cartButton(page, old.quantity + 1)).toHaveCount(1);
    added.resolve();
    await expect(page.getByText(`mamy ${memory.stock} szt., tyle zostało`)).toBeVisible();
    await expect(cartButton(page, memory.stock + 1)).toHaveCount(1);
  });
}

test("nothing moves while a pointer is down when the response arrives", async ({ page }) => {
  await storeCart(page, [old]);
  const answer = Promise.withResolvers<void>();
  await page.route(/koszyk\.json/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await visit(page, "/kontakt?koszyk=true");
  const submit = orderButton(page);
  await submit.hover();
  const before = await submit.evaluate((button) => button.parentElement!.getBoundingClientRect());
  await page.mouse.down();
  const arrived = page.waitForResponse(/koszyk\.json/);
  answer.resolve();
  await (await arrived).finished();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await submit.evaluate((button) => button.parentElement!.getBoundingClientRect())).toEqual(
    before,
  );
  await page.mouse.up();
  await expect(main(page).getByText(`mamy ${memory.stock} szt., tyle zostało`)).toBeVisible();
  await expect(page.getByLabel("Imię i nazwisko")).toBeFocused();
});
