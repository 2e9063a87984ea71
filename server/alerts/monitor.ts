import type { Alert } from "../../shop/alerts/alert.ts";
import type { Store } from "../db/store.ts";
import type { Env } from "../env.ts";
import type { Delivery } from "../email/delivery-result.ts";
import type { Mail } from "../db/email.ts";
import { createPoller } from "../jobs/poller.ts";
import type { JobLog } from "../jobs/worker.ts";
import { createAlertMail } from "./alert-mail.ts";
import { createDirectAlerts } from "./direct-alerts.ts";
import { findAlerts } from "./find-alerts.ts";

const checkMs = 15_000;
const trustMs = 10 * 60_000;
/** A database that restarts is no alert. */
const databaseGraceMs = 60_000;

export type MonitorDeps = {
  env: Env;
  store: Store;
  /** Delivers without the queue, for the time that the database is down. */
  deliver: (mail: Mail) => Promise<Delivery>;
  fetch: typeof fetch;
  wake: (kind: "email" | "alert-webhook") => void;
  newId: () => string;
  now: () => number;
  log: JobLog;
};

/**
 * Finds what is wrong with the shop and tells the owner. Runs in one process of each machine; what
 * is found goes through the queue, so that two machines tell it once.
 */
export function createMonitor(deps: MonitorDeps) {
  const { env, store, wake, now, log } = deps;
  const startedAt = now();
  const mailOf = createAlertMail({ ...deps, to: env.ALERTS_TO, origin: env.ORIGIN });
  const direct = createDirectAlerts({ ...deps, mailOf });
  let failingSince: number | undefined;
  let trustedAt = -Infinity;

  async function check(): Promise<void> {
    const alerts = await findAlerts({ env, store, now, startedAt });
    await trustClock(alerts);
    const channels = { mailOf, webhook: env.ALERTS_URL !== undefined };
    const notifications = await store.alerts.review(alerts, now(), channels);
    for (const { phase, record } of notifications) {
      log.warn({ alert: record.kind, phase }, record.text);
    }
    if (notifications.length > 0) for (const kind of ["email", "alert-webhook"] as const) wake(kind);
    failingSince = undefined;
    await direct.report([]);
  }

  async function trustClock(alerts: readonly Alert[]): Promise<void> {
    if (alerts.some(({ kind }) => kind === "clock" || kind === "schema")) return;
    if (Math.abs(now() - trustedAt) < trustMs) return;
    await store.clock.trust(now());
    trustedAt = now();
  }

  /** Tells it without the database, which may be full, away or damaged. */
  async function reportFailure(error: unknown): Promise<void> {
    if (failingSince === undefined) log.warn({ err: error }, "The shop's health cannot be checked");
    failingSince ??= performance.now();
    if (performance.now() - failingSince < databaseGraceMs) return;
    const { code } = error as { code?: string };
    const text = `Baza danych nie odpowiada albo nie zapisuje${code ? ` (${code})` : ""}`;
    const advice = "Sklep nie przyjmuje zamówień. Sprawdź bazę i miejsce na dysku.";
    await direct.report([{ kind: "database", text, advice }]);
  }

  const poller = createPoller(
    checkMs,
    () => check().catch(reportFailure),
    (error) => log.error({ err: error }, "The shop's health cannot be checked"),
  );
  return { check, reportFailure, start: poller.start, stop: poller.stop };
}
