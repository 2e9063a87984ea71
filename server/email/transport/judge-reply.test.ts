import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeReply, type Judgement } from "./judge-reply.ts";
import { phaseCauses, type Phase } from "./reply-rules.ts";

const phases = Object.keys(phaseCauses) as Phase[];

/** As servers said it, except for addresses; `reply-rules.ts` names where. */
const replies: readonly [Phase, string, NonNullable<Judgement["cause"]> | "temporary"][] = [
  ["RCPT TO", "450 4.7.1 <a@b.pl>: Recipient address rejected: Greylisted", "temporary"],
  [
    "RCPT TO",
    "450 4.2.0 <mail.x.pl[192.0.2.1]>: Client host rejected: Greylisted, see http://postgrey.schweikert.ch/help/b.pl.html",
    "temporary",
  ],
  [
    "RCPT TO",
    "550-5.2.1 The user you are trying to contact is receiving mail at a rate that\n550 5.2.1 prevents additional messages from being delivered.",
    "temporary",
  ],
  ["MAIL FROM", "451 4.7.1 Graylisting in action, please come back later", "temporary"],
  [
    "RCPT TO",
    "550 5.1.1 <a@b.pl>: Recipient address rejected: undeliverable address: host mx.b.pl[192.0.2.1] said: 554 5.7.1 Relay access denied",
    "recipient",
  ],

  // Limits
  [
    "DATA",
    "550-5.4.5 Daily user sending limit exceeded. For more information on Gmail\n550 5.4.5 sending limits go to https://support.google.com/a/answer/166852 x - gsmtp",
    "limit",
  ],
  ["DATA", "550 5.4.5 Daily SMTP relay limit exceeded for user.", "limit"],
  ["MAIL FROM", "550 5.4.5 Daily user sending quota exceeded. o65 - gsmtp", "limit"],
  ["RCPT TO", "450 4.2.1 Peak SMTP relay limit exceeded for customer.", "limit"],
  ["DATA", "454 Throttling failure: Daily message quota exceeded.", "limit"],
  ["AUTH", "451 Authentication failed: Maximum credits exceeded", "limit"],
  [
    "RCPT TO",
    "550 Domain x.pl has exceeded the max defers and failures per hour (5/5 (100%)) allowed. Message discarded.",
    "limit",
  ],
  [
    "DATA",
    "550 User s@x.pl has exceeded its 24-hour sending limit. Messages to 1 recipients out of 1 allowed have been sent.",
    "limit",
  ],
  [
    "DATA",
    "552 C13ypH3DXQO9 Message would take you over your relay quota of 500 Current quota used: 487",
    "limit",
  ],
  [
    "DATA",
    "550 5.4.6 Unusual sending activity detected. <a href=https://www.zoho.com/mail/help/usage-policy.html>",
    "limit",
  ],
  [
    "DATA",
    "554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException; Failed to process message",
    "limit",
  ],
  ["DATA", "432 4.3.2 STOREDRV.ClientSubmit; sender thread limit exceeded", "limit"],
  [
    "DATA",
    "550 5.7.0 Your message could not be sent. The limit on the number of allowed outgoing messages was exceeded. Try again later.",
    "limit",
  ],
  ["RCPT TO", "554 Policy Rejection- Quota Exceeded. Please contact support.", "limit"],
  [
    "RCPT TO",
    "550 5.1.0 cNkj1y0022zrrQM01NkjaD policy violation, see https://support.forpsi.com/kb/a4081",
    "limit",
  ],
  [
    "RCPT TO",
    "554 5.7.1 <a@b.pl>: Recipient address rejected: Policy rejection; Message count quota exceeded",
    "limit",
  ],
  ["DATA", "554 5.7.1 <DATA>: Data command rejected: only 10 messages per day", "limit"],
  ["CONN", "421 4.7.0 Too many connections from your host", "limit"],
  ["RCPT TO", "452 4.5.3 Too many recipients", "limit"],

  // The recipient's mailbox, and the sender's own
  [
    "RCPT TO",
    "552 5.2.2 <a@b.pl>: Recipient address rejected: Quota exceeded (mailbox for user is full)",
    "mailbox-full",
  ],
  ["RCPT TO", "552 5.1.1 5.2.2 sorry, final recipient mailbox is full (chkuser)", "mailbox-full"],
  ["DATA", "552 Requested mailbox exceeds quota", "mailbox-full"],
  ["RCPT TO", "550 Mailbox size limit exceeded", "mailbox-full"],
  ["RCPT TO", "452 4.2.2 The email account that you tried to reach is over quota.", "temporary"],
  ["MAIL FROM", "552 5.2.2 Mailbox full", "account"],

  // The mail itself
  ["MAIL FROM", "552 5.3.4 Message size exceeds fixed limit", "too-big"],
  ["MAIL FROM", "552 too much", "too-big"],
  ["DATA", "552 message size exceeds maximum permitted", "too-big"],
  [
    "DATA",
    "554 (#5.3.0) Nie przyjmiemy tej wiadomosci poniewaz jest to spam - zobacz strone: https://pomoc.wp.pl/polityka-antyspamowa",
    "spam",
  ],
  ["DATA", "552 5.2.0 0biL1i00V1cmcpM01biL4w spam detected", "spam"],
  ["DATA", "554 5.7.1 Spam message rejected", "spam"],
  ["DATA", "554 Transaction failed", "content"],

  // Settings
  [
    "DATA",
    "550-5.7.26 This mail has been blocked because the sender is unauthenticated.\n550-5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.\n550 5.7.26 f18 - gsmtp",
    "domain",
  ],
  [
    "DATA",
    "421-4.7.0 This message does not pass authentication checks (SPF and DKIM both do\n421 4.7.0 not pass).",
    "domain",
  ],
  ["RCPT TO", "550 5.7.0 [SPF] host 192.0.2.1 is not allowed to send mail from x.pl", "domain"],
  ["DATA", "550 5.7.1 Email rejected per DMARC policy for x.pl", "domain"],
  [
    "RCPT TO",
    "554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org",
    "client",
  ],
  [
    "DATA",
    "550-5.7.1 [192.0.2.1] The IP you're using to send mail is not authorized to\n550 5.7.1 send email directly to our servers.",
    "client",
  ],
  ["RCPT TO", "550 5.7.1 Rejected: 192.0.2.1 listed at zen.spamhaus.org", "client"],
  ["RCPT TO", "550 JunkMail rejected - x.pl [192.0.2.1] is in an RBL", "client"],
  ["DATA", "550 5.7.1 part of their network is on our block list (S3140).", "client"],
  ["RCPT TO", "551 we do not relay", "login"],
  ["RCPT TO", "550 No relaying allowed", "login"],
  ["RCPT TO", "550 Relaying is prohibited", "login"],
  ["RCPT TO", "550 SMTP AUTH is required for message submission on port 587", "login"],
  ["DATA", "554 5.7.1 Your account has been suspended for sending spam", "account"],
  [
    "RCPT TO",
    "504 5.5.2 <localhost>: Helo command rejected: need fully-qualified hostname",
    "policy",
  ],
  ["RCPT TO", "550 Access denied - Invalid HELO name (See RFC2821 4.1.1.1)", "policy"],
  [
    "RCPT TO",
    "550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required",
    "recipient",
  ],
  ["MAIL FROM", "550 that IP address is not allowed to send", "client"],
  ["RCPT TO", "454 4.7.1 <a@b.pl>: Relay access denied", "login"],
  ["RCPT TO", "554 <a@b.pl>: Recipient address rejected: Relay access denied", "login"],
  ["RCPT TO", "550 5.7.1 <a@b.pl>... Relaying denied. IP name lookup failed [192.0.2.1]", "login"],
  ["RCPT TO", "550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain", "login"],
  ["RCPT TO", "550 relay not permitted,authentication required", "login"],
  ["DATA", "553 Relaying disallowed as s@x.pl", "login"],
  ["RCPT TO", "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", "login"],
  ["RCPT TO", "553 5.7.1 Not an open relay, so get lost", "login"],
  ["RCPT TO", "550-x.pl [192.0.2.1] is not permitted to\n550 relay through this server.", "login"],
  ["RCPT TO", "550 Please turn on SMTP Authentication in your mail client.", "login"],
  ["MAIL FROM", "530 5.7.57 Client not authenticated to send mail.", "login"],
  ["RCPT TO", "530 Authentication required", "login"],
  ["MAIL FROM", "502 5.7.0 Please authenticate first", "login"],
  ["MAIL FROM", "550 Unauthenticated senders not allowed", "login"],
  ["RCPT TO", "553 5.7.1 <s@x.pl>: Sender address rejected: not logged in", "login"],
  [
    "DATA",
    "502 5.7.0 Your SMTP account is not yet activated. Please contact us to request activation",
    "account",
  ],
  [
    "DATA",
    "421 Domain x.mailgun.org is not allowed to send: Sandbox subdomains are for test purposes only.",
    "account",
  ],
  ["DATA", "550 5.1.8 Access denied, bad outbound sender", "account"],
  ["RCPT TO", "553 5.7.1 <s@x.pl>: Sender address rejected: not owned by user y@x.pl", "sender"],
  ["MAIL FROM", "553 5.7.1 Sender address rejected: not owned by auth user.", "sender"],
  ["RCPT TO", "450 4.1.8 <s@x.pl>: Sender address rejected: Domain not found", "sender"],
  ["RCPT TO", "550 5.1.0 <s@x.pl> sender rejected", "sender"],
  [
    "RCPT TO",
    "550-Verification failed for <s@x.pl>\n550-No Such User Here\n550 Sender verify failed",
    "sender",
  ],
  [
    "DATA",
    "550 5.7.60 SMTP; Client does not have permissions to send as this sender [MW2PR.outlook.com]",
    "sender",
  ],
  ["DATA", "554 5.2.252 SendAsDenied; s@x.pl not allowed to send as y@x.pl", "sender"],
  [
    "DATA",
    "554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException.MapiExceptionSendAsDenied; Failed",
    "sender",
  ],
  ["MAIL FROM", "403 You are not authorized to send from that email address", "sender"],
  [
    "DATA",
    "550 The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved.",
    "sender",
  ],
  [
    "DATA",
    "550-From header sender domain not verified.\n550 verify the sender domain to be allowed to send.",
    "sender",
  ],
  [
    "DATA",
    "554 Message rejected: Email address is not verified. The following identities failed the check in region US-EAST-1: a@b.pl",
    "sender",
  ],
  [
    "MAIL FROM",
    "550-Requested action not taken: mailbox unavailable\n550 Sender address is not allowed.",
    "sender",
  ],
  ["MAIL FROM", "501 Bad address", "sender"],
  ["DATA", "554 5.7.1 Denied by policy", "policy"],
  ["RCPT TO", "451 4.7.1 Please come back later", "temporary"],
  ["AUTH", "535 5.7.8 Username and Password not accepted.", "credentials"],
  [
    "AUTH",
    "535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.",
    "credentials",
  ],
  [
    "AUTH",
    "454 4.7.0 Temporary authentication failure: Connection lost to authentication server",
    "temporary",
  ],
  ["CONN", "554 No SMTP service here", "server"],
  ["CONN", "421 Service not available, closing transmission channel", "temporary"],

  // The recipient
  [
    "RCPT TO",
    "550 5.1.1 <a@b.pl>: Recipient address rejected: User unknown in virtual mailbox table",
    "recipient",
  ],
  ["RCPT TO", "550 5.1.1 <a@b.pl> sender is blacklisted", "recipient"],
  ["DATA", "550 5.1.1 Account not found", "recipient"],
  ["RCPT TO", "550 5.2.1 The email account that you tried to reach is disabled.", "recipient"],
  [
    "RCPT TO",
    "450 4.2.1 The user you are trying to contact is receiving mail too quickly.",
    "temporary",
  ],
  ["RCPT TO", "550 5.4.1 Recipient address rejected: Access denied", "recipient"],
  ["RCPT TO", "550 5.7.1 Recipient doesn't want your mail", "recipient"],
  ["DATA", "550 No such user here", "recipient"],
  ["RCPT TO", "550 go away", "recipient"],
  ["RCPT TO", "451 Temporary local problem - please try later", "temporary"],
  ["DATA", "503 5.5.1 Error: need RCPT command", "temporary"],
];

