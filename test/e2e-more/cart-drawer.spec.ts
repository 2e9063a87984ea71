import type { Page } from "@playwright/test";
import { deliveries, drawer, payments, radio } from "../e2e/cart-choices.ts";
import { openHydrated, waitForHydration } from "../e2e/hydration.ts";
import { openCart, putIntoCart, storeCart } from "../e2e/page-helpers.ts";
import { expect, test } from "../e2e/shop.ts";

async function openWith(page: Page, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    await openHydrated(page, `/produkt/${id}`);
    await page.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
    await expect(page.getByRole("status").filter({ hasText: "Dodano do koszyka" })).toBeVisible();
  }
  await openCart(page);
}

test("the drawer opens without a toast about what it shows itself", async ({ page }) => {
  await openWith(page, "1113");
  expect(await page.locator(".toast").count()).toBe(0);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  expect(await page.locator(".toast").count()).toBe(0);
});

test("a removed line is announced in place, and restored there with the focus", async ({
  page,
}) => {
  await openWith(page, "1113", "1102", "1103");
  const rows = drawer(page)
    .getByRole("list", { name: "Produkty w koszyku" })
    .locator(":scope > li");
  await drawer(page).getByRole("button", { name: "Usuń: Gra w kości" }).click();
  await expect(rows.nth(1).getByRole("button", { name: "Cofnij" })).toBeVisible();
  expect(await page.locator(".toast").count()).toBe(0);
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText("Gra w kości");
  await expect(drawer(page).getByRole("button", { name: /^Usuń: / })).toHaveCount(2);
  await expect(
    drawer(page)
      .getByRole("button", { name: /^Usuń: / })
      .nth(1),
  ).toBeFocused();
  await expect(
    drawer(page).getByRole("status").filter({ hasText: "Usunięto z koszyka: Gra w kości" }),
  ).toHaveCount(1);
  const undo = rows.nth(1).getByRole("button", { name: "Cofnij", exact: true });
  await expect(undo).toHaveAccessibleDescription(/Gra w\skości/);
  await undo.click();
  const back = rows.nth(1).getByRole("button", { name: /^Usuń: Gra w kości/ });
  await expect(back).toBeFocused();
  await expect(drawer(page).getByText("produkty: 3", { exact: true })).toBeVisible();
});

test("every removed line can be restored, also after the last one", async ({ page }) => {
  await openWith(page, "1102", "1103");
  const remove = drawer(page).getByRole("button", { name: /^Usuń: / });
  const undo = drawer(page).getByRole("button", { name: "Cofnij", exact: true });
  await remove.first().click();
  await expect(remove).toHaveCount(1);
  await remove.first().click();
  await expect(remove).toHaveCount(0);
  await expect(drawer(page).getByText("Koszyk jest pusty.")).toBeFocused();
  await expect(undo).toHaveCount(2);
  await undo.first().click();
  await undo.first().click();
  await expect(remove).toHaveCount(2);
  await expect(remove.first()).toHaveAccessibleName(/^Usuń: Gra w kości/);
  await remove.first().click();
  await page.keyboard.press("Escape");
  await openCart(page);
  await expect(undo).toHaveCount(0);
});

test("decrementing from one removes the line", async ({ page }) => {
  await openWith(page, "1102");
  await drawer(page).getByRole("button", { name: "Zmniejsz ilość: Gra w kości" }).click();
  await drawer(page).getByRole("button", { name: "Cofnij", exact: true }).click();
  await expect(drawer(page).getByRole("spinbutton", { name: /Gra w kości/ })).toHaveValue("1");
});

test("the totals follow the quantity while it is typed", async ({ page }) => {
  await openWith(page, "1102");
  const field = drawer(page).getByRole("spinbutton", { name: /Gra w kości/ });
  await field.focus();
  await page.keyboard.press("ArrowUp");
  await expect(drawer(page).locator(".totals")).toContainText(/Produkty69,80\szł/);
  await field.fill("");
  await expect(drawer(page).locator(".totals")).toContainText(/Produkty69,80\szł/);
  await field.blur();
  await expect(field).toHaveValue("2");
});

test("the empty cart shows no total and links to the shop", async ({ page }) => {
  await openHydrated(page, "/regulamin");
  await openCart(page);
  await expect(drawer(page).getByText("Razem")).toHaveCount(0);
  await expect(drawer(page).getByRole("radiogroup")).toHaveCount(2);
  await expect(drawer(page).getByText("Dostawa tylko na terenie Polski")).toBeVisible();
  await expect(drawer(page).getByRole("button", { name: "Złóż zamówienie" })).toBeDisabled();
  await drawer(page).getByRole("link", { name: "Pluszaki" }).click();
  await expect(page).toHaveURL(/\/kategoria\/pluszaki$/);
  await expect(drawer(page)).toBeHidden();
});

for (const [width, height] of [
  [740, 360],
  [667, 375],
] as const) {
  test(`on a landscape phone, ${width} × ${height}, the cart uses the whole height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await putIntoCart(page, "/produkt/1102");
    await openCart(page);
    const line = drawer(page).getByRole("listitem").first();
    // The visible part of the cart after scrolling to it, whatever else the drawer contains.
    const seen = await line.evaluate((element) => {
      element.scrollIntoView({ block: "start" });
      const dialog = element.closest("dialog")!;
      let [top, bottom] = [0, innerHeight];
      for (let box = element.parentElement!; box !== dialog; box = box.parentElement!) {
        if (getComputedStyle(box).overflowY === "visible") continue;
        const { top: from, bottom: to } = box.getBoundingClientRect();
        [top, bottom] = [Math.max(top, from), Math.min(bottom, to)];
      }
      return bottom - top;
    });
    expect(seen).toBeGreaterThan(height * 0.9);
    await drawer(page).getByRole("button", { name: "Złóż zamówienie" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Złóż zamówienie");
  });
}

test("every combination is passed to the order page in its URL", async ({ page }) => {
  await storeCart(page, { 1102: 1 });
  await openHydrated(page, "/regulamin");
  for (const [delivery, payment] of [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 0],
  ] as const) {
    await openCart(page);
    await radio(page, deliveries[delivery]![1]).check();
    await radio(page, payments[payment]![1]).check();
    await drawer(page).getByRole("button", { name: "Złóż zamówienie" }).click();
    await expect(drawer(page)).toBeHidden();
    const [dostawa, platnosc] = [deliveries[delivery]![0], payments[payment]![0]];
    const query = new URLSearchParams({ koszyk: "true", dostawa, platnosc });
    await expect(page).toHaveURL(new RegExp(`/kontakt\\?${query.toString()}$`));
    // The previous round's page had the same heading.
    await expect(page.getByRole("main")).toBeFocused();
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Złóż zamówienie");
    const summary = page.getByRole("region", { name: "Podsumowanie zamówienia" });
    await expect(summary.getByText(deliveries[delivery]![2], { exact: true })).toBeVisible();
  }
});
