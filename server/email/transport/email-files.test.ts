import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { sampleEnvelope, sampleMail } from "../../../test/fixtures.ts";
import { temporaryFolder } from "../../../test/temporary-store.ts";
import { openMailFiles } from "./email-files.ts";

const name = "2026-11-20T22-05-00-000Z-contact-mail-id.eml";

function openFiles() {
  const folder = join(temporaryFolder(), "mail");
  const log = createQuietLog();
  return { folder, log, files: openMailFiles(folder, sampleEnvelope, log) };
}

describe("mail without a mail server", () => {
  it("is written to a file with mode 0600, named by time, kind and id", async () => {
    const { folder, files } = openFiles();
    expect(await files.deliver(sampleMail({ attachments: ["regulamin"] }))).toEqual({
      kind: "sent",
    });
    expect(readdirSync(folder)).toEqual([name]);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(readFileSync(join(folder, name)));
    expect(mail).toMatchObject({
      subject: "Zażółć gęślą jaźń",
      messageId: "<mail-id@latawiec.example>",
      from: { address: "sklep@latawiec.example" },
      attachments: [{ filename: "regulamin.html" }],
    });
  });

  it("is logged with the file name and without addresses", async () => {
    const { folder, files, log } = openFiles();
    await files.deliver(sampleMail({ to: ["anna@poczta.pl"] }));
    expect(log.lines).toEqual([
      {
        level: "info",
        message: "Mail written to a file",
        details: { mail: "mail-id", kind: "contact", file: join(folder, name) },
      },
    ]);
  });

  it("is written once, however often it is delivered", async () => {
    const { folder, files } = openFiles();
    await files.deliver(sampleMail());
    const mailFields = statSync(join(folder, name)).ino;
    await files.deliver(sampleMail({ text: "Inaczej" }));
    expect(readdirSync(folder)).toEqual([name]);
    expect(statSync(join(folder, name)).ino).toBe(mailFields);
  });
});
