import type { Locator, Page } from "@playwright/test";
import { expect, expectConsoleError, test } from "../e2e/shop.ts";
import { demoCatalogue } from "../demo-catalogue.ts";
import { routeForm, spaced, waitForHydration } from "../e2e/hydration.ts";
import { hourMs } from "../../shop/time/durations.ts";
import { fillOrderForm, orderButton } from "../e2e/order-form.ts";
import { openCart, storeCart } from "../e2e/page-helpers.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Koszyk" });

async function putIntoCart(page: Page, id: string): Promise<void> {
  await page.goto(`/produkt/${id}`);
  await page.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Dodano do koszyka" })).toBeVisible();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a gift for a four-year-old, under 100 zł and with a sure day, takes at most ten taps", async ({
    page,
  }) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.tap();
      taps += 1;
    };
    await page.goto("/");
    // The first visit: the question about cookies is answered, too.
    await tap(page.getByRole("button", { name: "Odrzuć" }));
    await tap(page.getByRole("link", { name: "3–5 lat" }));
    // The home page has such a list as well.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/3–5\slat/);
    await tap(page.getByRole("list", { name: "Kwota" }).getByRole("link", { name: "Do 100 zł" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/3–5\slat, do\s100\szł/);
    const cards = page.getByRole("main").getByRole("article");
    const { product } = demoCatalogue();
    const pages = page.getByRole("navigation", { name: "Strony z zabawkami" });
    const count = await pages.getByRole("link", { name: /^Strona / }).count();
    const shown = [];
    for (let number = 1; number <= Math.max(1, count); number += 1) {
      const response = await page.request.get(`${page.url()}&strona=${number}`);
      const [, list] = (await response.text()).split("<main");
      const ids = [...list!.matchAll(/href="\/produkt\/(\w+)"/g)].map(([, id]) => id!);
      expect(ids.length).toBeGreaterThan(0);
      shown.push(...ids.map((id) => product(id)!));
    }
    expect(shown.length).toBeGreaterThan(15);
    expect(shown.filter(({ ageFrom, price }) => ageFrom! > 48 || price > 100_00)).toEqual([]);
    expect(shown.filter(({ ageTo }) => ageTo !== undefined && ageTo < 48)).toEqual([]);

    await tap(cards.getByRole("link").first());
    const promise = page.getByText(/gdy płacisz przy odbiorze/);
    const [day] = /\d+ \p{L}+(?=, gdy)/u.exec(spaced(await promise.innerText()))!;
    await tap(page.getByRole("button", { name: /^Dodaj do koszyka/ }));
    await tap(page.getByRole("button", { name: "Zobacz koszyk" }));
    const onDelivery = dialog(page).getByRole("radio", { name: /odbiorze/ });
    await expect(onDelivery).toHaveAccessibleDescription(
      new RegExp(`^do\\s.+ ${day.replace(" ", "\\s")}$`),
    );
    await tap(onDelivery);
    await tap(dialog(page).getByRole("button", { name: "Złóż zamówienie" }));
    await fillOrderForm(page, { email: "prezent@example.com" });
    // The form's terms are ticked.
    taps += 1;
    await page.clock.pauseAt(Date.now() + hourMs);
    await tap(orderButton(page));
    await expect(page.getByRole("heading", { name: /^Dziękujemy/ })).toBeVisible();
    expect(spaced(await page.getByRole("main").innerText())).toContain(day);
    expect(taps).toBeLessThanOrEqual(10);
  });
});

