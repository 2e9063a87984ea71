import type { EmailContent } from "../../../shop/email/email-content.ts";
import { renderEmailText } from "../../../shop/email/email-text.ts";
import type { OrderNotification } from "../../../shop/order/order-transition.ts";

export type MailKind =
  | "order"
  | "order-confirmation"
  | `order-${OrderNotification}`
  | "order-to-cancel"
  | "payment-concern"
  | "payment-refund"
  | "payment-reminder"
  | "contact"
  | "enquiry"
  | "newsletter-confirmation"
  | "newsletter-welcome"
  | "withdrawal"
  | "alert";

/** A mail as stored in the outbox, without its sender and attached files. */
export type Mail = MailBody & {
  id: string;
  kind: MailKind;
  /** Validated addresses. */
  to: readonly string[];
  replyTo?: { name: string; address: string };
  subject: string;
  /** Names of legal documents, e.g. `regulamin`. */
  attachments?: readonly string[];
  /** One-click unsubscribe URL (RFC 8058), on newsletter mails only. */
  unsubscribeUrl?: string;
  /** What the webhook gets, on alerts only; `since` is an ISO date. */
  alert?: { kind: string; since: string; text: string };
  /** Milliseconds since 1970; becomes the Date header. */
  writtenAt: number;
};

/** The structured content; for mails queued by an older version the rendered text. */
export type MailBody = { letter: EmailContent } | { text: string; html?: string };

/** Creates a mail to one address, with its title as the subject. */
export function createMail(
  kind: MailKind,
  to: string,
  letter: EmailContent,
  { id, writtenAt }: Pick<Mail, "id" | "writtenAt">,
): Mail {
  return { id, kind, to: [to], subject: letter.title, letter, writtenAt };
}

export function mailText(body: MailBody): string {
  return "letter" in body ? renderEmailText(body.letter) : body.text;
}
