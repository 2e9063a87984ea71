import type { Page } from "@playwright/test";
import { expect, test } from "../shop.ts";

const paths = [
  "/",
  "/kategoria/gry",
  "/produkt/1501",
  "/kontakt",
  "/o-nas",
  "/blog/prezenty",
  "/potwierdzenie-platnosci?status=success",
];
const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/**
 * Pixels of the file per pixel of the screen. On dense screens browsers choose the smaller of two
 * files that are one as near as the other.
 */
const minSharpness = { 1: 1, 2: 0.7 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const density of [1, 2] as const) {
  test.describe(`on a screen of density ${density}`, () => {
    test.use({ deviceScaleFactor: density });

    test("every picture has a file as large as it is drawn", async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
      const blurred: Record<string, string[]> = {};
      for (const path of paths) {
        await page.setViewportSize(screens[0]!);
        await page.goto(path);
        for (const screen of screens) {
          await page.setViewportSize(screen);
          const pictures = await measurePictures(page);
          blurred[`${path} ${screen.width}`] = pictures
            .filter(({ sharpness }) => sharpness < minSharpness[density])
            .map(({ file, sharpness }) => `${file}: ${sharpness.toFixed(2)}`);
        }
      }
      expect(Object.entries(blurred).filter(([, files]) => files.length > 0)).toEqual([]);
    });
  });
}

/** Compares the width in a file's name with the width of the whole picture, of which a part is shown. */
async function measurePictures(page: Page) {
  return page.evaluate(async () => {
    const pictures = [...document.images].filter(
      (image) => image.srcset && image.checkVisibility() && image.clientWidth > 0,
    );
    for (const image of pictures) image.loading = "eager";
    // The browser chooses another file in the next frames.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    await Promise.all(pictures.map((image) => image.decode()));
    return pictures.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      const natural = Number(/-(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)![1]);
      const drawn = Math.round(Math.max(width, height * ratio));
      return {
        file: image.currentSrc.split("/").at(-1)!,
        sharpness: natural / (drawn * devicePixelRatio),
      };
    });
  });
}
