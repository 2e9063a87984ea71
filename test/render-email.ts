import type { Mail } from "../server/db/emails/email.ts";
import { mailText } from "../server/db/emails/email.ts";
import { mailHtml } from "../server/email/email-html.ts";

export type RenderedMail = ReturnType<typeof renderMail>;

/** Renders a mail as its reader sees it. */
export function renderMail(mail: Mail) {
  return { ...mail, text: mailText(mail), html: mailHtml(mail, "Latawiec") };
}
