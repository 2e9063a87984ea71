import { backupRules } from "./rules/backup.ts";
import { baselinkerRules } from "./rules/baselinker.ts";
import { emailRules } from "./rules/email.ts";
import { orderRules } from "./rules/orders.ts";
import { paymentRules } from "./rules/payments.ts";
import { systemRules } from "./rules/system.ts";
import type { AlertRule } from "./rule.ts";

/**
 * Everything that the owner is alerted to. `doctor`, `/readyz?full=1` and the alerts all read this
 * list; a further alert is a further entry.
 */
export const alertRules: readonly AlertRule[] = [
  ...systemRules,
  ...baselinkerRules,
  ...orderRules,
  ...paymentRules,
  ...emailRules,
  ...backupRules,
];
