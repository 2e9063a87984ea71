import { join } from "node:path";
import type { Logger } from "pino";
import { brand } from "../../../shop.config.ts";
import type { Env } from "../../env.ts";
import type { Envelope } from "../compose.ts";
import { openMailFiles } from "./email-files.ts";
import { openSmtp } from "./smtp.ts";

type Deps = { env: Env; log: Logger; document: Envelope["document"] };

export function openTransport({ env, log, document }: Deps) {
  const envelope = { from: { name: brand, address: env.MAIL_FROM }, document };
  return env.SMTP_URL
    ? openSmtp(env.SMTP_URL, envelope)
    : openMailFiles(join(env.DATA_DIR, "mail"), envelope, log);
}
