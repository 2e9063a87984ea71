import type { EmailContent } from "../../../shop/email/email-content.ts";
import { renderEmailText } from "../../../shop/email/email-text.ts";

export type Mail = MailBody & MailHead;

export type MailHead = {
  id: string;
  kind: string;
  to: readonly string[];
  replyTo?: { name: string; address: string };
  subject: string;
  attachments?: readonly string[];
  /** One-click unsubscribe URL (RFC 8058), on newsletter mails only. */
  unsubscribeUrl?: string;
  /** What the webhook gets, on alerts only; `since` is an ISO date. */
  alert?: { kind: string; since: string; text: string };
  writtenAt: number;
};

/** Stored names stay: `letter` is the content; mails of older versions have the rendered text. */
export type MailBody = { letter: EmailContent } | { text: string; html?: string };

export function mailText(body: MailBody): string {
  return "letter" in body ? renderEmailText(body.letter) : body.text;
}
