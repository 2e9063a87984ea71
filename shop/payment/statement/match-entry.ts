import { formatPrice, type Grosze } from "../../price.ts";
import type { OrderWithFacts } from "../../order/status/order-timeline.ts";
import { normalize } from "../../text/normalize.ts";
import { findOrderNumbers, type NamedNumbers } from "./order-numbers.ts";
import type { StatementEntry } from "./statement.ts";

export type EntryMatch =
  /** The title names the orders, and the amount is theirs. */
  | { kind: "exact"; payments: Payment[] }
  /** Something is missing for certainty: the number, the sum, the direction. */
  | { kind: "likely"; payments: Payment[]; why: string }
  /** Names an order that it does not pay. */
  | { kind: "doubtful"; number: string; why: string }
  | { kind: "unknown" };

type Payment = { number: string; amount: Grosze };

export type Candidate = OrderWithFacts & { due: Grosze };

type Candidates = ReadonlyMap<string, Candidate>;

/** Proposes what an entry pays. Where a bank has cut the title, every way to join it is searched. */
export function matchEntry(entry: StatementEntry, orders: Candidates): EntryMatch {
  const match = matchTitle(entry, orders) ?? matchSender(entry, orders);
  if (!("payments" in match) || entry.doubt === undefined) return match;
  const why = "why" in match ? `${entry.doubt}; ${match.why}` : entry.doubt;
  return { kind: "likely", payments: match.payments, why };
}

function matchTitle(entry: StatementEntry, orders: Candidates): EntryMatch | undefined {
  const { amount, title, otherTitles = [] } = entry;
  const texts = [title, ...otherTitles].map(findOrderNumbers);
  const find = (pick: (text: NamedNumbers) => readonly string[]) =>
    texts.map((text) => pick(text).flatMap((number) => orders.get(number) ?? []));
  const listed = find((text) => text.listed);
  const named = find((text) => text.named);
  const glued = find((text) => [...text.named, ...text.glued]);
  const [exact, ...others] = findPaid([...listed, ...named, ...glued], amount);
  if (exact && others.length === 0) return { kind: "exact", payments: exact.map(toPayment) };
  if (exact) return propose(exact, "ucięty tytuł może też wskazywać inne zamówienie");
  const several = [...new Set(listed.flat())];
  if (several.length > 1) return matchSeveral(several, amount);
  const [one] = several;
  if (one) return { kind: "doubtful", number: one.order.number, why: explainDoubt(one) };
  const bare = find((text) => text.bare);
  const single = bare.flat().map((candidate) => [candidate]);
  const [paid, ...more] = findPaid([...single, ...bare], amount);
  return paid && more.length === 0 ? propose(paid, "numer bez „L-” w tytule") : undefined;
}

/** Those of the groups of open orders that the amount pays to the grosz, each once. */
function findPaid(groups: readonly Candidate[][], amount: Grosze): Candidate[][] {
  const paid = groups.filter(
    (group) => group.every(({ due }) => due > 0) && sumDue(group) === amount && amount > 0,
  );
  const identify = (group: readonly Candidate[]) =>
    group.map(({ order }) => order.number).toSorted();
  return [...new Map(paid.map((group) => [identify(group).join(), group])).values()];
}

/** The amount goes to the orders as they are named, to none more than is due. */
function matchSeveral(named: readonly Candidate[], amount: Grosze): EntryMatch {
  const open = named.filter(({ due }) => due > 0);
  if (open.length === 0)
    return { kind: "doubtful", number: named[0]!.order.number, why: explainDoubt(named[0]!) };
  let left = amount;
  const payments = open.map(({ order, due }) => {
    const paid = Math.min(due, left);
    left -= paid;
    return { number: order.number, amount: paid };
  });
  const numbers = named.map(({ order }) => order.number).join(" i ");
  return {
    kind: "likely",
    payments,
    why: `za ${numbers} do zapłaty jest razem ${formatPrice(sumDue(open))}`,
  };
}

function matchSender(entry: StatementEntry, orders: Candidates): EntryMatch {
  const { amount, sender, title, otherTitles = [] } = entry;
  const words = new Set(normalize([sender, title, ...otherTitles].join(" ")).split(" "));
  const alike = [...orders.values()].filter(
    ({ due, order }) => due === amount && isNamedIn(order.customer.name, words),
  );
  return alike.length === 1
    ? propose(alike, "bez numeru; zgadzają się kwota i nazwisko")
    : { kind: "unknown" };
}

/** The last word of a name is the surname; short ones are in many titles. */
export function isNamedIn(name: string, words: ReadonlySet<string>): boolean {
  const surname = normalize(name).split(" ").at(-1) ?? "";
  return surname.length > 2 && words.has(surname);
}

function explainDoubt({ timeline, due }: Candidate): string {
  if (timeline.cancelledAt !== undefined) return "zamówienie jest anulowane";
  if (due === 0) return "to zamówienie jest już opłacone; może to druga wpłata";
  return `do zapłaty jest ${formatPrice(due)}`;
}

function propose(candidates: readonly Candidate[], why: string): EntryMatch {
  return { kind: "likely", payments: candidates.map(toPayment), why };
}

function toPayment({ order, due }: Candidate): Payment {
  return { number: order.number, amount: due };
}

function sumDue(candidates: readonly Candidate[]): Grosze {
  return candidates.reduce((total, { due }) => total + due, 0);
}
