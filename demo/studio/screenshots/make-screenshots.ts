import { mkdir, writeFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumArguments, findChromium } from "../../../test/find-chromium.ts";
import { startShop } from "../../../test/start-shop.ts";

/** `npm run screenshots`: the pictures of the README, taken from the built shop. */
const target = new URL("../../../docs/screenshots/", import.meta.url);
const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 720 } };

await mkdir(target, { recursive: true });
const shop = await startShop();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArguments,
});
try {
  for (const [device, viewport] of Object.entries(sizes)) await takeTour(device, viewport);
} finally {
  await browser.close();
  await shop.close();
}

async function takeTour(device: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport, locale: "pl-PL", reducedMotion: "reduce" });
  await context.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
  const page = await context.newPage();
  const take = (name: string) => takePicture(page, `${name}-${device}`);
  await page.goto(`${shop.origin}/`);
  await take("home");
  await page.goto(`${shop.origin}/kategoria/pluszaki`);
  await take("category");
  for (const id of ["1101", "1501"]) {
    await page.goto(`${shop.origin}/produkt/${id}`);
    await page.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
    await page.getByRole("status").filter({ hasText: "Dodano" }).waitFor();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await take("product");
  await page.getByRole("button", { name: /^Koszyk/ }).click();
  await page.getByRole("button", { name: "Złóż zamówienie" }).waitFor();
  await take("cart");
  await page.getByRole("button", { name: "Złóż zamówienie" }).click();
  await page.getByRole("heading", { name: "Podsumowanie zamówienia" }).waitFor();
  await take("order");
  await context.close();
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  const picture = sharp(await page.screenshot());
  await writeFile(new URL(`${name}.webp`, target), await picture.webp({ quality: 82 }).toBuffer());
  console.log(`${name}.webp`);
}
