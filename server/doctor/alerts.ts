import type { RuleDeps } from "../alerts/rule.ts";
import { alertRules } from "../alerts/rules.ts";
import { findingsFor, type Finding } from "./finding.ts";

/** Checked without the database as well. */
const checkedBefore = ["disk", "schema"];

export async function checkAlerts(deps: RuleDeps): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { kind, area, healthy, appliesTo, find } of alertRules) {
    if (checkedBefore.includes(kind) || (appliesTo && !appliesTo(deps.env))) continue;
    const found = await find(deps);
    const { good, bad } = findingsFor(area);
    const text = typeof healthy === "string" ? healthy : await healthy(deps);
    findings.push(found ? bad(found.text, found.advice) : good(text));
  }
  return findings;
}
