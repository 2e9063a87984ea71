import type { Mail } from "../server/mail.ts";
import { mailHtml, mailText } from "../server/mail/mail-body.ts";

export type OpenLetter = ReturnType<typeof openLetter>;

/** A mail with what its reader will see. */
export function openLetter(mail: Mail) {
  return { ...mail, text: mailText(mail), html: mailHtml(mail, "Latawiec") };
}
