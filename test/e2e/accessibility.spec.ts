import AxeBuilder from "@axe-core/playwright";
import { places } from "./page-helpers.ts";
import { expect, test } from "./shop.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { name, open } of places) {
  for (const width of [360, 1280]) {
    test(`${name} passes axe at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      // Whatever lies half under the fixed header counts as too small a target.
      await page.evaluate(() => scrollTo(0, 0));
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const found = violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        at: nodes.map(({ target, failureSummary }) => `${target.join(" ")} – ${failureSummary}`),
      }));
      expect(found).toEqual([]);
    });
  }
}