describe("a mail server's reply", () => {
  it.each(replies)("%s: %s is judged as %s", (phase, reply, cause) => {
    expect(judgeReply(phase, reply).cause ?? "temporary").toBe(cause);
  });

  it("never blames the recipient or the mail for good when the server says it is temporary", () => {
    const texts = fc.constantFrom(...replies.map(([, reply]) => reply.slice(3)));
    fc.assert(
      fc.property(fc.constantFrom(...phases), texts, (phase, text) => {
        const reply = `450${text.replaceAll(/\b5(\.\d+\.\d+)/g, "4$1").replaceAll("\n550", "\n450")}`;
        expect(["temporary", "limit", "setting"]).toContain(judgeReply(phase, reply).verdict);
      }),
    );
  });

  it("is about the password when it refuses a login for good, whatever it says", () => {
    for (const [, reply] of replies.filter(([, each]) => each.startsWith("5")))
      if (!reply.startsWith("503")) expect(judgeReply("AUTH", reply).cause).toBe("credentials");
  });

  it("is not judged by the words of an address or a URL", () => {
    for (const word of ["relay-denied", "spam", "spf", "sender-rejected"]) {
      const reply = `550 <${word}@b.pl> ... https://b.pl/${word}`;
      expect(judgeReply("RCPT TO", reply)).toEqual({ verdict: "recipient", cause: "recipient" });
    }
  });

  it("has no status code in a version or an IP address", () => {
    for (const text of ["Exim 4.94.2 says no", "from 5.7.1.20", "[4.5.7.1]"])
      expect(judgeReply("RCPT TO", `550 ${text}`).cause).toBe("recipient");
    expect(judgeReply("RCPT TO", "550 Exim 4.94.2: 5.2.2 no").cause).toBe("mailbox-full");
  });
});
