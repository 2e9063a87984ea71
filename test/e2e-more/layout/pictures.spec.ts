import type { Page } from "@playwright/test";
import { storageKeys } from "../../../shop.config.ts";
import { describeAcceptedOrder } from "../../../shop/order/placing/accepted-order.ts";
import { serialiseOrder } from "../../../shop/order/placing/stored-order.ts";
import { sampleOrder, sampleShop } from "../../fixtures.ts";
import {
  openCart,
  openOrderPage,
  putIntoCart,
  replacePictures,
  visit,
} from "../../e2e/page-helpers.ts";
import { expect, test } from "../../e2e/shop.ts";

type State = { name: string; open: (page: Page) => Promise<void> };

const at = (path: string): State => ({ name: path, open: (page) => visit(page, path) });

const states: readonly State[] = [
  ...[
    "/",
    "/kategoria/gry",
    "/produkt/1501",
    "/kontakt",
    "/o-nas",
    "/blog",
    "/blog/prezenty",
    "/potwierdzenie-platnosci?status=success",
  ].map(at),
  {
    name: "the pictures on the whole screen",
    async open(page) {
      await visit(page, "/produkt/1501");
      await page.getByRole("button", { name: /^Powiększ zdjęcie/ }).click();
      await expect(page.getByRole("button", { name: "Następne zdjęcie" })).toBeVisible();
    },
  },
  {
    name: "a filled cart",
    async open(page) {
      await putIntoCart(page);
      await openCart(page);
    },
  },
  {
    name: "an order",
    open: openOrderPage,
  },
  {
    name: "the home page after an order",
    async open(page) {
      const order = describeAcceptedOrder(sampleOrder(), sampleShop);
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
        storageKeys.order,
        serialiseOrder(order, Date.now() - 1000),
      ] as const);
      await visit(page, "/");
      await expect(page.getByText("Dane do przelewu")).toBeVisible();
    },
  },
];
const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Pixels of the file per pixel of the screen. The largest file there is may be smaller: decision 15. */
const minSharpness = { 1: 1, 2: 0.95 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const density of [1, 2] as const) {
  test.describe(`on a screen of density ${density}`, () => {
    test.use({ deviceScaleFactor: density });

    test("every picture has a file as large as it is drawn", async ({ browser, baseURL }) => {
      const blurred: Record<string, string[]> = {};
      for (const { name, open } of states) {
        // Browsers prefer larger files that other pages have loaded.
        const context = await browser.newContext({ baseURL: baseURL!, deviceScaleFactor: density });
        const page = await context.newPage();
        await replacePictures(page);
        await page.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
        await page.setViewportSize(screens[0]!);
        await open(page);
        for (const screen of screens) {
          await page.setViewportSize(screen);
          const pictures = await measurePictures(page);
          expect(pictures).not.toEqual([]);
          blurred[`${name} ${screen.width}`] = pictures
            .filter(({ isLargest }) => density === 1 || !isLargest)
            .filter(({ sharpness }) => sharpness < minSharpness[density])
            .map(({ file, sharpness }) => `${file}: ${sharpness.toFixed(2)}`);
        }
        await context.close();
      }
      expect(Object.entries(blurred).filter(([, files]) => files.length > 0)).toEqual([]);
    });
  });
}

/** Compares the width in a file's name with the width of the whole picture, of which a part is shown. */
async function measurePictures(page: Page) {
  return page.evaluate(async () => {
    const pictures = [...document.images].filter(
      (image) => image.checkVisibility() && image.clientWidth > 0,
    );
    for (const image of pictures) image.loading = "eager";
    // The browser chooses another file in the next frames.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    await Promise.all(pictures.map((image) => image.decode()));
    return pictures.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      // Pictures without a size are square.
      const size = (name: string) => Number(image.getAttribute(name) ?? 1);
      const ratio = size("width") / size("height");
      const natural = Number(/-(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)![1]);
      const drawn = Math.round(Math.max(width, height * ratio));
      return {
        file: image.currentSrc.split("/").at(-1)!,
        sharpness: natural / (drawn * devicePixelRatio),
        isLargest: image.srcset.endsWith(` ${natural}w`),
      };
    });
  });
}
