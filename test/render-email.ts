import type { Mail } from "../server/db/jobs/email.ts";
import { mailText } from "../server/db/jobs/email.ts";
import { mailHtml } from "../server/email/email-html.ts";

export type OpenLetter = ReturnType<typeof openLetter>;

/** A mail with what its reader will see. */
export function openLetter(mail: Mail) {
  return { ...mail, text: mailText(mail), html: mailHtml(mail, "Latawiec") };
}
