import type { OrderWithFacts } from "../../order/status/order-timeline.ts";
import { formatPrice, type Grosze } from "../../price.ts";
import { normalize } from "../../text/normalize.ts";
import { isNamedIn } from "./match-entry.ts";
import { findOrderNumbers } from "./order-numbers.ts";
import type { StatementEntry } from "./statement.ts";

/** What was recorded of one entry of a statement, which may pay several orders. */
export type RecordedTransfer = { orders: OrderWithFacts[]; amount: Grosze; isVoided: boolean };

export type KnownMatch =
  /** Recorded before, also if it was taken back since. */
  | { kind: "recorded"; number: string }
  | { kind: "doubtful"; number: string; why: string }
  /** The bank took it back, and nobody has recorded it. */
  | { kind: "reversed"; why: string };

/** By the id of the entry; those that the owner noted by hand by their reference. */
export type RecordedTransfers = ReadonlyMap<string, RecordedTransfer>;

export function findRecordedTransfers(records: readonly OrderWithFacts[]): RecordedTransfers {
  const transfers = new Map<string, RecordedTransfer>();
  for (const record of records)
    for (const { kind, externalId, reference, amount } of record.facts) {
      const id = externalId || reference;
      const known = transfers.get(id) ?? { orders: [], amount: 0, isVoided: false };
      if (kind === "transfer-received")
        transfers.set(id, {
          orders: [...known.orders, record],
          amount: known.amount + amount,
          isVoided: known.isVoided,
        });
      else if (kind === "transfer-voided") known.isVoided = true;
    }
  return transfers;
}

/** Undefined for an entry that nobody has recorded and the bank has not taken back. */
export function matchRecorded(
  { amount, reversedIn }: StatementEntry,
  known: RecordedTransfer | undefined,
): KnownMatch | undefined {
  const number = known?.orders[0]!.order.number;
  if (reversedIn !== undefined && number !== undefined && !known?.isVoided)
    return { kind: "doubtful", number, why: explainReversal(`w wierszu ${reversedIn}`) };
  if (reversedIn !== undefined)
    return { kind: "reversed", why: `cofnięta w wierszu ${reversedIn}` };
  if (!known || number === undefined) return undefined;
  if (known.amount === amount) return { kind: "recorded", number };
  // One transfer for several orders is recorded order by order, and an outage may come between.
  const why = `zaksięgowano z tej wpłaty tylko ${formatPrice(known.amount)}`;
  return { kind: "doubtful", number, why };
}

/** Finds the recorded transfer that a bank took back later: by number, name or, if need be, sum. */
export function matchReversal(reversal: StatementEntry, recorded: RecordedTransfers): KnownMatch {
  const { amount, title, sender, otherTitles = [] } = reversal;
  const texts = [title, ...otherTitles];
  const numbers = new Set(texts.flatMap((text) => findOrderNumbers(text).listed));
  const words = new Set(normalize([sender, ...texts].join(" ")).split(" "));
  const alike = [...recorded.values()]
    .filter((transfer) => transfer.amount === amount && !transfer.isVoided)
    .flatMap(({ orders }) => orders.map(({ order }) => order));
  const [first, ...others] = alike;
  if (!first) return { kind: "reversed", why: "jej wpłaty nie ma wśród zaksięgowanych" };
  const found =
    alike.find(({ number }) => numbers.has(number)) ??
    alike.find(({ customer }) => isNamedIn(customer.name, words)) ??
    (others.length === 0 ? first : undefined);
  if (found) return { kind: "doubtful", number: found.number, why: explainReversal("później") };
  const candidates = alike.map(({ number }) => number).join(" albo ");
  const why = `bank cofnął później wpłatę na tę kwotę, może za ${candidates}`;
  return { kind: "doubtful", number: first.number, why };
}

function explainReversal(when: string): string {
  return `zaksięgowana, a bank cofnął ją ${when}; cofnij ją też tutaj`;
}
