import type { Alert, AlertNotification } from "../../shop/alerts/alert.ts";
import type { Store } from "../db/store.ts";
import type { Env } from "../env.ts";
import type { Delivery } from "../email/email-jobs.ts";
import type { Mail } from "../db/emails/email.ts";
import type { WriteMail } from "../email/mails.ts";
import { createPoller } from "../jobs/poller.ts";
import type { JobLog } from "../jobs/worker.ts";
import { createOutageAlert } from "./outage-alert.ts";
import { findAlerts, reportAlerts } from "./find-alerts.ts";
import { reviewAlerts } from "./review-alerts.ts";
import { minuteMs } from "../../shop/time/durations.ts";

const checkMs = 15_000;
const trustMs = 10 * minuteMs;

export type MonitorDeps = {
  env: Env;
  store: Store;
  deliver: (mail: Mail) => Promise<Delivery>;
  fetch: typeof fetch;
  wake: (kind: "email" | "alert-webhook") => void;
  mail: WriteMail;
  now: () => number;
  log: JobLog;
};

/** Runs in one process of each machine; the queue lets two machines tell of a problem once. */
export function createMonitor(deps: MonitorDeps) {
  const { env, store, wake, now, log } = deps;
  const startedAt = now();
  const mailOf = (notification: AlertNotification) => deps.mail("alert", notification, now());
  const webhook = env.ALERTS_URL !== undefined;
  const outage = createOutageAlert({ ...deps, mailOf });
  const trustClock = createClockTrust(deps);

  async function check(): Promise<void> {
    const alerts = await findAlerts({ env, store, now, startedAt });
    await trustClock(alerts);
    const notifications = await reviewAlerts(alerts, { ...deps, webhook });
    for (const { phase, record } of notifications) {
      log.warn({ alert: record.kind, phase }, record.text);
    }
    if (notifications.length > 0) {
      wake("email");
      wake("alert-webhook");
    }
    await outage.end();
  }

  const run = () => check().catch(outage.report);
  const poller = createPoller(checkMs, run, (error) => log.error({ err: error }, "Alerts failed"));
  return {
    run,
    report: () => reportAlerts({ env, store, now, startedAt }),
    recordDeath: (cause: string) => store.events.record("worker-died", now(), cause),
    start: poller.start,
    stop: poller.stop,
  };
}

function createClockTrust({ store, now }: Pick<MonitorDeps, "store" | "now">) {
  let trustedAt = -Infinity;
  return async (alerts: readonly Alert[]): Promise<void> => {
    if (alerts.some(({ kind }) => kind === "clock" || kind === "schema")) return;
    if (Math.abs(now() - trustedAt) < trustMs) return;
    await store.clock.trust(now());
    trustedAt = now();
  };
}
