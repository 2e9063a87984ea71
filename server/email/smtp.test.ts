import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { openFakeSmtp, type SmtpFault } from "../../test/fakes/smtp.ts";
import { sampleEnvelope, sampleMail } from "../../test/fixtures.ts";
import { openSmtp } from "./smtp.ts";

async function openBoth(account = "", timeoutMs?: number) {
  const server = await openFakeSmtp();
  const url = server.url.replace("//", `//${account}`);
  const client = openSmtp(url, sampleEnvelope, timeoutMs);
  onTestFinished(async () => {
    client.close();
    await server.close();
  });
  return { server, client };
}

describe("handing a mail over", () => {
  it("delivers it as the shop's, with its own Message-ID and date", async () => {
    const { server, client } = await openBoth();
    const replyTo = { name: "Anna Żółć", address: "anna@poczta.pl" };
    expect(await client.deliver(sampleMail({ replyTo, html: "<p>Cześć!</p>" }))).toEqual({
      kind: "sent",
    });
    expect(server.mails[0]).toMatchObject({
      from: { name: "Latawiec", address: "sklep@latawiec.example" },
      replyTo: [replyTo],
      recipients: ["sklep@latawiec.example"],
      subject: "Zażółć gęślą jaźń",
      messageId: "<mail-id@latawiec.example>",
      date: "2026-11-20T22:05:00.000Z",
    });
    expect(server.mails[0]?.text?.trim()).toBe("Cześć!");
    expect(server.mails[0]?.html?.trim()).toBe("<p>Cześć!</p>");
  });

  it("attaches the documents that the mail names", async () => {
    const { server, client } = await openBoth();
    await client.deliver(sampleMail({ attachments: ["regulamin", "wzor-odstapienia"] }));
    expect(
      server.mails[0]?.attachments.map(({ filename, mimeType }) => [filename, mimeType]),
    ).toEqual([
      ["regulamin.html", "text/html"],
      ["wzor-odstapienia.html", "text/html"],
    ]);
  });

  it("does not send a mail without a document that it must carry", async () => {
    const server = await openFakeSmtp();
    const client = openSmtp(server.url, { ...sampleEnvelope, document: () => undefined });
    onTestFinished(() => server.close());
    await expect(client.deliver(sampleMail({ attachments: ["regulamin"] }))).rejects.toThrow(
      "regulamin",
    );
    expect(server.steps).toEqual([]);
  });

  it("lets no customer add headers or recipients through a name, an address or a subject", async () => {
    const { server, client } = await openBoth();
    const evil = "x\r\nBcc: ofiara@inny.pl\r\nX-Evil: 1";
    await client.deliver(
      sampleMail({
        subject: evil,
        replyTo: { name: `"${evil}" <a@b.pl>,`, address: "anna@poczta.pl" },
      }),
    );
    const [mail] = server.mails;
    expect(mail?.recipients).toEqual(["sklep@latawiec.example"]);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain("x-evil");
    expect(mail?.from?.address).toBe("sklep@latawiec.example");
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual(["anna@poczta.pl"]);
  });

  it("offers one click to leave the newsletter, on newsletter mails only", async () => {
    const { server, client } = await openBoth();
    await client.deliver(sampleMail());
    await client.deliver(sampleMail({ unsubscribeUrl: "https://sklep.pl/wypisz?token=x" }));
    const headers = server.mails.map(
      (mail) => new Map(mail.headers.map(({ key, value }) => [key, value])),
    );
    expect(headers[0]?.has("list-unsubscribe")).toBe(false);
    expect(headers[1]?.get("list-unsubscribe")).toBe("<https://sklep.pl/wypisz?token=x>");
    expect(headers[1]?.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  it.each<[SmtpFault, string]>([
    [{ at: "RCPT TO", code: 450 }, "retry"],
    [{ at: "RCPT TO", code: 550 }, "refused"],
    [{ at: "DATA", code: 451 }, "retry"],
    [{ at: "DATA", code: 552 }, "refused"],
    [{ at: "MAIL FROM", code: 451 }, "retry"],
    [{ at: "MAIL FROM", code: 552 }, "refused"],
    [{ at: "MAIL FROM", code: 553 }, "misconfigured"],
    [{ at: "MAIL FROM", code: 530 }, "misconfigured"],
  ])("understands the refusal %j as: %s", async (fault, kind) => {
    const { server, client } = await openBoth();
    server.failWith(fault);
    expect(await client.deliver(sampleMail())).toMatchObject({ kind });
    server.failWith(undefined);
    expect(await client.deliver(sampleMail())).toEqual({ kind: "sent" });
  });

  it.each([
    [535, "misconfigured"],
    [454, "retry"],
  ])("understands a login refused with %i as: %s", async (code, kind) => {
    const { server, client } = await openBoth("shop:secret@");
    server.failWith({ at: "AUTH", code });
    expect(await client.deliver(sampleMail())).toMatchObject({ kind });
  });

  it("tries again later when nobody listens", async () => {
    const { server, client } = await openBoth();
    await server.close();
    expect(await client.deliver(sampleMail())).toMatchObject({ kind: "retry" });
  });

  it("tries again later when the server hangs up before a word, and calls it only once", async () => {
    let calls = 0;
    const server = createServer((socket) => {
      calls += 1;
      socket.destroy();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const client = openSmtp(`smtp://127.0.0.1:${port}`, sampleEnvelope);
    onTestFinished(() => {
      client.close();
      server.close();
    });
    expect(await client.deliver(sampleMail())).toMatchObject({ kind: "retry" });
    expect(calls).toBe(1);
  });

  it("tries again later when the line breaks after the text, and sends it only once by itself", async () => {
    const { server, client } = await openBoth();
    server.failWith({ at: "DATA", silent: "drop" });
    expect(await client.deliver(sampleMail())).toMatchObject({ kind: "retry" });
    expect(server.steps.filter((step) => step === "DATA")).toHaveLength(1);
  });

  it("does not wait for ever for a server that says nothing", async () => {
    const { server, client } = await openBoth("", 200);
    server.failWith({ at: "DATA", silent: "hang" });
    expect(await client.deliver(sampleMail())).toMatchObject({ kind: "retry" });
  });

  it("counts a mail as sent that some of its recipients got, and says so", async () => {
    const { server, client } = await openBoth();
    server.refused.add("nikt@latawiec.example");
    const to = ["sklep@latawiec.example", "nikt@latawiec.example"];
    expect(await client.deliver(sampleMail({ to }))).toMatchObject({ kind: "sent", reason: /550/ });
    expect(server.mails[0]?.recipients).toEqual(["sklep@latawiec.example"]);
    expect(await client.deliver(sampleMail({ to: ["nikt@latawiec.example"] }))).toMatchObject({
      kind: "refused",
    });
  });

  it("gives reasons without anybody's address", async () => {
    const { server, client } = await openBoth();
    server.failWith({ at: "RCPT TO", code: 550 });
    const outcome = await client.deliver(sampleMail({ to: ["anna@poczta.pl"] }));
    expect(outcome).toMatchObject({ reason: "EENVELOPE 550 … refused by the test" });
  });
});
