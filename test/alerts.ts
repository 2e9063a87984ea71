import { createMails, mailContext } from "../server/email/mails.ts";
import { onTestFinished } from "vitest";
import { createMonitor } from "../server/alerts/monitor.ts";
import { createWebhookJobs } from "../server/alerts/webhook.ts";
import { createEmailJobs } from "../server/email/email-jobs.ts";
import { openSmtp } from "../server/email/transport/smtp.ts";
import { readEnv } from "../server/env.ts";
import { createWorker } from "../server/jobs/worker.ts";
import { openFakeSmtp } from "./fakes/smtp.ts";
import { openFakeWebhook } from "./fakes/webhook.ts";
import { sampleEnvelope, sampleMail, sampleOrder, sampleShop } from "./fixtures.ts";
import { createQuietLog } from "./quiet-log.ts";
import { nextId, openTemporaryStore, storeOrder } from "./temporary-store.ts";

export const inbox = "sklep@latawiec.example";

/** A shop's background work with a real mail server, a webhook and a clock to set. */
export async function openWatchedShop(settings: NodeJS.ProcessEnv = {}) {
  const opened = await openTemporaryStore();
  const [smtp, webhook] = [await openFakeSmtp(), await openFakeWebhook()];
  const url = smtp.url.replace("//", "//shop:secret@");
  const addresses = { SMTP_URL: url, ALERTS_URL: webhook.url };
  const env = readEnv({ ...opened.database, ...addresses, ...settings });
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const log = createQuietLog();
  const mail = createMails({ ...mailContext(env, sampleShop), newId: nextId });
  const transport = openSmtp(url, sampleEnvelope);
  onTestFinished(async () => {
    transport.close();
    await Promise.all([smtp.close(), webhook.close()]);
  });
  const { deliver } = transport;
  const worker = ({ store } = opened) =>
    createWorker(
      { store, workerId: nextId(), now, random: () => 0.5, log },
      {
        email: createEmailJobs({ store, deliver, now, log }),
        "alert-webhook": createWebhookJobs({ store, fetch, url: webhook.url }),
      },
    );
  const monitor = ({ store } = opened) =>
    createMonitor({ env, store, deliver, fetch, wake: () => undefined, mail, now, log });
  const [ownWorker, ownMonitor] = [worker(), monitor()];
  return {
    ...opened,
    env,
    smtp,
    webhook,
    clock,
    now,
    monitor,
    runDueJobs: ownWorker.runDueJobs,
    /** With a mail to the shop and one to the customer. */
    async acceptOrder(): Promise<void> {
      const { number: _, ...draft } = sampleOrder({ acceptedAt: clock.now });
      const mails = [
        sampleMail({ id: "to the shop" }),
        sampleMail({ id: "c", to: ["anna@poczta.pl"] }),
      ];
      await storeOrder(opened.store, draft, () => mails);
    },
    /** Lets time pass, then checks once and delivers. */
    async checkAfter(ms: number): Promise<void> {
      clock.now += ms;
      await ownMonitor.run();
      await ownWorker.runDueJobs();
    },
    notifiedKinds: () => webhook.calls.map(({ kind, text }) => `${text.split(":")[0]}: ${kind}`),
  };
}
