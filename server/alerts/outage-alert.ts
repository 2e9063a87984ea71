import type { Alert, AlertNotification, AlertRecord } from "../../shop/alerts/alert.ts";
import { planNotifications } from "../../shop/alerts/plan-notifications.ts";
import type { Mail } from "../db/emails/email.ts";
import type { Env } from "../env.ts";
import type { MonitorDeps } from "./monitor.ts";
import { callWebhook } from "./webhook.ts";
import { minuteMs } from "../../shop/time/durations.ts";

type Deps = Pick<MonitorDeps, "deliver" | "fetch" | "now" | "log"> & {
  env: Pick<Env, "ALERTS_URL">;
  mailOf: (notification: AlertNotification) => Mail;
};

/** A database that restarts is no alert. */
const graceMs = minuteMs;

/**
 * Tells the owner that the database is full, away or damaged: without it and the queue, and each
 * machine for itself.
 */
export function createOutageAlert(deps: Deps) {
  const { now, log } = deps;
  let records: readonly AlertRecord[] = [];
  let failingSince: number | undefined;

  async function notify(alerts: readonly Alert[]): Promise<void> {
    const plan = planNotifications(records, alerts, now());
    const sent = await Promise.all(plan.notifications.map((each) => send(each, deps)));
    // What nobody received is sent again at the next check.
    if (!sent.includes(false) && plan.records.length > 0) records = plan.records;
  }

  return {
    async report(error: unknown): Promise<void> {
      if (failingSince === undefined) log.warn({ err: error }, "The shop's health is unknown");
      failingSince ??= now();
      if (Math.abs(now() - failingSince) < graceMs) return;
      const { code } = error as { code?: string };
      const text = `Baza danych nie odpowiada albo nie zapisuje${code ? ` (${code})` : ""}`;
      const advice = "Sklep nie przyjmuje zamówień. Sprawdź bazę i miejsce na dysku.";
      await notify([{ kind: "database", text, advice }]);
    },
    async end(): Promise<void> {
      failingSince = undefined;
      await notify([]);
    },
  };
}

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
