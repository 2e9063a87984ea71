import type { Alert, AlertNotification } from "../../shop/alerts/alert.ts";
import { planNotifications } from "../../shop/alerts/plan-notifications.ts";
import { listRecords, lockAlerts, saveRecord } from "../db/alerts.ts";
import { queueMails } from "../db/emails/emails.ts";
import { queueJobs } from "../db/jobs/queue.ts";
import type { Store } from "../db/store.ts";
import type { WriteMail } from "../email/mails.ts";

type Deps = {
  store: Pick<Store, "transaction">;
  mail: WriteMail;
  webhook: boolean;
  now: () => number;
};

/** Compares what is wrong with what was, and queues what the owner is told of it. */
export function reviewAlerts(
  alerts: readonly Alert[],
  { store, mail, webhook, now }: Deps,
): Promise<readonly AlertNotification[]> {
  return store.transaction(async (trx) => {
    await lockAlerts(trx);
    const at = now();
    const { records, notifications } = planNotifications(await listRecords(trx), alerts, at);
    for (const record of records) await saveRecord(trx, record);
    const mails = notifications.map((notification) => mail("alert", notification, at));
    await queueMails(trx, mails, at);
    const jobs = mails.map(({ id }) => ({ kind: "alert-webhook", reference: id }) as const);
    if (webhook) await queueJobs(trx, jobs, at);
    return notifications;
  });
}
