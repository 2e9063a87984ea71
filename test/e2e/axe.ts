import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds wrong on the page, by all rules or by those of these tags. */
export async function findViolations(page: Page, tags: string[] = []) {
  // Without frames on a page, the legacy mode gives the same in one run.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await (tags.length > 0 ? axe.withTags(tags) : axe).analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ target, failureSummary }) => `${target.join(" ")} – ${failureSummary}`),
  }));
}
