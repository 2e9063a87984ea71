import { findAlerts } from "../alerts/find-alerts.ts";
import type { Env } from "../env.ts";
import type { Store } from "../db/store.ts";
import { queueMails } from "../db/emails/emails.ts";
import type { WriteMail } from "../email/mails.ts";
import type { Job } from "../db/jobs/claim.ts";
import type { JobHandler, JobLog } from "../jobs/worker.ts";
import type { Outcome } from "../jobs/outcome.ts";
import { readDay } from "../orders/read-day.ts";
import { isDayEmpty } from "../../shop/order/day/describe-day.ts";
import { planDaily } from "../../shop/order/day/daily.ts";
import type { ShopConfig } from "../../shop/shop-config.ts";
import { hourMs, minuteMs } from "../../shop/time/durations.ts";

type Deps = {
  env: Env;
  store: Store;
  morningMail: ShopConfig["morningMail"];
  refundDays: number;
  mail: WriteMail;
  now: () => number;
  log: JobLog;
};

/** Mails the owner every morning what waits, once on however many machines; nothing where nothing does. */
export function createMorningMailJobs(deps: Deps): JobHandler {
  return {
    leaseMs: 2 * minuteMs,
    run: (job) =>
      sendMorningMail(job, deps).catch((error: unknown) => {
        deps.log.error({ err: error }, "The morning mail could not be written");
        return { kind: "rescheduled", runAt: deps.now() + 10 * minuteMs };
      }),
  };
}

async function sendMorningMail({ attempts }: Job, deps: Deps): Promise<Outcome> {
  const { env, store, morningMail, refundDays, mail } = deps;
  const now = deps.now();
  if (!morningMail) return { kind: "rescheduled", runAt: now + hourMs };
  const { due, day: date, nextAt } = planDaily(now, morningMail.hour);
  // A new shop, whose job has no attempt, begins the next morning.
  const next: Outcome = { kind: "rescheduled", runAt: nextAt, attempts: 1 };
  // A clock that was set back must not send it twice.
  if (!due || attempts === 0 || (await store.emails.find(`day-${date}`))) return next;
  const day = await readDay({ store, now }, refundDays);
  if (isDayEmpty(day)) return next;
  const alerts = await findAlerts({ env, store, now: deps.now });
  const written = { ...mail("day", { day, alerts, now }, now), id: `day-${date}` };
  return { ...next, write: (trx) => queueMails(trx, [written], now) };
}
