import type { Cause } from "./causes.ts";

/** The part of an SMTP session that a reply ended; CONN is all before the login. */
export type Phase = "CONN" | "AUTH" | "MAIL FROM" | "RCPT TO" | "DATA";

/** Any of the conditions is enough. `text` is matched without addresses and URLs. */
type ReplyRule = {
  cause: Cause | "later";
  phases?: readonly Phase[];
  /** Enhanced status codes (RFC 3463) without their class. */
  codes?: RegExp;
  text?: RegExp;
  /** Permanent replies alone. */
  permanent?: true;
  source: string;
};

const afterSender: readonly Phase[] = ["RCPT TO", "DATA"];
const afterLogin: readonly Phase[] = ["CONN", "MAIL FROM", ...afterSender];

/**
 * Why mail servers refuse a mail, by what real ones say: replies of the same number blame the
 * recipient, the mail, the shop's settings and its limits. The first rule that fits decides, so
 * that what names the sender comes before what names the recipient.
 */
export const replyRules: readonly ReplyRule[] = [
  {
    cause: "later",
    text: /gr[ea]y-?list|receiving mail (too quickly|at a rate)/,
    source: "postgrey.schweikert.ch, support.google.com/a/answer/3726730",
  },
  {
    // The words of the recipient's server follow, which a relay asked before; the codes are of
    // groups that not everybody may write to.
    cause: "recipient",
    phases: afterSender,
    codes: /^7\.1(2[49]|3[3-6])$/,
    text: /un(deliverable|verified) address/,
    source:
      "postfix.org/ADDRESS_VERIFICATION_README.html, learn.microsoft.com (non-delivery-reports-in-exchange-online)",
  },
  {
    cause: "limit",
    codes: /^(4\.5|7\.28)$/,
    text: /\b(daily|hourly|throttling)\b|per (minute|hour|day)\b|(sending|relay) (limit|quota)|credits exceeded|unusual sending/,
    source:
      "support.google.com/a/answer/3726730, docs.aws.amazon.com/ses (manage-sending-quotas-errors), cPanel, cachethq/cachet#3052",
  },
  {
    cause: "limit",
    text: /submission ?quota|sender thread limit|limit on the number of allowed outgoing|policy rejection\W+quota|5\.1\.0 \S+ policy violation/,
    source:
      "learn.microsoft.com (non-delivery-reports-in-exchange-online), plesk.com/kb, help.dreamhost.com/215730467, support.konto.pl/kb/a2164",
  },
  {
    cause: "account",
    phases: ["MAIL FROM"],
    codes: /^2\.[12]$/,
    text: /mailbox.{0,40}(full|quota)/,
    source: "RFC 3463, 3.3",
  },
  {
    cause: "mailbox-full",
    phases: afterSender,
    codes: /^2\.2$/,
    text: /(mail ?box|inbox|maildir|user|account|recipient)\b.{0,40}(\bfull\b|quota|storage|disk space|size limit)/,
    source: "support.google.com/a/answer/3726730, support.konto.pl/kb/a2871, kei.pl/pomoc",
  },
  {
    cause: "too-big",
    phases: ["MAIL FROM", ...afterSender],
    codes: /^(2\.3|3\.4)$/,
    text: /message.{0,20}(size|too (large|big))|size (exceeds|limit)/,
    source: "RFC 1870, postfix.org (message_size_limit)",
  },
  {
    cause: "domain",
    phases: afterLogin,
    codes: /^7\.2[0-7]$/,
    text: /\b(spf|dkim|dmarc)\b|sender policy framework/,
    source: "RFC 7372, support.google.com/mail/answer/81126, pomoc.poczta.interia.pl",
  },
  {
    cause: "client",
    phases: afterLogin,
    text: /client host.{0,60}(blocked|rejected)|blocked using|\bip\b.{0,40}(not (allowed|authorized)|blocked|black ?list)|unauthorized ip|\b(rbl|dnsbl)\b|spamhaus|spamcop|block ?list/,
    source:
      "postfix.org (reject_rbl_client), cPanel, spamhaus.org, iredmail/iRedMail#264, gophish/gophish#1701",
  },
  {
    cause: "login",
    phases: afterLogin,
    text: /\bno(t|) relay|relay(ing)? (is |access )?(denied|disallowed|prohibited|not (permitted|allowed))|to relay|open relay|rcpthosts/,
    source:
      "docker-mailserver#385, nodemailer#386, nodemailer#1480, namshi/docker-smtp#77, mybb#2644, qmail",
  },
  {
    cause: "login",
    phases: afterLogin,
    codes: /^7\.57$/,
    text: /^53[0458]\b|authenticat(ion|e)\b.{0,20}(required|first)|unauthenticated senders|not (logged in|authenticated)|smtp auth/,
    source:
      "RFC 4954, wader/postfix-relay#79, Billionmail#156, frappe#38806, mailcow/mailcow#51, cPanel",
  },
  {
    cause: "account",
    phases: afterLogin,
    text: /your account .{0,20}(blocked|suspended|disabled|locked)|account is not yet activated|sandbox|bad outbound sender|sending (is |has been )?(paused|suspended|disabled)/,
    source: "supabase/agent-skills#133, swapmyvote#891, learn.microsoft.com (5.1.8), SES",
  },
  {
    cause: "sender",
    phases: afterLogin,
    codes: /^(1\.[78]|7\.60|2\.252)$/,
    text: /sender (\w+ )*(rejected|denied|invalid)|sender verify failed|not owned by|send ?as ?(denied|this)|(permissions?|authorized|allowed) to send/,
    source:
      "kb.mailbox.org, splitbrain/dokuwiki-plugin-smtp#38, docker-mailserver#2257, swiftmailer#1030, support.forpsi.pl/kb/a2815",
  },
  {
    cause: "sender",
    phases: afterLogin,
    text: /verified sender|from (address|header)|address is not (verified|allowed)/,
    source: "hackathon-starter#1083, PHPMailer#2683, mageplaza/magento-2-smtp#211, sandstorm#531",
  },
  {
    cause: "spam",
    phases: afterSender,
    text: /spam|unsolicited|virus|malware/,
    source: "geokrety-website#1047 (WP, o2), support.konto.pl/kb/a2871",
  },
  {
    cause: "recipient",
    phases: afterSender,
    codes: /^(1\.([1-6]|10)|2\.\d+)$/,
    source: "RFC 3463, 3.2 and 3.3",
  },
  {
    cause: "limit",
    text: /too many|(rate|quota|limit).{0,30}(exceeded|reached)|exceed.{0,40}(quota|limit)/,
    source: "root-io/vmail#67, cluebringer (policyd), RFC 5321, 4.5.3.1",
  },
  {
    cause: "recipient",
    phases: afterSender,
    text: /recipient|mailbox|(no such|unknown|invalid) user|user (is )?(unknown|not found)/,
    source: "pomoc.poczta.interia.pl, kei.pl/pomoc",
  },
  {
    cause: "policy",
    phases: afterSender,
    codes: /^7\.\d+$/,
    text: /helo (name|command)/,
    permanent: true,
    source: "RFC 3463, 3.8, postfix.org (reject_non_fqdn_helo_hostname), cPanel",
  },
];

/** What is left says little; then the phase tells what was refused. */
export const phaseCauses: Readonly<Record<Phase, Cause>> = {
  CONN: "server",
  AUTH: "credentials",
  "MAIL FROM": "sender",
  "RCPT TO": "recipient",
  DATA: "content",
};
