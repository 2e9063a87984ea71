import type { Letter } from "../../shop/letter.ts";
import { letterText } from "../../shop/letter-text.ts";
import { letterHtml } from "./letter-html.ts";

/** The words as they were written; of mails that an older shop queued, what it had made of them. */
export type MailBody = { letter: Letter } | { text: string; html?: string };

/** Text and HTML are two renderings of one letter, so they cannot say different things. */
export function mailText(body: MailBody): string {
  return "letter" in body ? letterText(body.letter) : body.text;
}

export function mailHtml(body: MailBody, brand: string): string | undefined {
  return "letter" in body ? letterHtml(body.letter, brand) : body.html;
}
