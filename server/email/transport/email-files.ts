import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail } from "../../db/emails/email.ts";
import { composeMail, type Envelope } from "../compose.ts";
import type { Delivery } from "../email-jobs.ts";
import type { JobLog } from "../../jobs/worker.ts";
import { writeDurably } from "../../files/durable-files.ts";

export function openMailFiles(directory: string, envelope: Envelope, log: Pick<JobLog, "info">) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    /** Idempotent. @throws when the file cannot be written. */
    async deliver(mail: Mail): Promise<Delivery> {
      const path = join(directory, fileName(mail));
      if (existsSync(path)) return { kind: "sent" };
      const { message } = await transport.sendMail(await composeMail(mail, envelope));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeDurably(path, message as Buffer);
      log.info({ mail: mail.id, kind: mail.kind, file: path }, "Mail written to a file");
      return { kind: "sent" };
    },
    close: () => transport.close(),
  };
}

/** Sorts by time; a colon is not allowed on every file system. */
function fileName({ id, kind, writtenAt }: Mail): string {
  const time = new Date(writtenAt).toISOString().replaceAll(/[:.]/g, "-");
  return `${time}-${kind}-${id}.eml`;
}
