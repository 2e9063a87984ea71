import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What axe finds wrong on the page, by all rules or by those of these tags. */
export async function findViolations(page: Page, tags: string[] = []) {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((values) => {
    const runOnly = values.length > 0 ? ({ type: "tag", values } as const) : undefined;
    return window.axe!.run({ runOnly, resultTypes: ["violations"] });
  }, tags);
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ target, failureSummary }) => `${target.join(" ")} – ${failureSummary}`),
  }));
}
