import { formatPrice, type Grosze } from "../../price.ts";
import { normalize } from "../../text/normalize.ts";
import type { OrderWithFacts } from "../../order/status/order-timeline.ts";
import { calculateAmountDue } from "../refund/amounts-due.ts";
import type { StatementEntry } from "./statement.ts";

/** `id` tells the entry from all others, in every statement that has it. */
export type IdentifiedEntry = StatementEntry & { id: string };

export type StatementMatch = { entry: IdentifiedEntry } &
  /** The title names the orders, and the amount is theirs. */
  (
    | { kind: "exact"; payments: Payment[] }
    /** Only the amount and the sender, or a bare number, speak for the order. */
    | { kind: "likely"; payments: Payment[]; why: string }
    /** Names an order that it does not pay. */
    | { kind: "doubtful"; number: string; why: string }
    /** Recorded before, also if it was taken back since. */
    | { kind: "recorded"; number: string }
    | { kind: "unknown" }
  );

type Payment = { number: string; amount: Grosze };

type Candidate = OrderWithFacts & { due: Grosze };

/** Proposes for each entry the orders that it pays; no order twice. */
export function matchStatement(
  entries: readonly IdentifiedEntry[],
  records: readonly OrderWithFacts[],
): StatementMatch[] {
  const orders = new Map<string, Candidate>();
  const recorded = new Map<string, Payment>();
  for (const record of records) {
    const { order, timeline, facts } = record;
    const isOpen = timeline.paidAt === undefined && timeline.cancelledAt === undefined;
    orders.set(order.number, { ...record, due: isOpen ? calculateAmountDue(record) : 0 });
    for (const { kind, externalId, amount } of facts) {
      if (kind !== "transfer-received") continue;
      const { number } = order;
      const earlier = recorded.get(externalId)?.amount ?? 0;
      recorded.set(externalId, { number, amount: earlier + amount });
    }
  }
  return entries.map((entry) => {
    const known = recorded.get(entry.id);
    if (known?.amount === entry.amount) return { entry, kind: "recorded", number: known.number };
    if (known) return { entry, kind: "doubtful", number: known.number, why: explainPart(known) };
    const match = matchEntry(entry, orders);
    // Another entry with the same title is another payment.
    if ("payments" in match) for (const { number } of match.payments) orders.get(number)!.due = 0;
    return match;
  });
}

function matchEntry(
  entry: IdentifiedEntry,
  orders: ReadonlyMap<string, Candidate>,
): StatementMatch {
  const named = findNumbers(entry.title, /(?<![\p{L}\d])L[\s-]{0,2}(\d{3,9})(?!\d)/giu, orders);
  if (named.length > 0) return matchNamed(entry, named);
  const bare = findNumbers(entry.title, /(?<!\d)(\d{3,9})(?!\d)/g, orders).filter(
    ({ due }) => due === entry.amount,
  );
  if (bare.length === 1) return propose(entry, bare, "numer bez „L-” w tytule");
  const words = new Set(normalize(`${entry.sender} ${entry.title}`).split(" "));
  const alike = [...orders.values()].filter(
    ({ due, order }) => due === entry.amount && isNamedIn(order.customer.name, words),
  );
  return alike.length === 1
    ? propose(entry, alike, "bez numeru; zgadzają się kwota i nazwisko")
    : { entry, kind: "unknown" };
}

function matchNamed(entry: IdentifiedEntry, named: readonly Candidate[]): StatementMatch {
  const sum = named.reduce((total, { due }) => total + due, 0);
  if (named.every(({ due }) => due > 0) && sum === entry.amount)
    return { entry, kind: "exact", payments: named.map(toPayment) };
  const { number } = named[0]!.order;
  return { entry, kind: "doubtful", number, why: explainDoubt(named, sum) };
}

function explainDoubt(named: readonly Candidate[], sum: Grosze): string {
  const { timeline, due } = named[0]!;
  if (timeline.cancelledAt !== undefined) return "zamówienie jest anulowane";
  if (due === 0) return "to zamówienie jest już opłacone; może to druga wpłata";
  return `do zapłaty jest ${formatPrice(sum)}`;
}

/** One transfer for several orders is recorded order by order, and an outage may come between. */
function explainPart({ amount }: Payment): string {
  return `zaksięgowano z tej wpłaty tylko ${formatPrice(amount)}`;
}

function propose(
  entry: IdentifiedEntry,
  candidates: readonly Candidate[],
  why: string,
): StatementMatch {
  return { entry, kind: "likely", payments: candidates.map(toPayment), why };
}

function toPayment({ order, due }: Candidate): Payment {
  return { number: order.number, amount: due };
}

function findNumbers(
  title: string,
  pattern: RegExp,
  orders: ReadonlyMap<string, Candidate>,
): Candidate[] {
  const numbers = new Set([...title.matchAll(pattern)].map(([, digits]) => `L-${digits}`));
  return [...numbers].flatMap((number) => orders.get(number) ?? []);
}

/** The last word of a name is the surname; short ones are in many titles. */
function isNamedIn(name: string, words: ReadonlySet<string>): boolean {
  const surname = normalize(name).split(" ").at(-1) ?? "";
  return surname.length > 2 && words.has(surname);
}
