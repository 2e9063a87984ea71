import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, it } from "vitest";
import { sampleEnvelope, sampleMail } from "../../test/fixtures.ts";
import type { EmailContent } from "../../shop/email/email-content.ts";
import { composeMail } from "./compose.ts";

const part = { kind: "transfer-qr", text: "1234563218|PL|61109010140000071219812874" } as const;
const letter: EmailContent = { title: "Przelew", sections: [{ parts: [part] }] };

it("the QR code of a transfer is an attached picture that the HTML shows", async () => {
  const mail = { ...sampleMail(), letter, attachments: ["regulamin"] };
  const { attachments, html } = await composeMail(mail, sampleEnvelope);
  const [picture, terms] = attachments!;
  expect(terms).toMatchObject({ filename: "regulamin.html" });
  expect(picture).toMatchObject({ filename: "przelew.png", contentType: "image/png" });
  expect(html).toContain(`<img src="cid:${picture!.cid}"`);
  const png = picture!.content as Buffer;
  expect(png.length).toBeLessThan(4000);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(part.text);
});

it("a mail without a code has no picture", async () => {
  const { attachments } = await composeMail(sampleMail(), sampleEnvelope);
  expect(attachments).toEqual([]);
});
