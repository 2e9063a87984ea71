import { formatPrice } from "../../price.ts";
import { normalize } from "../../text/normalize.ts";
import type { Movement } from "./movement.ts";
import type { SkippedRow, Statement, StatementEntry, StatementFormat } from "./statement.ts";

/** Sorts what a bank wrote by what it is to the shop: money of customers is in, złote and booked. */
export function sortMovements(movements: readonly Movement[], format: StatementFormat): Statement {
  const statement: Statement = { format, entries: [], reversals: [], outgoing: 0, skipped: [] };
  const takenBack: StatementEntry[] = [];
  for (const movement of movements) {
    const skipped = findReason(movement);
    if (skipped) statement.skipped.push({ line: movement.line, ...skipped });
    else if (movement.direction !== "out") statement.entries.push(toEntry(movement));
    else if (movement.isReversal) takenBack.push(toEntry(movement));
    else statement.outgoing += 1;
  }
  for (const reversal of takenBack)
    if (!cancelEntry(reversal, statement.entries)) statement.reversals.push(reversal);
  return statement;
}

function findReason(movement: Movement): Omit<SkippedRow, "line"> | undefined {
  const { amount, amountText = "", currency, direction, isReversal, unbooked } = movement;
  if (unbooked !== undefined) return { reason: "unbooked", detail: unbooked };
  if (!/^(?:PLN|Z[ŁL])$/i.test(currency))
    return { reason: "currency", detail: currency || "bez waluty" };
  if (amount === undefined || amount === 0) return { reason: "unreadable", detail: amountText };
  if (direction === "in" && isReversal) return { reason: "returned", detail: formatPrice(amount) };
  return undefined;
}

function toEntry({ line, date, amount = 0, direction, ...movement }: Movement): StatementEntry {
  const { title, sender, otherTitles } = movement;
  return {
    line,
    date,
    amount,
    title,
    sender,
    ...(otherTitles && { otherTitles }),
    ...(direction === "unknown" && { doubt: "plik nie mówi, czy to wpływ, czy wypływ" }),
  };
}

/**
 * Marks the nearest entry of the same sum and title. Where only the sum is the same, any of them may be
 * the one, so that none is certain.
 */
function cancelEntry(reversal: StatementEntry, entries: readonly StatementEntry[]): boolean {
  const alike = entries
    .filter(({ amount, reversedIn }) => amount === reversal.amount && reversedIn === undefined)
    .toSorted((one, other) => distance(one, reversal) - distance(other, reversal));
  const named = alike.filter((entry) => hasSameTitle(entry, reversal));
  // `L-1001` is in `L-10010` too.
  const cancelled =
    named.find((entry) => simplifyTitle(entry) === simplifyTitle(reversal)) ?? named[0];
  if (cancelled) cancelled.reversedIn = reversal.line;
  else
    for (const entry of alike)
      entry.doubt ??= `wiersz ${reversal.line} cofa wpłatę na tę samą kwotę`;
  return cancelled !== undefined;
}

function distance(one: StatementEntry, other: StatementEntry): number {
  return Math.abs(one.line - other.line);
}

/** The bank adds its own word to the title, or shortens it. */
function hasSameTitle(entry: StatementEntry, reversal: StatementEntry): boolean {
  const [one, other] = [entry, reversal].map(simplifyTitle);
  if (one === "" || other === "") return normalize(entry.sender) === normalize(reversal.sender);
  return one!.includes(other!) || other!.includes(one!);
}

function simplifyTitle({ title }: StatementEntry): string {
  return normalize(title).replaceAll(reversalWords, "").trim();
}

const reversalWords =
  /\b(storno|stornowan\w*|cofn\w*|anulowan\w*|korekt\w*|zwrot\w*|wycofan\w*|reversal|reversed) */g;
