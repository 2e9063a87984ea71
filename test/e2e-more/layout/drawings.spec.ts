import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { categories } from "../../../shop.config.ts";
import { openHydrated } from "../../e2e/hydration.ts";
import { expect, test } from "../../e2e/shop.ts";

const widths = [360, 768, 1280, 1920];

/** Left, top, right and bottom, in parts of a whole picture. */
type Part = readonly [number, number, number, number];

/** Where each scene has its kite. */
const kites: Record<string, Part> = {
  "hero-prezenty": [0.67, 0.19, 0.81, 0.38],
  "hero-edukacyjne": [0.52, 0.19, 0.66, 0.38],
  "hero-niemowleta": [0.34, 0.18, 0.39, 0.27],
  "promo-edukacyjne": [0.74, 0.13, 0.79, 0.24],
  film: [0.71, 0.13, 0.82, 0.38],
  ...Object.fromEntries(categories.map(({ key }) => [`tile-${key}`, [0.6, 0.08, 0.74, 0.31]])),
};

/** The bottom of the bear's face in the scene of a paid order. */
const bearsChin = 0.81;

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Finds the part of a picture that can be seen, and where it is. */
function findShownPart(image: Element) {
  const drawn = image.getBoundingClientRect();
  const frame = image.parentElement!.getBoundingClientRect();
  const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
  const [x, y] = getComputedStyle(image).objectPosition.split(" ").map(parseFloat);
  // The whole picture, of which `object-fit: cover` shows a part.
  const width = Math.max(drawn.width, drawn.height * ratio);
  const height = width / ratio;
  const start = drawn.left - ((width - drawn.width) * x!) / 100;
  const above = drawn.top - ((height - drawn.height) * y!) / 100;
  const [left, right] = [Math.max(drawn.left, frame.left), Math.min(drawn.right, frame.right)];
  const [top, bottom] = [Math.max(drawn.top, frame.top), Math.min(drawn.bottom, frame.bottom)];
  const part: Part = [
    (left - start) / width,
    (top - above) / height,
    (right - start) / width,
    (bottom - above) / height,
  ];
  return { name: image.getAttribute("src")!, part, whole: { start, above, width, height } };
}

test("every kite and drawing of the home page is whole", async ({ page }) => {
  await openHydrated(page, "/");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = [];
    for (const scene of await page.locator("main img[src*='/scenes/']").all()) {
      const { name, part, whole } = await scene.evaluate(findShownPart);
      const [, key] = /scenes\/(.*)-\d+\./.exec(name)!;
      const kite = kites[key!];
      if (!kite || whole.width === 0) continue;
      found.push(key);
      const [left, top, right, bottom] = kite;
      const isShown = left >= part[0] && top >= part[1] && right <= part[2] && bottom <= part[3];
      expect([width, key, isShown]).toEqual([width, key, true]);
      // The other slides wait beside the window.
      if (whole.start < width) expect(whole.start + right * whole.width).toBeLessThan(width);
    }
    expect(new Set(found)).toEqual(new Set(Object.keys(kites)));
    const drawings = page.locator(
      ".mark, .finder__drawing svg, .newsletter__drawing, .footer__drawing",
    );
    expect([width, await drawings.evaluateAll(findCutDrawings)]).toEqual([width, []]);
  }
});

/** By their boxes, if these clip, and by the window. */
function findCutDrawings(drawings: Element[]): string[] {
  const { clientWidth } = document.documentElement;
  const shown = drawings.filter((drawing) => drawing.checkVisibility());
  const cut = shown.filter((drawing) => {
    const clips = getComputedStyle(drawing).overflow !== "visible";
    const { left, right, top, bottom } = drawing.getBoundingClientRect();
    const shapes = [...drawing.querySelectorAll<SVGPathElement>("path:not([fill=none])")];
    const outlines = shapes.flatMap((shape) =>
      Array.from({ length: 40 }, (_, index) =>
        shape
          .getPointAtLength((shape.getTotalLength() * index) / 40)
          .matrixTransform(shape.getScreenCTM()!),
      ),
    );
    return outlines.some(
      ({ x, y }) =>
        x < 0 || x > clientWidth || (clips && (x < left || x > right || y < top || y > bottom)),
    );
  });
  return cut.map((drawing) => drawing.getAttribute("class") ?? drawing.parentElement!.className);
}

test("bands show whole toys at every width", async ({ page }) => {
  for (const path of [...categories.map(({ key }) => `/kategoria/${key}`), "/zabawki"]) {
    await openHydrated(page, path);
    const band = page.locator(".listing-header img");
    const readContrast = await readColumns(band);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const { part } = await band.evaluate(findShownPart);
      // The edge may be in a toy's soft shadow.
      expect([path, width, readContrast(part[0]) < 48]).toEqual([path, width, true]);
    }
  }
});

/** Returns the greatest difference between a column of the picture and its background. */
async function readColumns(picture: Locator) {
  const response = await picture.page().request.get((await picture.getAttribute("src"))!);
  const file = sharp(await response.body())
    .removeAlpha()
    .raw();
  const { data, info } = await file.toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => data.subarray(3 * (y * info.width + x)).subarray(0, 3);
  return (part: number) => {
    const x = Math.round(part * info.width);
    const rows = Array.from({ length: info.height }, (_, y) => [...pixelAt(x, y)]);
    const ground = pixelAt(0, 0);
    return Math.max(
      ...rows.flatMap((color) => color.map((value, at) => Math.abs(value - ground[at]!))),
    );
  };
}

test("the sign of a paid order leaves the bear's face free", async ({ page }) => {
  await openHydrated(page, "/potwierdzenie-platnosci?status=success");
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 800 });
    const { whole } = await page.locator(".payment-result__scene img").evaluate(findShownPart);
    const sign = (await page.locator(".payment-result__sign").boundingBox())!;
    const chin = whole.above + bearsChin * whole.height;
    expect([width, sign.y >= chin]).toEqual([width, true]);
  }
});
