import { calculateAmountDue } from "../refund/amounts-due.ts";
import type { OrderWithFacts } from "../../order/status/order-timeline.ts";
import { matchEntry, type Candidate, type EntryMatch } from "./match-entry.ts";
import {
  findRecordedTransfers,
  matchRecorded,
  matchReversal,
  type KnownMatch,
} from "./recorded-transfers.ts";
import type { StatementEntry } from "./statement.ts";

/** `id` tells the entry from all others, in every statement that has it. */
export type IdentifiedEntry = StatementEntry & { id: string };

export type StatementMatch = { entry: IdentifiedEntry } & (EntryMatch | KnownMatch);

/** Proposes for each entry the orders that it pays; no order twice. */
export function matchStatement(
  { entries, reversals }: Record<"entries" | "reversals", readonly IdentifiedEntry[]>,
  records: readonly OrderWithFacts[],
): StatementMatch[] {
  const orders = new Map(records.map((record) => [record.order.number, toCandidate(record)]));
  const recorded = findRecordedTransfers(records);
  const matches = entries.map((entry): StatementMatch => {
    const match = matchRecorded(entry, recorded.get(entry.id)) ?? matchEntry(entry, orders);
    // Another entry with the same title is another payment.
    if ("payments" in match) for (const { number } of match.payments) orders.get(number)!.due = 0;
    return { entry, ...match };
  });
  return [...matches, ...reversals.map((entry) => ({ entry, ...matchReversal(entry, recorded) }))];
}

function toCandidate(record: OrderWithFacts): Candidate {
  const { paidAt, cancelledAt } = record.timeline;
  const isOpen = paidAt === undefined && cancelledAt === undefined;
  return { ...record, due: isOpen ? calculateAmountDue(record) : 0 };
}
