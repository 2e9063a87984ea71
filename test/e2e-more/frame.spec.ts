import { categories, deliveryOptions, paymentOptions, seller } from "../../shop.config.ts";
import type { Page } from "@playwright/test";
import { openHydrated, spaced } from "../e2e/hydration.ts";
import { storeCart } from "../e2e/page-helpers.ts";
import { expect, test } from "../e2e/shop.ts";

const banner = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");
const cart = (page: Page) => banner(page).getByRole("button", { name: /^Koszyk/ });
const search = (page: Page) => banner(page).getByRole("button", { name: "Szukaj" });
const categoryStrip = (page: Page) => page.getByRole("navigation", { name: "Działy" });
const phone = { width: 360, height: 740 };

test("on a wide screen the categories stand in one open row", async ({ page }) => {
  for (const width of [1024, 1280, 1920]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, "/kategoria/gry");
      const links = categoryStrip(page).locator("[data-backdrop]");
      await expect(links).toHaveText(categories.map(({ name }) => name));
      await expect(categoryStrip(page).getByRole("link", { name: "Kontakt" })).toBeVisible();
      const { height } = (await categoryStrip(page).boundingBox())!;
      expect(height).toBeLessThan(64);
      await expect(links.nth(1)).toHaveAttribute("aria-current", "page");
      await links.nth(4).click();
      await expect(page).toHaveURL(/\/kategoria\/zabawki-rc$/);
      await expect(links.nth(1)).not.toHaveAttribute("aria-current");
      await expect(links.nth(4)).toHaveAttribute("aria-current", "page");
    });
  }
});

test("on a phone the menu begins with the categories and ends with the contact", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/regulamin");
  await expect(categoryStrip(page)).toBeHidden();
  await banner(page).getByRole("button", { name: "Menu" }).click();
  const menu = banner(page).getByRole("navigation");
  expect((await menu.getByRole("link").allTextContents()).map(spaced)).toEqual([
    ...categories.map(({ name }) => name),
    "Wszystkie zabawki",
    "Strona główna",
    "Blog",
    "O nas",
    "Kontakt",
    expect.stringContaining(seller.phone),
  ]);
  const first = menu.getByRole("link").first();
  const small = (await first.boundingBox())!;
  await menu.getByRole("button", { name: "Kategorie" }).click();
  expect((await first.boundingBox())!.height).toBeGreaterThan(small.height * 1.5);
  await menu.getByRole("link", { name: "Kontakt" }).click();
  await expect(page).toHaveURL(/\/kontakt$/);
});

test("the search is a field at every width", async ({ page }) => {
  await openHydrated(page, "/regulamin");
  const dialog = page.getByRole("dialog", { name: "Wyszukiwarka" });
  for (const { width, room } of [
    { width: 320, room: 120 },
    { width: 360, room: 90 },
    { width: 768, room: 300 },
    { width: 1280, room: 220 },
  ]) {
    await page.setViewportSize({ width, height: 740 });
    const box = (await search(page).boundingBox())!;
    expect(box.width, `${width} px`).toBeGreaterThanOrEqual(room);
    expect(box.height).toBeGreaterThanOrEqual(44);
    await expect(search(page)).toHaveText("Szukaj");
    await search(page).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

for (const width of [360, 1280]) {
  test(`at ${width} px the cart shows its sum in the place of its name`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, "/regulamin");
    await expect(banner(page).getByText("Koszyk")).toBeVisible();
    const empty = await cart(page).boundingBox();
    await storeCart(page, { 1102: 1 });
    await openHydrated(page, "/regulamin");
    await expect(cart(page)).toHaveAccessibleName("Koszyk, produkt: 1");
    await expect(cart(page)).toHaveAccessibleDescription(/^34,90\szł$/);
    await expect(banner(page).getByText(/^34,90\szł$/)).toBeVisible();
    await expect(banner(page).getByText("Koszyk")).toHaveCount(0);
    expect(await cart(page).boundingBox()).toEqual(empty);
  });
}

test("on a phone that lies on its side the header scrolls away", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openHydrated(page, "/regulamin");
  await page.evaluate(() => scrollTo(0, 1000));
  await expect(banner(page)).not.toBeInViewport();
});

test("on a phone the footer is folded, and all that the law wants is reachable", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/o-nas");
  expect((await footer(page).boundingBox())!.height).toBeLessThanOrEqual(700);
  for (const text of [seller.name, seller.address.street, seller.address.city, seller.nip]) {
    await expect(footer(page).getByText(text)).toBeVisible();
  }
  for (const name of [seller.phone, seller.email, "Odstąp od umowy tutaj"]) {
    await expect(footer(page).getByRole("link", { name })).toBeVisible();
  }
  const terms = footer(page).getByRole("link", { name: "Regulamin" });
  await expect(terms).toBeHidden();
  await footer(page).getByText("Dla klienta").filter({ visible: true }).click();
  await terms.click();
  await expect(page).toHaveURL(/\/regulamin$/);
});

test("the footer names every payment and every carrier", async ({ page }) => {
  await page.goto("/o-nas");
  const names = async (name: string) =>
    await footer(page).getByRole("list", { name }).getByRole("listitem").allTextContents();
  expect(await names("Płatność")).toEqual(
    expect.arrayContaining([...paymentOptions.map(({ label }) => label), "BLIK"]),
  );
  expect(await names("Dostawa")).toEqual(deliveryOptions.map(({ label }) => label));
});

test("the order page has a quiet header and a short footer", async ({ page }) => {
  for (const width of [360, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await openHydrated(page, "/kontakt?koszyk=true");
      await expect(search(page)).toBeHidden();
      await expect(banner(page).getByRole("navigation")).toBeHidden();
      await expect(banner(page).getByRole("button")).toHaveCount(1);
      await expect(categoryStrip(page)).toBeHidden();
      const links = banner(page).getByRole("link");
      await expect(links).toHaveCount(3);
      await expect(links.filter({ hasText: seller.phone })).toBeVisible();
      expect((await footer(page).boundingBox())!.height).toBeLessThan(360);
      await expect(footer(page).getByText(seller.nip)).toBeVisible();
      await expect(footer(page).getByText("Zabawki").filter({ visible: true })).toHaveCount(0);
      await banner(page).getByRole("link", { name: "Wróć do zakupów" }).click();
      await expect(page).toHaveURL(/\/zabawki$/);
      await expect(search(page)).toBeVisible();
    });
  }
});

test("a focused element on a phone is not covered by the question about cookies", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blog");
  const question = page.getByRole("region", { name: "Zgoda na pliki cookie" });
  await expect(question).toBeVisible();
  const top = (await question.boundingBox())!.y;
  const main = page.getByRole("main");
  await main.focus();
  const last = main.getByRole("link").last();
  const bottom = () => page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom);
  while (!(await last.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press("Tab");
    await expect.poll(bottom).toBeLessThanOrEqual(top);
  }
});
