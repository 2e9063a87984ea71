import { findCauseRules, type Cause, type Verdict } from "./causes.ts";
import { phaseCauses, replyRules, type Phase } from "./reply-rules.ts";

export type Judgement = { verdict: Verdict; cause?: Cause };

/** @param reply what the server said, with its status code: `550 5.1.1 No such user` */
export function judgeReply(phase: Phase, reply: string): Judgement {
  const isPermanent = reply.startsWith("5") && !reply.startsWith(badSequence);
  const cause = findCause(phase, reply, isPermanent);
  if (cause === undefined) return { verdict: "temporary" };
  const { verdict } = findCauseRules(cause);
  const isOurs = verdict === "limit" || verdict === "setting";
  // A temporary reply about the recipient or the mail says so itself.
  return isPermanent || isOurs ? { verdict, cause } : { verdict: "temporary" };
}

/** Says something of this session, not of the mail. */
const badSequence = "503";

function findCause(phase: Phase, reply: string, isPermanent: boolean): Cause | undefined {
  // Whatever it says: not every mail may try a refused login, which would lock the account.
  if (phase === "AUTH" && isPermanent) return "credentials";
  const text = normalizeReply(reply);
  const code = /(?<![\d.])[45]\.([0-7]\.\d{1,3})(?!\.?\d)/.exec(text)?.[1] ?? "";
  const rule = replyRules.find(
    ({ phases, permanent, codes, text: pattern }) =>
      (phases?.includes(phase) ?? true) &&
      (isPermanent || !permanent) &&
      (codes?.test(code) || pattern?.test(text)),
  );
  if (rule) return rule.cause === "later" ? undefined : rule.cause;
  if (!isPermanent) return undefined;
  return phase === "MAIL FROM" && reply.startsWith(tooBig) ? "too-big" : phaseCauses[phase];
}

/** The server's limit for a mail's size, told before it is sent (RFC 1870). */
const tooBig = "552";

const maxLength = 1000;

/** Joins the lines of a reply; an address or a URL may contain any word. */
function normalizeReply(reply: string): string {
  return reply
    .slice(0, maxLength)
    .toLowerCase()
    .replaceAll(/\r?\n\d{3}[- ]?/g, " ")
    .replaceAll(/(?<!\S)\S*@\S*|https?:\S*/g, "")
    .replaceAll(/\s+/g, " ");
}
