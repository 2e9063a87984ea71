import type { Mail } from "../../server/db/jobs/email.ts";
import type { Store } from "../../server/db/store.ts";
import { formatMoment } from "../dates.ts";

export type MailRow = Awaited<ReturnType<Store["listMails"]>>[number];

/** Undefined once the mail's text is erased. */
export function readMail({ mail }: Pick<MailRow, "mail">): Mail | undefined {
  return mail === "" ? undefined : (JSON.parse(mail) as Mail);
}

export function describeMailState(row: Omit<MailRow, "order_number">): string {
  if (row.sent_at !== null) return `wysłany ${formatMoment(row.sent_at)}`;
  if (row.failed_at !== null) return `porzucony ${formatMoment(row.failed_at)}`;
  return `czeka, prób: ${row.attempts}, następna ${formatMoment(row.due_at)}`;
}
