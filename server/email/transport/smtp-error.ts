import type { NodemailerError } from "nodemailer";
import type { Delivery } from "../email-jobs.ts";
import { toErrorWord } from "./causes.ts";
import { judgeReply, type Judgement } from "./judge-reply.ts";
import type { Phase } from "./reply-rules.ts";

export function toDelivery(error: NodemailerError): Delivery {
  const reason = reasonOf(error);
  const { verdict } = judge(error);
  if (verdict === "temporary") return { kind: "retry", reason };
  if (verdict === "recipient" || verdict === "content") return { kind: "refused", reason };
  const phase = phaseOf(error);
  const refusesAll = verdict === "setting" && phase !== "RCPT TO" && phase !== "DATA";
  return { kind: refusesAll ? "misconfigured" : "deferred", reason };
}

/** For the log and the owner: a cause or nodemailer's code, and the reply without addresses. */
export function reasonOf(error: Partial<NodemailerError>): string {
  const { code = "error", response = "" } = error;
  const text = response.replaceAll(/(?<!\S)\S*@\S*/g, "…").replaceAll(/\s+/g, " ");
  const { cause } = judge(error);
  return `${cause ? toErrorWord(cause) : code} ${text}`.trim().slice(0, 200);
}

const wrongSettings = new Set(["EAUTH", "ENOAUTH", "EOAUTH2", "ECONFIG", "EREQUIRETLS"]);

function judge(error: Partial<NodemailerError>): Judgement {
  const { code = "", command, permanent, response } = error;
  // The connection cannot be encrypted: no mail is to blame.
  if (code === "ETLS")
    return { verdict: command === "STARTTLS" && permanent !== false ? "setting" : "temporary" };
  if (response) return judgeReply(phaseOf(error), response);
  return { verdict: wrongSettings.has(code) ? "setting" : "temporary" };
}

const phases: readonly Phase[] = ["AUTH", "MAIL FROM", "RCPT TO", "DATA"];

function phaseOf({ command = "" }: Partial<NodemailerError>): Phase {
  return phases.find((phase) => command.startsWith(phase)) ?? "CONN";
}
