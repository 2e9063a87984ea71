import { backupRules } from "./rules/backup.ts";
import { baselinkerRules } from "./rules/baselinker.ts";
import { emailRules } from "./rules/email.ts";
import { orderRules } from "./rules/orders.ts";
import { paymentRules } from "./rules/payments.ts";
import { systemRules } from "./rules/system.ts";
import type { AlertRule, RuleOfArea } from "./rule.ts";

/**
 * Everything that the owner is alerted to. `doctor`, `/readyz?full=1` and the alerts all read this
 * list; a further alert is a further entry.
 */
export const alertRules: readonly AlertRule[] = [
  ...systemRules,
  ...inArea("magazyn", baselinkerRules),
  ...inArea("zamówienia", orderRules),
  ...inArea("płatności", paymentRules),
  ...inArea("poczta", emailRules),
  ...inArea("kopia zapasowa", backupRules),
];

function inArea(area: string, rules: readonly RuleOfArea[]): AlertRule[] {
  return rules.map((rule) => ({ area, ...rule }));
}
