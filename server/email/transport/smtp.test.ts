import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { openFakeSmtp, type SmtpFault } from "../../../test/fakes/smtp.ts";
import { sampleEnvelope, sampleMail } from "../../../test/fixtures.ts";
import { checkSmtp, openSmtp } from "./smtp.ts";

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

/** Of a server that speaks no SMTP. */
async function openClientOf(listener: (socket: Socket) => void) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = openSmtp(`smtp://127.0.0.1:${port}`, sampleEnvelope);
  onTestFinished(() => {
    client.close();
    server.close();
  });
  return client;
}

describe("an SMTP delivery", () => {
  it("has the shop as sender, its own Message-ID and date", async () => {
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

  it("attaches the listed documents", async () => {
    const { server, client } = await openBoth();
    await client.deliver(sampleMail({ attachments: ["regulamin", "wzor-odstapienia"] }));
    expect(
      server.mails[0]?.attachments.map(({ filename, mimeType }) => [filename, mimeType]),
    ).toEqual([
      ["regulamin.html", "text/html"],
      ["wzor-odstapienia.html", "text/html"],
    ]);
  });

  it("fails when a required document is missing", async () => {
    const server = await openFakeSmtp();
    const client = openSmtp(server.url, { ...sampleEnvelope, document: () => undefined });
    onTestFinished(() => server.close());
    await expect(client.deliver(sampleMail({ attachments: ["regulamin"] }))).rejects.toThrow(
      "regulamin",
    );
    expect(server.steps).toEqual([]);
  });

  it("allows no header or recipient injection through a name, an address or a subject", async () => {
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

  it("has one-click unsubscribe headers on newsletter mails only", async () => {
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
    [{ at: "CONN", code: 421 }, "retry"],
    [{ at: "CONN", code: 554 }, "misconfigured"],
    [{ at: "CONN", code: 421, text: "Too many connections" }, "deferred"],
    [{ at: "RCPT TO", code: 450 }, "retry"],
    [{ at: "RCPT TO", code: 550 }, "refused"],
    [{ at: "DATA", code: 451 }, "retry"],
    [{ at: "DATA", code: 552 }, "refused"],
    [{ at: "MAIL FROM", code: 451 }, "retry"],
    [{ at: "MAIL FROM", code: 552 }, "refused"],
    [{ at: "MAIL FROM", code: 553 }, "misconfigured"],
    [{ at: "MAIL FROM", code: 530 }, "misconfigured"],
    [{ at: "MAIL FROM", code: 550, text: "5.4.5 Daily user sending quota exceeded" }, "deferred"],
    [{ at: "RCPT TO", code: 554, text: "5.7.1 Relay access denied" }, "deferred"],
    [{ at: "DATA", code: 550, text: "5.7.60 Client cannot send as this sender" }, "deferred"],
  ])("classifies the rejection %j as: %s", async (fault, kind) => {
    const { server, client } = await openBoth();
    server.failWith(fault);
    expect(await client.deliver(sampleMail())).toMatchObject({ kind });
    server.failWith(undefined);
    expect(await client.deliver(sampleMail())).toEqual({ kind: "sent" });
  });

  it.each([
    [535, "misconfigured"],
    [454, "retry"],
  ])("classifies a rejected login with %i as: %s", async (code, kind) => {
    const { server, client } = await openBoth("shop:secret@");
    server.failWith({ at: "AUTH", code });
    expect(await client.deliver(sampleMail())).toMatchObject({ kind });
  });

  it("tells another machine neither login nor mail unless encrypted, and gives up no mail", async () => {
    const server = await openFakeSmtp();
    // Leads to the loopback under a name that is not known as such.
    const url = server.url.replace("//127.0.0.1", "//shop:secret@0.0.0.0");
    const client = openSmtp(url, sampleEnvelope);
    onTestFinished(async () => {
      client.close();
      await server.close();
    });
    expect(await client.deliver(sampleMail())).toMatchObject({
      kind: "misconfigured",
      reason: expect.stringMatching(/^ETLS/),
    });
    expect(await checkSmtp(url)).toMatch(/^ETLS/);
    expect(server.steps).toEqual([]);
    const allowed = openSmtp(`${url}?requireTLS=false`, sampleEnvelope);
    expect(await allowed.deliver(sampleMail())).toEqual({ kind: "sent" });
    allowed.close();
  });

  it("gives up no mail when the server refuses the greeting", async () => {
    const client = await openClientOf((socket) => {
      socket.write("220 ready\r\n");
      socket.on("data", () => socket.write("550 Access denied - Invalid HELO name\r\n"));
    });
    expect(await client.deliver(sampleMail())).toEqual({
      kind: "misconfigured",
      reason: "smtp-server 550 Access denied - Invalid HELO name",
    });
  });

  it("fails temporarily when the connection is refused", async () => {
    const { server, client } = await openBoth();
    await server.close();
    expect(await client.deliver(sampleMail())).toMatchObject({ kind: "retry" });
  });

  it("fails temporarily after one connection when the server hangs up at once", async () => {
    let calls = 0;
    const client = await openClientOf((socket) => {
      calls += 1;
      socket.destroy();
    });
    expect(await client.deliver(sampleMail())).toMatchObject({ kind: "retry" });
    expect(calls).toBe(1);
  });

  it("fails temporarily when the connection breaks after the text, which is sent once", async () => {
    const { server, client } = await openBoth();
    server.failWith({ at: "DATA", silent: "drop" });
    expect(await client.deliver(sampleMail())).toMatchObject({ kind: "retry" });
    expect(server.steps.filter((step) => step === "DATA")).toHaveLength(1);
  });

  it("times out when the server is silent", async () => {
    const { server, client } = await openBoth("", 200);
    server.failWith({ at: "DATA", silent: "hang" });
    expect(await client.deliver(sampleMail())).toMatchObject({ kind: "retry" });
  });

  it("counts as sent when some recipients accepted it, and reports the others", async () => {
    const { server, client } = await openBoth();
    server.refused.add("nikt@latawiec.example");
    const to = ["sklep@latawiec.example", "nikt@latawiec.example"];
    expect(await client.deliver(sampleMail({ to }))).toMatchObject({ kind: "sent", reason: /550/ });
    expect(server.mails[0]?.recipients).toEqual(["sklep@latawiec.example"]);
    expect(await client.deliver(sampleMail({ to: ["nikt@latawiec.example"] }))).toMatchObject({
      kind: "refused",
    });
  });

  it("gives reasons without addresses", async () => {
    const { server, client } = await openBoth();
    server.failWith({ at: "RCPT TO", code: 550 });
    const outcome = await client.deliver(sampleMail({ to: ["anna@poczta.pl"] }));
    expect(outcome).toMatchObject({ reason: "smtp-recipient 550 … refused by the test" });
  });
});
