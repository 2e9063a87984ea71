import type { Page, Response } from "@playwright/test";
import { openBrowser } from "./browser.ts";
import { startShop } from "./servers.ts";

/**
 * `npm run bench:size`: transferred bytes per kind of page on a phone without interaction: all
 * scripts, the document with its styles, pictures of the first screen, and requests before `load`.
 * Without headers.
 */
const paths = [
  "/",
  "/kategoria/gry",
  "/produkt/1101",
  "/szukaj?fraza=zolw",
  "/kontakt",
  "/kontakt?koszyk=true",
  "/blog",
  "/blog/bezpieczenstwo-zabawek",
  "/regulamin",
];
const phone = { width: 360, height: 740 };

const shop = await startShop(1, "/");
const origin = new URL(shop.url).origin;
console.log("| page | scripts | document | pictures of the first screen | requests before load |");
console.log("|---|---|---|---|---|");
for (const path of paths) print(path, await measurePage(path));
await shop.close();

type PageSize = { scripts: number; html: number; pictures: number; requests: number };

async function measurePage(path: string): Promise<PageSize> {
  const browser = await openBrowser(origin, path.includes("koszyk"), phone);
  const page = await browser.context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(origin + path, { waitUntil: "load" });
  const requests = responses.length;
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.waitForLoadState("networkidle");
  const shown = new Set(await firstScreen(page));
  const sizes = await Promise.all(
    responses.map(async (response) => {
      const { responseBodySize } = await response.request().sizes();
      return {
        url: response.url(),
        type: response.request().resourceType(),
        size: responseBodySize,
      };
    }),
  );
  await browser.close();
  const sum = (wanted: (each: (typeof sizes)[number]) => boolean) =>
    sizes.filter(wanted).reduce((total, { size }) => total + size, 0);
  return {
    scripts: sum(({ type }) => type === "script"),
    html: sum(({ type }) => type === "document"),
    pictures: sum(({ url }) => shown.has(url)),
    requests,
  };
}

/** Returns the URLs of pictures at least partly on the first screen. */
function firstScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((picture) => {
        const { top, bottom, left, right, width } = picture.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .map((picture) => picture.currentSrc),
  );
}

function print(path: string, { scripts, html, pictures, requests }: PageSize): void {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`| ${path} | ${kB(scripts)} | ${kB(html)} | ${kB(pictures)} | ${requests} |`);
}
