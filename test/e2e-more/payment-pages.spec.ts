import type { Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { findViolations } from "../e2e/axe.ts";
import { waitForHydration } from "../e2e/hydration.ts";
import { expect, placeOrder, test } from "./paying-shop.ts";

const account = "61109010140000071219812874";

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

// The banner's entrance changes contrasts while it lasts.
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem("cookie-consent", "declined")),
);

test("every state of a payment is accessible and fits", async ({ page, shop, payu }) => {
  const order = await placeOrder(shop, "stany@example.com");
  const expectAllFine = async () => {
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  };
  const expectState = async (name: string) => {
    await expect(page.getByRole("region", { name })).toBeVisible();
    await expectAllFine();
  };
  await page.goto(order.path);
  await expectState("Płatność nie doszła do skutku");
  await page.getByRole("textbox", { name: "Kod BLIK" }).fill("123456");
  await page.keyboard.press("Enter");
  await expectState("Potwierdź w aplikacji banku");
  payu.pay(`${order.number}-2`);
  await page.getByRole("link", { name: "Sprawdź teraz" }).click();
  await expectState("Opłacone");
  for (const id of [order.path.split("/").at(-1), "nikt"]) {
    await page.goto(`/potwierdzenie-platnosci?zamowienie=${id}`);
    await expectAllFine();
  }
});

test("who waits pays in another way by keyboard alone", async ({ page, shop, payu }) => {
  const order = await placeOrder(shop, "klawiatura@example.com");
  await page.goto(order.path);
  await page.getByRole("textbox", { name: "Kod BLIK" }).fill("123456");
  await page.keyboard.press("Enter");
  const summary = page.getByText("Zapłać w inny sposób");
  await summary.focus();
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: "Kod BLIK" });
  await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Zapłać kartą lub przelewem" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(payu.url));
});

test.describe("a transfer", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is copied and scanned from the order's page", async ({ page, shop }) => {
    const order = await placeOrder(shop, "przelew@example.com", "przelew");
    await page.goto(order.path);
    const picture = page.getByRole("img", { name: "Kod QR z danymi do przelewu" });
    await picture.scrollIntoViewIfNeeded();
    const scanned = await scan(await picture.screenshot());
    expect(scanned).toMatch(new RegExp(String.raw`^1234563218\|PL\|${account}\|\d{6}\|`));
    expect(scanned).toContain(`|Latawiec Anna|${order.number}|||`);
    await waitForHydration(page);
    await page.getByRole("button", { name: "Kopiuj: Numer konta" }).click();
    await expect(page.getByText("Skopiowano: Numer konta")).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`PL${account}`);
    await expectAccessible(page);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a transfer is plain text with its QR code", async ({ page, shop }) => {
    const order = await placeOrder(shop, "bez-skryptow@example.com", "przelew");
    await page.goto(order.path);
    await expect(page.getByText("PL61 1090 1014 0000 0712 1981 2874")).toBeVisible();
    await expect(page.getByRole("button", { name: "Kopiuj: Numer konta" })).toBeHidden();
    const picture = page.getByRole("img", { name: "Kod QR z danymi do przelewu" });
    expect(await scan(await picture.screenshot())).toContain(account);
  });
});

async function scan(screenshot: Buffer): Promise<string> {
  const pixels = sharp(screenshot).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height });
}
