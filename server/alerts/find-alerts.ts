import { alertKey, type Alert } from "../../shop/alerts/alert.ts";
import type { RuleDeps } from "./rule.ts";
import { alertRules } from "./rules.ts";

/** Returns what is wrong now. @throws when the database does not answer. */
export async function findAlerts(deps: RuleDeps): Promise<Alert[]> {
  const alerts: Alert[] = [];
  for (const { kind, appliesTo, find } of alertRules) {
    if (appliesTo && !appliesTo(deps.env)) continue;
    const found = [(await find(deps)) ?? []].flat();
    alerts.push(...found.map((each) => ({ kind, ...each })));
    // The other rules know only this program's schema.
    if (found.length > 0 && kind === "schema") return alerts;
  }
  return alerts;
}

export async function reportAlerts(deps: RuleDeps) {
  const alerts = await findAlerts(deps);
  const records = await deps.store.alerts.list();
  return alerts.map((alert) => {
    const { kind, since, text, advice } = alert;
    const record = records.find((each) => alertKey(each) === alertKey(alert));
    const notifiedSince = record?.resolvedAt === undefined ? record?.since : undefined;
    return {
      kind,
      since: new Date(notifiedSince ?? since ?? deps.now()).toISOString(),
      text,
      advice,
    };
  });
}
