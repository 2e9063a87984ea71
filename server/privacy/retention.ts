import { join } from "node:path";
import { legal } from "../../shop.config.ts";
import { calculateCutoffs } from "../../shop/privacy/retention.ts";
import type { MailLog } from "../email/email-log.ts";
import type { Env } from "../env.ts";
import { forgetMailFiles } from "./erase-email-files.ts";
import type { Store } from "../db/store.ts";

const dayMs = 86_400_000;
const leaseMs = 10 * 60_000;
const pollMs = 10 * 60_000;

type Means = {
  store: Pick<Store, "claimChore" | "finishChore" | "forgetOld">;
  /** Where mails are written while there is no mail server. */
  mailFolder: string;
  taxRecordYears: number;
  now: () => number;
  log: Pick<MailLog, "info" | "error">;
};

/** With the shop's own folder, terms and clock. */
export function openRetention({ env, store, log }: { env: Env } & Pick<Means, "store" | "log">) {
  const mailFolder = join(env.DATA_DIR, "mail");
  const { taxRecordYears } = legal;
  return createRetention({ store, mailFolder, taxRecordYears, now: Date.now, log });
}

/** Once a day one process forgets what the privacy policy lets the shop keep no longer. */
export function createRetention(means: Means) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const round = () => {
    running = keepTerms(means).catch((error: unknown) =>
      means.log.error({ err: error }, "Old data could not be forgotten"),
    );
  };
  return {
    keepTerms: () => keepTerms(means),
    start(): void {
      timer ??= setInterval(round, pollMs).unref();
      round();
    },
    /** Resolves when what is under way is done. */
    async stop(): Promise<void> {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}

/** Does nothing when it was done today or another process does it. */
async function keepTerms({ store, mailFolder, taxRecordYears, now, log }: Means): Promise<void> {
  const began = now();
  if (!(await store.claimChore("retention", began, leaseMs))) return;
  const cutoffs = calculateCutoffs(began, taxRecordYears);
  const forgotten = await store.forgetOld(cutoffs, began);
  const files = await forgetMailFiles(mailFolder, cutoffs.messages);
  await store.finishChore("retention", began, began + dayMs);
  log.info({ ...forgotten, files }, "Old data was forgotten as the privacy policy says");
}
