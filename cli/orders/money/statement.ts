import { createHash } from "node:crypto";
import { OperatorError } from "../../../server/operator-error.ts";
import { formatPrice } from "../../../shop/price.ts";
import { parseCsvStatement } from "../../../shop/payment/statement/csv-statement.ts";
import {
  matchStatement,
  type IdentifiedEntry,
  type StatementMatch,
} from "../../../shop/payment/statement/match-statement.ts";
import { isMt940, parseMt940 } from "../../../shop/payment/statement/mt940.ts";
import type { Statement, StatementEntry } from "../../../shop/payment/statement/statement.ts";
import { parseCsv } from "../../../shop/text/parse-csv.ts";
import { dayMs } from "../../../shop/time/durations.ts";
import type { ParsedArgs } from "../../run/command.ts";
import { withStore } from "../../run/open-store.ts";
import { confirm, isTerminal } from "../../output/confirm.ts";
import { print, printJson } from "../../output/terminal.ts";
import { readTextFile } from "../../run/files.ts";
import { transitionMany } from "../transition-many.ts";

/** Transfers for older orders are the owner's to judge. */
const maxAgeMs = 180 * dayMs;

type Proposal = Extract<StatementMatch, { payments: unknown }>;

/**
 * Proposes what the transfers of a statement pay and records what the owner agrees to. Without a
 * terminal it only lists, or with `--yes` records those whose title and amount agree.
 */
export async function payFromStatement(file: string, parsed: ParsedArgs): Promise<number> {
  const { flags, json } = parsed;
  const statement = readStatement(readTextFile(file));
  const matches = await withStore(async ({ store, now }) =>
    matchStatement(identify(statement.entries), await store.orders.list({ since: now - maxAgeMs })),
  );
  if (!json) printMatches(matches, statement);
  else if (!flags.has("yes")) printJson(matches);
  const agreed = flags.has("yes") ? matches.filter(isExact) : await ask(matches);
  if (agreed.length === 0) return 0;
  const requests = agreed.flatMap(({ entry: { id, line }, payments }) =>
    payments.map(({ number, amount }) => ({
      number,
      line,
      transition: { kind: "pay", transfer: { id, amount } } as const,
    })),
  );
  return transitionMany(requests, { json, flags: new Set(["yes"]) });
}

function readStatement(text: string): Statement {
  if (isMt940(text)) return parseMt940(text);
  const { rows, unclosed } = parseCsv(text);
  if (unclosed !== undefined)
    throw new OperatorError(`Nic nie zaksięgowano. Wiersz ${unclosed}: cudzysłów bez pary.`);
  const statement = parseCsvStatement(rows);
  if (statement) return statement;
  throw new OperatorError(
    "Nic nie zaksięgowano. To nie jest wyciąg, który sklep zna: w pliku CSV brakuje wiersza z nazwami kolumn, np. Data, Nadawca, Tytuł, Kwota. Pobierz z banku CSV albo MT940.",
  );
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

const headings: Record<StatementMatch["kind"], string> = {
  exact: "Zgodne: numer i kwota",
  likely: "Prawdopodobne",
  doubtful: "Do sprawdzenia",
  recorded: "Zaksięgowane już wcześniej",
  unknown: "Nie wiadomo, za co",
};

function printMatches(matches: readonly StatementMatch[], { skipped }: Statement): void {
  for (const [kind, heading] of Object.entries(headings)) {
    const group = matches.filter((match) => match.kind === kind);
    if (group.length === 0) continue;
    const lines = kind === "recorded" ? [] : group.map((match) => `  ${describeMatch(match)}`);
    print([`${heading} (${group.length})`, ...lines]);
  }
  if (matches.length === 0) print(["W wyciągu nie ma wpłat."]);
  if (skipped.length > 0)
    console.error(`Wiersze bez kwoty w złotych, pominięte: ${skipped.join(", ")}`);
}

function describeMatch(match: StatementMatch): string {
  const { line, date, amount, title, sender } = match.entry;
  const orders = "payments" in match ? match.payments.map(({ number }) => number) : [];
  if ("number" in match) orders.push(match.number);
  const target = orders.length > 0 ? `${orders.join(" i ")}: ` : "";
  const why = "why" in match ? ` (${match.why})` : "";
  const from = [sender, `„${title}”`].filter(Boolean).join(", ");
  return `${target}${formatPrice(amount)}, ${from}, ${date}, wiersz ${line}${why}`;
}
