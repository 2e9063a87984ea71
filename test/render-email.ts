import type { Mail } from "../server/db/jobs/email.ts";
import { mailText } from "../server/db/jobs/email.ts";
import { mailHtml } from "../server/email/email-html.ts";

export type OpenLetter = ReturnType<typeof openLetter>;

/** Renders a mail as its reader sees it. */
export function openLetter(mail: Mail) {
  return { ...mail, text: mailText(mail), html: mailHtml(mail, "Latawiec") };
}
