import { alertKey, type Alert, type AlertNotification, type AlertRecord } from "./alert.ts";
import { dayMs, minuteMs } from "../time/durations.ts";

/** Bridges the checks of several machines, and alerts that come and go. */
export const holdMs = minuteMs;

export type AlertPlan = {
  records: readonly AlertRecord[];
  notifications: readonly AlertNotification[];
};

/**
 * Decides what the owner is notified: when an alert begins, once a day while it lasts, and when it is
 * over. `records` has one record a key, `alerts` one alert a key. Works with a clock that leaps.
 */
export function planNotifications(
  records: readonly AlertRecord[],
  alerts: readonly Alert[],
  now: number,
): AlertPlan {
  const found = new Map(alerts.map((alert) => [alertKey(alert), alert]));
  const known = new Map(records.map((record) => [alertKey(record), record]));
  const plans = [
    ...alerts.map((alert) => planFound(known.get(alertKey(alert)), alert, now)),
    ...records
      .filter((record) => !found.has(alertKey(record)))
      .map((record) => planGone(record, now)),
  ].filter((plan) => plan !== undefined);
  return {
    records: plans.map(({ record }) => record),
    notifications: plans.flatMap(({ phase, record, advice = "", details }) =>
      phase ? [{ phase, record, advice, ...(details && { details }) }] : [],
    ),
  };
}

type Plan = Partial<AlertNotification> & Pick<AlertNotification, "record">;

function planFound(record: AlertRecord | undefined, alert: Alert, now: number): Plan {
  const { kind, about, text, advice, details, since = now } = alert;
  if (!record || record.resolvedAt !== undefined) {
    const begun = { kind, about, since, text, notifiedAt: now, seenAt: now, resolvedAt: undefined };
    return { phase: "begun", record: begun, advice, details };
  }
  const seen = { ...record, text, seenAt: now };
  if (distance(now, record.notifiedAt) < dayMs) return { record: seen };
  return { phase: "lasts", record: { ...seen, notifiedAt: now }, advice, details };
}

function planGone(record: AlertRecord, now: number): Plan | undefined {
  if (record.resolvedAt !== undefined || distance(now, record.seenAt) < holdMs) return undefined;
  return { phase: "over", record: { ...record, notifiedAt: now, resolvedAt: now } };
}

function distance(one: number, other: number): number {
  return Math.abs(one - other);
}
