import { access, mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail } from "../db/jobs/email.ts";
import { composeMail, type Envelope } from "./compose.ts";
import type { Delivery } from "./delivery-result.ts";
import type { MailLog } from "./email-log.ts";
import { fsyncDirectory } from "../fsync-directory.ts";

/** Where mails go while there is no mail server: one file each, to be read or sent by hand. */
export function openMailFiles(directory: string, envelope: Envelope, log: Pick<MailLog, "info">) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    /** Writing the same mail again changes nothing. @throws when it cannot be written. */
    async deliver(mail: Mail): Promise<Delivery> {
      const path = join(directory, fileName(mail));
      if (await exists(path)) return { kind: "sent" };
      const { message } = await transport.sendMail(composeMail(mail, envelope));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeDurably(path, message as Buffer);
      await fsyncDirectory(directory);
      log.info({ mail: mail.id, kind: mail.kind, file: path }, "Mail written to a file");
      return { kind: "sent" };
    },
    close(): void {
      transport.close();
    },
  };
}

/** Sorts by time. A colon would not do on every file system. */
function fileName({ id, kind, writtenAt }: Mail): string {
  const time = new Date(writtenAt).toISOString().replaceAll(/[:.]/g, "-");
  return `${time}-${kind}-${id}.eml`;
}

/** Under its own name only once it is whole: nobody ever reads half a mail. */
async function writeDurably(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
