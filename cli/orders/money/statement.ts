import { createHash } from "node:crypto";
import {
  matchStatement,
  type IdentifiedEntry,
  type StatementMatch,
} from "../../../shop/payment/statement/match-statement.ts";
import type { Statement, StatementEntry } from "../../../shop/payment/statement/statement.ts";
import { dayMs } from "../../../shop/time/durations.ts";
import type { ParsedArgs } from "../../run/command.ts";
import { withStore } from "../../run/open-store.ts";
import { confirm, isTerminal } from "../../output/confirm.ts";
import { printJson } from "../../output/terminal.ts";
import { readBytes } from "../../run/files.ts";
import { transitionMany } from "../transition-many.ts";
import { openNamedColumns } from "./named-columns.ts";
import { readStatement } from "./read-statement.ts";
import { describeMatch, printMatches, printSkipped } from "./statement-report.ts";

/** Transfers for older orders are the owner's to judge. */
const maxAgeMs = 180 * dayMs;

type Proposal = Extract<StatementMatch, { payments: unknown }>;

/**
 * Proposes what the transfers of a statement pay and records what the owner agrees to. Without a
 * terminal it only lists, or with `--yes` records those whose title and amount agree.
 */
export async function payFromStatement(file: string, parsed: ParsedArgs): Promise<number> {
  const { flags, json } = parsed;
  const bytes = readBytes(file);
  const { statement, matches } = await withStore(async ({ store, env, now }) => {
    const statement = await readStatement(bytes, openNamedColumns(env.DATA_DIR));
    const orders = await store.orders.list({ since: now - maxAgeMs });
    return { statement, matches: matchStatement(identifyAll(statement), orders) };
  });
  if (!json) printMatches(matches, statement);
  else if (!flags.has("yes")) printJson(matches);
  printSkipped(statement);
  const agreed = flags.has("yes") ? matches.filter(isExact) : await ask(matches);
  if (agreed.length === 0) return 0;
  const requests = agreed.flatMap(({ entry: { id, line }, payments }) =>
    payments
      .filter(({ amount }) => amount > 0)
      .map(({ number, amount }) => ({
        number,
        line,
        transition: { kind: "pay", transfer: { id, amount } } as const,
      })),
  );
  return transitionMany(requests, { json, flags: new Set(["yes"]) });
}

function identifyAll({ entries, reversals }: Statement) {
  return { entries: identify(entries), reversals: identify(reversals) };
}

/** The same entry has the same id in every statement; equal ones of one statement are counted. */
function identify(entries: readonly StatementEntry[]): IdentifiedEntry[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const { date, amount, title, sender } = entry;
    const text = JSON.stringify([date, amount, title, sender]);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    const hash = createHash("sha256").update(`${text}${count}`).digest("base64url").slice(0, 24);
    return { ...entry, id: `statement-${hash}` };
  });
}

function isExact(match: StatementMatch): match is Proposal {
  return match.kind === "exact";
}

/** Asks once for all that agree, then, where the answer is no, for each; the others one by one. */
async function ask(matches: readonly StatementMatch[]): Promise<Proposal[]> {
  if (!isTerminal()) {
    const count = matches.filter(isExact).length;
    if (count > 0) console.error(`Nic nie zaksięgowano. Zgodne (${count}) zaksięguje --yes.`);
    return [];
  }
  const exact = matches.filter(isExact);
  const all =
    exact.length > 1 && (await confirm(`Zaksięgować wszystkie zgodne (${exact.length})?`));
  const agreed = all ? exact : [];
  const others = matches.filter(
    (match): match is Proposal => match.kind === "likely" || (isExact(match) && !all),
  );
  for (const match of others)
    if (await confirm(`Zaksięgować ${describeMatch(match)}?`)) agreed.push(match);
  return agreed;
}
