import { findViolations } from "./axe.ts";
import { places } from "./page-helpers.ts";
import { expect, test } from "./shop.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { name, open } of places) {
  test(`${name} passes axe at 360 and 1280 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await open(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // Whatever lies half under the fixed header counts as too small a target.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await findViolations(page, rules), `${width} px`).toEqual([]);
    }
  });
}