// No other test orders the first product, so all its stock is available.
test("the drawer limits, sums, removes, restores and manages the focus", async ({ page }) => {
  await putIntoCart(page, "1113");
  await putIntoCart(page, "1102");
  await openCart(page);
  const drawer = dialog(page);
  await expect(drawer.getByText("produkty: 2")).toBeVisible();
  await drawer
    .getByRole("button", { name: "Zwiększ ilość: Memory Leśne Tropy, 40 kafelków" })
    .click();
  await expect(drawer.getByText("produkty: 3")).toBeVisible();
  const quantity = drawer.getByRole("spinbutton", { name: /Memory/ });
  await quantity.fill("9999");
  await quantity.press("Enter");
  await expect(quantity).toHaveValue("29");
  await expect(drawer.getByText("Mamy 29 szt.")).toBeVisible();
  await quantity.fill("");
  await quantity.press("Enter");
  await expect(quantity).toHaveValue("29");
  await drawer.getByRole("button", { name: "Usuń: Memory Leśne Tropy, 40 kafelków" }).click();
  await expect(drawer.getByRole("button", { name: /^Usuń/ })).toHaveCount(1);
  await expect(drawer.getByRole("button", { name: /^Usuń/ })).toBeFocused();
  await drawer.getByRole("button", { name: "Cofnij" }).click();
  await expect(drawer.getByRole("button", { name: /^Usuń/ })).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: "Koszyk, produkty: 30" })).toBeFocused();
});

test("an order can be placed with the keyboard alone", async ({ page }) => {
  await page.goto("/produkt/1102");
  await page.getByRole("button", { name: /^Dodaj do koszyka/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Koszyk, produkt: 1" })).toBeVisible();
  await page.getByRole("button", { name: /^Koszyk/ }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("radio", { name: /^Kurier/ })).toBeVisible();
  await dialog(page)
    .getByRole("radio", { name: /^Kurier/ })
    .focus();
  await page.keyboard.press("ArrowDown");
  await expect(dialog(page).getByRole("radio", { name: /InPost/ })).toBeChecked();
  await dialog(page).getByRole("button", { name: "Złóż zamówienie" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Złóż zamówienie");
  // What is chosen comes before what is typed.
  await page.getByRole("radio", { name: /^Paczkomat InPost/ }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: /^Przelew/ })).toBeFocused();
  await page.keyboard.press("Tab");
  for (const text of [
    "Jan Kot",
    "jan@example.com",
    "600 700 800",
    "ZAW01A",
    "Leśna 1",
    "42-400",
    "Zawiercie",
  ]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.getByRole("checkbox", { name: /regulamin/ }).focus();
  await page.keyboard.press("Space");
  await orderButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /przyjęte/ })).toBeVisible();
});

test("an unreachable server is reported, the form kept, and a second attempt creates one order", async ({
  page,
  shop,
}) => {
  expectConsoleError("net::ERR");
  await storeCart(page, { 1102: 1 });
  await page.goto("/kontakt?koszyk=true");
  await fillOrderForm(page, { email: "druga@example.com" });
  let answers = 0;
  await routeForm(page, "/kontakt", async (route) => {
    answers += 1;
    if (answers > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await orderButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Błąd wysyłania" })).toBeVisible();
  await expect(page.getByLabel("Miasto")).toHaveValue("Zawiercie");
  await orderButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: /przyjęte/ })).toBeVisible();
  await expect
    .poll(
      () =>
        shop.smtp.mails.filter(({ recipients }) => recipients.includes("druga@example.com")).length,
    )
    .toBe(1);
});

test("a changed price is shown before the order is placed", async ({ page }) => {
  await storeCart(page, { 1102: 1 });
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem("latawiec-cart")!);
    cart.lines[0].product.price = 100;
    cart.lines.push({
      product: { ...cart.lines[0].product, id: "znikla", name: "Zniknięta" },
      quantity: 1,
    });
    localStorage.setItem("latawiec-cart", JSON.stringify(cart));
  });
  await page.goto("/");
  await openCart(page);
  await expect(dialog(page).getByText(/cena zmieniła się z\s1,00\szł na\s34,90\szł/)).toBeVisible();
  await expect(dialog(page).getByText(/„Zniknięta”\s– wyprzedane/)).toBeVisible();
});

test("tabs share the cart, and an invalid one is empty", async ({ page, context }) => {
  await putIntoCart(page, "1102");
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.getByRole("button", { name: "Koszyk, produkt: 1" })).toBeVisible();
  await other.goto("/produkt/1101");
  await other.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
  await expect(page.getByRole("button", { name: "Koszyk, produkty: 2" })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("latawiec-cart", "{nie json"));
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Koszyk, produkty: 0" })).toBeVisible();
});
