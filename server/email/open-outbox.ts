import { join } from "node:path";
import type { Logger } from "pino";
import { brand } from "../../shop.config.ts";
import type { Env } from "../env.ts";
import type { Envelope } from "./compose.ts";
import { openMailFiles } from "./email-files.ts";
import { createOutbox } from "./outbox.ts";
import { openSmtp } from "./smtp.ts";
import type { Store } from "../db/store.ts";

type Deps = { env: Env; store: Store; log: Logger; document: Envelope["document"] };

/** Opens the outbox with the configured mail server, or with files. */
export function openOutbox({ env, store, log, document }: Deps) {
  const envelope = { from: { name: brand, address: env.MAIL_FROM }, document };
  const transport = env.SMTP_URL
    ? openSmtp(env.SMTP_URL, envelope)
    : openMailFiles(join(env.DATA_DIR, "mail"), envelope, log);
  const outbox = createOutbox({
    store,
    deliver: transport.deliver,
    now: Date.now,
    random: Math.random,
    log,
  });
  return {
    ...outbox,
    async stop(): Promise<void> {
      await outbox.stop();
      transport.close();
    },
  };
}
