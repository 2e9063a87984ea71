import type { EmailContent } from "../../../shop/email/email-content.ts";
import { renderEmailText } from "../../../shop/email/email-text.ts";
import type { OrderNotification } from "../../../shop/order/order-transition.ts";

export type MailKind =
  | "order"
  | "order-confirmation"
  | `order-${OrderNotification}`
  | "order-to-cancel"
  | "contact"
  | "enquiry"
  | "newsletter-confirmation"
  | "newsletter-welcome"
  | "withdrawal";

/** A mail as it waits in the outbox: all its words, without its sender and its attached documents. */
export type Mail = MailBody & {
  id: string;
  kind: MailKind;
  /** Single checked addresses. */
  to: readonly string[];
  replyTo?: { name: string; address: string };
  subject: string;
  /** Names of legal documents, e.g. `regulamin`. */
  attachments?: readonly string[];
  /** One-click address of RFC 8058, on newsletter mails only. */
  unsubscribeUrl?: string;
  /** Milliseconds since 1970; becomes the Date header. */
  writtenAt: number;
};

/** The words as they were written; of mails that an older shop queued, what it had made of them. */
export type MailBody = { letter: EmailContent } | { text: string; html?: string };

/** Text and HTML are two renderings of one letter, so they cannot say different things. */
export function mailText(body: MailBody): string {
  return "letter" in body ? renderEmailText(body.letter) : body.text;
}
