import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeScript = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** What axe finds wrong on the page, by all rules or by those of these tags. */
export async function findViolations(page: Page, tags: string[] = []) {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axeScript);
  const { violations } = await page.evaluate((values) => {
    const runOnly = values.length > 0 ? ({ type: "tag", values } as const) : undefined;
    return window.axe!.run({ runOnly, resultTypes: ["violations"] });
  }, tags);
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ target, failureSummary }) => `${target.join(" ")} – ${failureSummary}`),
  }));
}
