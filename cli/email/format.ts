import type { Mail } from "../../server/db/email.ts";
import type { EmailRecord } from "../../server/db/emails.ts";
import { formatMoment } from "../dates.ts";

/** Undefined once the mail's text is erased. */
export function readMail({ content }: EmailRecord): Mail | undefined {
  return content === "" ? undefined : (JSON.parse(content) as Mail);
}

export function describeMailState(row: EmailRecord): string {
  if (row.sent_at !== null) return `wysłany ${formatMoment(row.sent_at)}`;
  if (row.failed_at !== null) return `porzucony ${formatMoment(row.failed_at)}`;
  return `czeka, prób: ${row.attempts}, następna ${formatMoment(row.run_at)}`;
}
