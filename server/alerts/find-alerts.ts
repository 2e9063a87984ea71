import type { Alert } from "../../shop/alerts/alert.ts";
import type { RuleDeps } from "./rule.ts";
import { alertRules } from "./rules.ts";

/** Returns what is wrong now. @throws when the database does not answer. */
export async function findAlerts(deps: RuleDeps): Promise<Alert[]> {
  const alerts: Alert[] = [];
  for (const { kind, appliesTo, find } of alertRules) {
    if (appliesTo && !appliesTo(deps.env)) continue;
    const found = await find(deps);
    if (found) alerts.push({ kind, ...found });
    // The other rules know only this program's schema.
    if (found && kind === "schema") return alerts;
  }
  return alerts;
}
