import type { SendMailOptions } from "nodemailer";
import type { Mail } from "../db/emails/email.ts";
import { mailText } from "../db/emails/email.ts";
import { transferQrFile } from "../../shop/email/email-content.ts";
import { drawQrPng } from "./draw-qr-png.ts";
import { mailHtml, transferQrCid } from "./email-html.ts";

type AttachedDocument = { filename: string; contentType: string; content: string | Buffer };

export type Envelope = {
  from: { name: string; address: string };
  document: (name: string) => AttachedDocument | undefined;
};

/**
 * Composes the mail for nodemailer. The sender is always the shop: providers reject mail sent in a
 * customer's name.
 * @throws when an attached document is missing, since the law requires it.
 */
export async function composeMail(
  mail: Mail,
  { from, document }: Envelope,
): Promise<SendMailOptions> {
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  const html = mailHtml(mail, from.name);
  return {
    from,
    to: mail.to.map((address) => ({ name: "", address })),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mailText(mail),
    ...(html && { html }),
    date: new Date(mail.writtenAt),
    // Stable across attempts, so that duplicates can be recognised.
    messageId: `<${mail.id}@${domain}>`,
    headers: headersOf(mail),
    attachments: [
      ...(await attachPictures(mail)),
      ...(mail.attachments ?? []).map((name) => attach(name, document)),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function headersOf({ unsubscribeUrl }: Mail): Record<string, string> {
  const oneClick = {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  // Suppresses holiday auto-replies.
  return { "Auto-Submitted": "auto-generated", ...(unsubscribeUrl && oneClick) };
}

async function attachPictures(mail: Mail) {
  const sections = "letter" in mail ? mail.letter.sections : [];
  const codes = sections
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.kind === "transfer-qr" ? [part.text] : []));
  return Promise.all(
    codes.map(async (text) => ({
      filename: transferQrFile,
      cid: transferQrCid,
      contentType: "image/png",
      content: await drawQrPng(text),
    })),
  );
}

function attach(name: string, document: Envelope["document"]) {
  const found = document(name);
  if (!found) throw new Error(`The document "${name}" is not there to be attached`);
  return found;
}
