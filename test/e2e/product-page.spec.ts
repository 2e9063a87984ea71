import type { Page } from "@playwright/test";
import { openHydrated } from "./hydration.ts";
import { expect, test } from "./shop.ts";

const quantity = (page: Page) => page.getByRole("spinbutton", { name: "Ilość" });
const addButton = (page: Page, total: string) =>
  page.getByRole("button", { name: `Dodaj do koszyka · ${total}` });

test("the button's total follows the quantity while it is changed", async ({ page }) => {
  await openHydrated(page, "/produkt/1113");
  await quantity(page).focus();
  await page.keyboard.press("ArrowUp");
  await expect(addButton(page, "109,80 zł")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(addButton(page, "54,90 zł")).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.type("2");
  await expect(addButton(page, "658,80 zł")).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(addButton(page, "54,90 zł")).toBeVisible();
  await expect(quantity(page)).toBeFocused();
  // The browser's own arrows and the wheel fire the same events.
  await quantity(page).evaluate((field: HTMLInputElement) => {
    field.stepUp(4);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(addButton(page, "274,50 zł")).toBeVisible();
});

test("an invalid quantity shows the nearest valid one, and is corrected on blur", async ({
  page,
}) => {
  await openHydrated(page, "/produkt/1113");
  await quantity(page).fill("12");
  await page.keyboard.press("Backspace");
  await expect(addButton(page, "54,90 zł")).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(quantity(page)).toHaveValue("");
  await expect(addButton(page, "658,80 zł")).toBeVisible();
  await quantity(page).blur();
  await expect(quantity(page)).toHaveValue("12");
  for (const typed of ["0", "-3"]) {
    await quantity(page).fill(typed);
    await expect(addButton(page, "658,80 zł")).toBeVisible();
    await quantity(page).blur();
    await expect(quantity(page)).toHaveValue("12");
  }
  await quantity(page).fill("300");
  await expect(quantity(page)).toHaveValue("300");
  await expect(addButton(page, "1592,10 zł")).toBeVisible();
  await quantity(page).blur();
  await expect(quantity(page)).toHaveValue("29");
});

test("the arrow keys change pictures wherever the focus is in the open gallery", async ({
  page,
}) => {
  await openHydrated(page, "/produkt/1109");
  const gallery = page.getByRole("dialog", { name: "Galeria zdjęć" });
  const picture = gallery.locator("img");
  await page.getByRole("button", { name: /^Powiększ zdjęcie/ }).click();
  await page.keyboard.press("ArrowRight");
  await expect(picture).toHaveAttribute("src", /1109-2-/);
  await picture.click();
  await page.keyboard.press("ArrowLeft");
  await expect(picture).toHaveAttribute("src", /1109-1-/);
  await gallery.getByRole("button", { name: "Zamknij" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(picture).toHaveAttribute("src", /1109-4-/);
  await page.keyboard.press("Escape");
  await expect(gallery).toBeHidden();
  await page.keyboard.press("ArrowRight");
  const behind = page.getByRole("button", { name: /^Powiększ zdjęcie/ }).locator("img");
  await expect(behind).toHaveAttribute("src", /1109-4-/);
});

test("a sold-out product says so, promises no dispatch and links to contact", async ({ page }) => {
  await openHydrated(page, "/produkt/1110");
  const main = page.getByRole("main");
  const product = main.getByRole("article").first();
  await expect(product).not.toContainText(/24.48/);
  const details = page.getByRole("region", { name: "Szczegóły" });
  await expect(details.locator("dt")).toHaveText(["SKU", "EAN", "Dostępność"]);
  const label = main.getByText("Wyprzedane", { exact: true });
  const look = await label.evaluate((element) => {
    const { backgroundColor, borderRadius } = getComputedStyle(element);
    return { backgroundColor, borderRadius };
  });
  expect(look).toEqual({ backgroundColor: "rgba(0, 0, 0, 0)", borderRadius: "0px" });
  await product.getByRole("link", { name: "Napisz do nas" }).first().click();
  await expect(page).toHaveURL(/\/kontakt$/);
});
