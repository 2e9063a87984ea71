import { describe, expect, it } from "vitest";
import { openWatchedShop } from "../../test/alerts.ts";
import type { SmtpFault } from "../../test/fakes/smtp.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const customer = "anna@poczta.pl";

type Shop = Awaited<ReturnType<typeof openWatchedShop>>;

async function openRefusedShop(fault: SmtpFault) {
  const shop = await openWatchedShop();
  shop.smtp.failWith(fault);
  await shop.acceptOrder();
  await shop.runDueJobs();
  await shop.checkAfter(15 * second);
  return shop;
}

async function statesOf({ store }: Shop) {
  const mails = await Promise.all([store.emails.find("to the shop"), store.emails.find("c")]);
  return mails.map((mail) => (mail!.sent_at ? "sent" : mail!.failed_at ? "failed" : "waits"));
}

const receivedIds = ({ smtp }: Shop) => smtp.mails.map(({ messageId }) => messageId!.split("@")[0]);

const both = ["waits", "waits"];
const customersAlone = ["sent", "waits"];

/** Each server's words are real; `server/email/transport/reply-rules.ts` names where they were seen. */
describe("an order's two mails survive a mail server that refuses", () => {
  it.each<[string, SmtpFault, string[], string | undefined]>([
    [
      "a sender that is not the account's, of each recipient (Postfix)",
      {
        at: "RCPT TO",
        code: 553,
        text: "5.7.1 <s@x.pl>: Sender address rejected: not owned by user",
      },
      both,
      "nie pozwala wysyłać z adresu nadawcy",
    ],
    [
      "to relay, and takes mails to its own inboxes (Postfix)",
      { at: "RCPT TO", code: 554, text: `5.7.1 <${customer}>: Relay access denied`, to: customer },
      customersAlone,
      "nie wysyła maili bez logowania",
    ],
    [
      "a sender that it cannot verify (Exim)",
      { at: "RCPT TO", code: 550, text: "Sender verify failed" },
      both,
      "nie pozwala wysyłać z adresu nadawcy",
    ],
    [
      "a client without permission, after the text (Exchange)",
      {
        at: "DATA",
        code: 550,
        text: "5.7.60 SMTP; Client does not have permissions to send as this sender",
      },
      both,
      "nie pozwala wysyłać z adresu nadawcy",
    ],
    [
      "a domain without SPF, after the text (Gmail)",
      {
        at: "DATA",
        code: 550,
        text: "5.7.26 This mail has been blocked because the sender is unauthenticated. DKIM = did not pass",
      },
      both,
      "nie może potwierdzić domeny nadawcy",
    ],
    [
      "a sender without login (SendGrid)",
      { at: "MAIL FROM", code: 550, text: "Unauthenticated senders not allowed" },
      both,
      "nie wysyła maili bez logowania",
    ],
    [
      "the password",
      { at: "AUTH", code: 535, text: "5.7.8 Error: authentication failed" },
      both,
      "nie przyjmuje użytkownika albo hasła",
    ],
    [
      "the machine, at once (a blocklist)",
      {
        at: "CONN",
        code: 554,
        text: "5.7.1 Service unavailable; Client host [203.0.113.5] blocked using zen.spamhaus.org",
      },
      both,
      "blokuje adres IP sklepu",
    ],
    [
      "more mails in a day, after the text (Gmail)",
      { at: "DATA", code: 550, text: "5.4.5 Daily user sending limit exceeded" },
      both,
      undefined,
    ],
    [
      "more mails in an hour (cPanel)",
      {
        at: "RCPT TO",
        code: 550,
        text: "Domain x.pl has exceeded the max emails per hour (50/50 (100%)) allowed. Message discarded.",
      },
      both,
      undefined,
    ],
    [
      "more mails in a second (Amazon)",
      { at: "DATA", code: 454, text: "Throttling failure: Maximum sending rate exceeded." },
      both,
      undefined,
    ],
    ["nothing, and hangs up after the text", { at: "DATA", silent: "drop" }, both, undefined],
  ])("%s", async (_server, fault, states, told) => {
    const shop = await openRefusedShop(fault);
    expect(await statesOf(shop)).toEqual(states);
    const alerts = told === undefined ? [] : ["Alarm: mail-rejected"];
    await shop.checkAfter(2 * minute);
    expect(shop.notifiedKinds()).toEqual(alerts);
    if (told !== undefined) expect(shop.webhook.calls[0]!.text).toContain(told);
    shop.smtp.failWith(undefined);
    await shop.checkAfter(5 * minute);
    await shop.checkAfter(minute);
    expect(await statesOf(shop)).toEqual(["sent", "sent"]);
    const orderMails = receivedIds(shop).filter((id) => id === "<to the shop" || id === "<c");
    expect(orderMails.toSorted()).toEqual(["<c", "<to the shop"]);
    expect(shop.notifiedKinds()).toEqual([
      ...alerts,
      ...alerts.map(() => "Koniec alarmu: mail-rejected"),
    ]);
  });

  it("and are given up only when the owner has done nothing for two weeks", async () => {
    const shop = await openRefusedShop({
      at: "RCPT TO",
      code: 550,
      text: "5.7.54 Unable to relay",
    });
    const setAttempts = (attempts: number) =>
      shop.db.updateTable("jobs").set({ attempts }).execute();
    await setAttempts(13 * 24);
    await shop.checkAfter(hour);
    expect(await statesOf(shop)).toEqual(both);
    await setAttempts(15 * 24);
    await shop.checkAfter(hour + 12 * minute);
    expect(await statesOf(shop)).toEqual(["failed", "failed"]);
  });
});

it.each([
  ["it does not know", "5.1.1 <anna@poczta.pl>: Recipient address rejected: User unknown"],
  ["whose mailbox is full", "5.2.2 <anna@poczta.pl>: Recipient address rejected: Mailbox is full"],
])(
  "a mail is given up when the server refuses a recipient %s, and the owner is told",
  async (_case, text) => {
    const code = text.startsWith("5.2.2") ? 552 : 550;
    const shop = await openRefusedShop({ at: "RCPT TO", code, text, to: customer });
    expect(await statesOf(shop)).toEqual(["sent", "failed"]);
    expect(shop.notifiedKinds()).toEqual(["Alarm: customer-mail-failed"]);
  },
);

it("the owner hears by the other way of mails that wait for a limit, once they wait for long", async () => {
  const shop = await openRefusedShop({
    at: "DATA",
    code: 550,
    text: "5.4.5 Daily user sending limit exceeded",
  });
  await shop.checkAfter(30 * minute);
  expect(shop.notifiedKinds()).toEqual(["Alarm: mail-waiting"]);
  expect(shop.webhook.calls[0]!.text).toContain("konto poczty wyczerpało limit wysyłki");
});
