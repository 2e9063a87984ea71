import type { Page } from "@playwright/test";
import { findViolations } from "../axe.ts";
import { replacePictures } from "../page-helpers.ts";
import { expect, type RunningShop } from "../shop.ts";
import { ownersTexts, unbroken } from "./hostile-data.ts";
import { findLayoutProblems } from "./measure.ts";
import type { Screen } from "./screens.ts";

/** Of a phone and of a desktop; there axe is asked as well. */
export const dailyWidths = [360, 1280];
export const otherWidths = [280, 320, 414, 768, 1024, 1920];

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** Opens the screen once and looks at it at each width. */
export async function checkLayout(
  page: Page,
  shop: RunningShop,
  { open, isStopped }: Screen,
  widths: readonly number[],
): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("cookie-consent", "declined"));
  await replacePictures(page);
  await open(page, shop);
  await showEverything(page);
  const found: Record<string, number[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(untilDrawn);
    for (const problem of await page.evaluate(findLayoutProblems, unbroken)) {
      (found[problem] ??= []).push(width);
    }
    if (isStopped || !dailyWidths.includes(width)) continue;
    // Whatever lies half under the fixed header counts as too small a target.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findViolations(page, rules), `${width} px`).toEqual([]);
  }
  expect(found).toEqual({});
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
