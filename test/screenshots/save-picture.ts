import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";

const quality = 68;

/**
 * Saves what the window shows, or the whole page, as WebP and returns its size in bytes.
 * @param file without the extension
 */
export async function savePicture(page: Page, file: URL, fullPage = false): Promise<number> {
  if (fullPage) await page.evaluate(loadLazyPictures);
  await page.waitForLoadState("networkidle");
  await page.evaluate(decodePictures);
  const screenshot = await page.screenshot({ fullPage, animations: "disabled" });
  const picture = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer();
  await writeFile(new URL(`${file}.webp`), picture);
  return picture.length;
}

function loadLazyPictures(): void {
  for (const picture of document.querySelectorAll("img")) picture.loading = "eager";
}

/** A picture that fails to load has a fallback, so its error is no error here. */
async function decodePictures(): Promise<void> {
  const shown = [...document.images].filter((each) => each.loading === "eager" || each.complete);
  await Promise.allSettled([...shown.map((each) => each.decode()), document.fonts.ready]);
}
