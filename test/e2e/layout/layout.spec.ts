import type { Page } from "@playwright/test";
import { findViolations } from "../axe.ts";
import { replacePictures } from "../page-helpers.ts";
import { expect } from "../shop.ts";
import { ownersTexts, unbroken } from "./hostile-data.ts";
import { test } from "./hostile-shop.ts";
import { findLayoutProblems } from "./measure.ts";
import { screens } from "./screens.ts";

const widths = [280, 320, 360, 414, 768, 1024, 1280, 1920];
const accessibleWidths = [360, 1280];
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
  await replacePictures(page);
});

for (const { name, open, isStopped } of screens) {
  test(`${name} fits every viewport without overlaps and passes axe`, async ({ page, visit }) => {
    await open(page, visit);
    await showEverything(page);
    const found: Record<string, number[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(untilDrawn);
      for (const problem of await page.evaluate(findLayoutProblems, unbroken)) {
        (found[problem] ??= []).push(width);
      }
      if (isStopped || !accessibleWidths.includes(width)) continue;
      // Whatever lies half under the fixed header counts as too small a target.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await findViolations(page, rules), `${width} px`).toEqual([]);
    }
    expect(found).toEqual({});
  });
}

/** Resolves once the page has rendered and its scripts know the new width. */
function untilDrawn(): Promise<unknown> {
  return new Promise((resolve) => new ResizeObserver(resolve).observe(document.documentElement));
}

/** The longest data, with everything that a click expands. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async (texts) => {
    await document.fonts.ready;
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [said, longer] of texts) {
        if (node.nodeValue!.includes(said)) node.nodeValue = node.nodeValue!.replace(said, longer);
      }
    }
  }, ownersTexts);
}
