import type { Alert, AlertNotification, AlertRecord } from "../../shop/alerts/alert.ts";
import { planNotifications } from "../../shop/alerts/plan-notifications.ts";
import type { Mail } from "../db/email.ts";
import type { Env } from "../env.ts";
import type { MonitorDeps } from "./monitor.ts";
import { callWebhook } from "./webhook.ts";

type Deps = Pick<MonitorDeps, "deliver" | "fetch" | "now" | "log"> & {
  env: Pick<Env, "ALERTS_URL">;
  mailOf: (notification: AlertNotification) => Mail;
};

/** Tells the owner without queue and database: once, each machine for itself. */
export function createDirectAlerts(deps: Deps) {
  let records: readonly AlertRecord[] = [];
  return {
    /** Call with all alerts of this way, at every check. */
    async report(alerts: readonly Alert[]): Promise<void> {
      const plan = planNotifications(records, alerts, deps.now());
      const sent = await Promise.all(plan.notifications.map((each) => send(each, deps)));
      // What nobody heard is told again at the next check.
      if (sent.includes(false)) return;
      const kinds = plan.records.map(({ kind }) => kind);
      records = [...records.filter(({ kind }) => !kinds.includes(kind)), ...plan.records];
    },
  };
}

/** Returns whether the owner got it by mail or by the webhook. */
async function send(notification: AlertNotification, deps: Deps): Promise<boolean> {
  const { env, deliver, mailOf, log } = deps;
  const { record, phase } = notification;
  log.warn({ alert: record.kind, phase }, record.text);
  const mail = mailOf(notification);
  const webhook = env.ALERTS_URL && callWebhook(mail.alert, { ...deps, url: env.ALERTS_URL });
  const outcomes = await Promise.allSettled([deliver(mail), ...(webhook ? [webhook] : [])]);
  return outcomes.some(
    (outcome) => outcome.status === "fulfilled" && ["sent", "done"].includes(outcome.value.kind),
  );
}
