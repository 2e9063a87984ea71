import { mkdir, readdir, rm } from "node:fs/promises";
import { chromium, type Browser } from "@playwright/test";
import { chromiumArguments, prepareChromium } from "../programs/chromium.ts";
import { startShop } from "../start-shop.ts";
import { savePicture } from "./save-picture.ts";
import { screens, type Screen } from "./screens.ts";

/**
 * `npm run screenshots [NAME…]`: every kind of page at four widths, taken from the built shop. With
 * names only these screens are taken again.
 */
const folder = new URL("../../docs/screenshots/", import.meta.url);
const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** Widths of the pictures of whole pages. */
const fullWidths = [360, 1280];
const maxBytes = 6 * 1024 * 1024;

const names = process.argv.slice(2);
const wanted = names.length > 0 ? screens.filter(({ name }) => names.includes(name)) : screens;
await mkdir(folder, { recursive: true });
if (names.length === 0) await removePictures();
const shop = await startShop();
const browser = await chromium.launch({
  executablePath: prepareChromium(),
  args: chromiumArguments,
});
try {
  let bytes = 0;
  for (const screen of wanted) bytes += await takeScreen(browser, screen);
  console.log(`${(bytes / 1024 / 1024).toFixed(1)} MB`);
  if (bytes > maxBytes) throw new Error(`More than ${maxBytes} bytes: lower the quality`);
} finally {
  await browser.close();
  await shop.close();
}

/** Removes pictures of screens that have gone. */
async function removePictures(): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(".webp")) await rm(new URL(name, folder));
  }
}

/** Returns the size of the screen's pictures, in bytes. */
async function takeScreen(inBrowser: Browser, screen: Screen): Promise<number> {
  let bytes = 0;
  for (const viewport of viewports) {
    const { width } = viewport;
    if (width > (screen.maxWidth ?? Infinity) || width < (screen.minWidth ?? 0)) continue;
    const context = await inBrowser.newContext({
      baseURL: shop.origin,
      viewport,
      locale: "pl-PL",
      reducedMotion: "reduce",
    });
    await context.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
    const page = await screen.open(await context.newPage());
    const file = new URL(`${screen.name}-${width}`, folder);
    bytes += await savePicture(page, file);
    if (screen.full && fullWidths.includes(width)) {
      bytes += await savePicture(page, new URL(`${file}-full`), true);
    }
    await context.close();
  }
  console.log(`${screen.name}: ${Math.round(bytes / 1024)} kB`);
  return bytes;
}
