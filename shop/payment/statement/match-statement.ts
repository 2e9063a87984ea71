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
  const found = new Map<IdentifiedEntry, EntryMatch | KnownMatch>();
  const match = (entry: IdentifiedEntry, isCertain: boolean) => {
    const result = matchRecorded(entry, recorded.get(entry.id)) ?? matchEntry(entry, orders);
    if (isCertain && result.kind !== "exact") return;
    found.set(entry, result);
    // Another entry with the same title is another payment.
    if ("payments" in result) for (const { number } of result.payments) orders.get(number)!.due = 0;
  };
  for (const entry of entries) match(entry, true);
  // A guess leaves the orders that another entry pays for certain.
  for (const entry of entries) if (!found.has(entry)) match(entry, false);
  const matches = entries.map((entry) => ({ entry, ...found.get(entry)! }));
  return [...matches, ...reversals.map((entry) => ({ entry, ...matchReversal(entry, recorded) }))];
}

function toCandidate(record: OrderWithFacts): Candidate {
  const { paidAt, cancelledAt } = record.timeline;
  const isOpen = paidAt === undefined && cancelledAt === undefined;
  return { ...record, due: isOpen ? calculateAmountDue(record) : 0 };
}
