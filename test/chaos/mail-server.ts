import { appendFileSync } from "node:fs";
import { openFakeSmtp } from "../fakes/smtp.ts";

/**
 * A mail server that may be killed: `mail-server.ts PORT JOURNAL`. Writes each mail to the journal
 * before accepting it.
 */
const [port, journal] = process.argv.slice(2);

export type JournalEntry = {
  at: number;
  messageId: string;
  recipients: string[];
  /** The shop that delivered it. */
  account: string;
};

await openFakeSmtp(Number(port), ({ messageId = "", recipients, account }) => {
  const entry: JournalEntry = { at: Date.now(), messageId, recipients, account };
  appendFileSync(journal!, `${JSON.stringify(entry)}\n`);
});
process.stdout.write("ready\n");
