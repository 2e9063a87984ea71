import { formatPrice } from "../../../shop/price.ts";
import type { StatementMatch } from "../../../shop/payment/statement/match-statement.ts";
import type { SkipReason, Statement } from "../../../shop/payment/statement/statement.ts";
import { print } from "../../output/terminal.ts";

const headings: Record<StatementMatch["kind"], string> = {
  exact: "Zgodne: numer i kwota",
  likely: "Prawdopodobne",
  doubtful: "Do sprawdzenia",
  reversed: "Cofnięte przez bank",
  recorded: "Zaksięgowane już wcześniej",
  unknown: "Nie wiadomo, za co",
};

const skipped: Record<SkipReason, string> = {
  currency: "W innej walucie niż złoty",
  unbooked: "Niezaksięgowane przez bank",
  returned: "Zwrócone wypłaty",
  unreadable: "Nieczytelne kwoty",
};

export function printMatches(matches: readonly StatementMatch[], statement: Statement): void {
  print([summarize(statement)]);
  for (const [kind, heading] of Object.entries(headings)) {
    const group = matches.filter((match) => match.kind === kind);
    if (group.length === 0) continue;
    const lines = kind === "recorded" ? [] : group.map((match) => `  ${describeMatch(match)}`);
    print([`${heading} (${group.length})`, ...lines]);
  }
}

function summarize({ entries, reversals, outgoing, skipped: rows }: Statement): string {
  const count = (reason: SkipReason) => rows.filter((row) => row.reason === reason).length;
  const counts = [
    ["wpływy", entries.length],
    ["wypływy", outgoing],
    ["cofnięte", entries.filter(({ reversedIn }) => reversedIn).length + reversals.length],
    ["w innej walucie", count("currency")],
    ["niezaksięgowane", count("unbooked")],
    ["zwrócone wypłaty", count("returned")],
    ["nieczytelne", count("unreadable")],
  ] as const;
  const shown = counts.filter(([, number], index) => index < 2 || number > 0);
  return `Wyciąg: ${shown.map(([name, number]) => `${name} ${number}`).join(", ")}.`;
}

/** Names the rows that became nothing, and why. */
export function printSkipped({ skipped: rows }: Statement): void {
  for (const [reason, heading] of Object.entries(skipped)) {
    const group = rows.filter((row) => row.reason === reason);
    const lines = group.map(({ line, detail }) => `  wiersz ${line}: ${detail}`);
    if (group.length > 0)
      print([`${heading}, pominięte (${group.length})`, ...lines], console.error);
  }
}

export function describeMatch(match: StatementMatch): string {
  const { line, date, amount, title, sender } = match.entry;
  const orders = "payments" in match ? match.payments.map(({ number }) => number) : [];
  if ("number" in match) orders.push(match.number);
  const target = orders.length > 0 ? `${orders.join(" i ")}: ` : "";
  const why = "why" in match ? ` (${match.why})` : "";
  const from = [sender, `„${title}”`].filter(Boolean).join(", ");
  return `${target}${formatPrice(amount)}, ${from}, ${date}, wiersz ${line}${why}`;
}
