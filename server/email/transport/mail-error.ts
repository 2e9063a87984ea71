import { findCauseByWord, findCauseRules, type Cause } from "./causes.ts";
import { judgeReply } from "./judge-reply.ts";
import type { Phase } from "./reply-rules.ts";

/** Codes of a connection that was not made or broke; for these a probe may try again early. */
export const unreachableCodes: readonly string[] = [
  "ECONNECTION",
  "ECONNREFUSED",
  "ECONNRESET",
  "EDNS",
  "ENOTFOUND",
  "ESOCKET",
  "ETIMEDOUT",
  "ABORT_ERR",
];

const words: Readonly<Record<string, string>> = {
  ...Object.fromEntries(unreachableCodes.map((code) => [code, "serwer poczty nie odpowiada"])),
  EDNS: "nie ma serwera poczty o tej nazwie",
  ENOTFOUND: "nie ma serwera poczty o tej nazwie",
  ETLS: "nie udało się zaszyfrować połączenia z serwerem poczty",
  EREQUIRETLS: "serwer poczty nie szyfruje połączenia",
  EAUTH: findCauseRules("credentials").words,
  ENOAUTH: findCauseRules("credentials").words,
  EOAUTH2: findCauseRules("credentials").words,
  ECONFIG: "ustawienia poczty są błędne",
  EPROTOCOL: "serwer poczty odpowiada niezrozumiale",
};

/** @param reason a cause or nodemailer's code, and what the server said: `smtp-limit 550 5.4.5 …` */
export function describeMailError(reason: string): string {
  const [word, response] = split(reason);
  const cause = findCause(reason);
  const known = cause
    ? findCauseRules(cause).words
    : (words[word] ?? (/^4\d\d/.test(response) ? later : undefined));
  if (known === undefined) return `nie udało się wysłać: ${reason}`;
  return response === "" ? known : `${known} (${response})`;
}

const later = "serwer poczty chwilowo nie przyjmuje tego maila";

/** What the owner can do about it, where it is not up to the recipient or the mail. */
export function adviseOnMailError(reason: string): string | undefined {
  const cause = findCause(reason);
  return cause && findCauseRules(cause).advice;
}

export function blamesRecipient(reason: string): boolean {
  const cause = findCause(reason);
  return cause !== undefined && findCauseRules(cause).verdict === "recipient";
}

function split(reason: string): [word: string, response: string] {
  const [, word = "", response = ""] = /^([A-Za-z][\w-]*(?= |$))? ?(.*)$/s.exec(reason) ?? [];
  return [word, response];
}

/** Mails of older versions have nodemailer's code with every reply. */
const phases: Readonly<Record<string, Phase>> = {
  "": "DATA",
  EAUTH: "AUTH",
  EENVELOPE: "RCPT TO",
  EMESSAGE: "DATA",
};

function findCause(reason: string): Cause | undefined {
  const [word, response] = split(reason);
  const phase = phases[word];
  if (phase && /^[45]\d\d/.test(response)) return judgeReply(phase, response).cause;
  return findCauseByWord(word);
}
