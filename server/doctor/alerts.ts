import type { RuleDeps } from "../alerts/rule.ts";
import { alertRules } from "../alerts/rules.ts";
import { findingsFor, type Finding } from "./finding.ts";

/** Checked without the database as well. */
const checkedBefore = ["disk", "schema"];

export async function checkAlerts(deps: RuleDeps): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { kind, area, healthy, appliesTo, find } of alertRules) {
    if (checkedBefore.includes(kind) || (appliesTo && !appliesTo(deps.env))) continue;
    const found = [(await find(deps)) ?? []].flat();
    const { good, bad } = findingsFor(area);
    const text = typeof healthy === "string" ? healthy : await healthy(deps);
    if (found.length === 0) findings.push(good(text));
    findings.push(...found.map((each) => bad(each.text, each.advice)));
  }
  return findings;
}
