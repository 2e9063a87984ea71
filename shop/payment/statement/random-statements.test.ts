import fc from "fast-check";
import { expect, it } from "vitest";
import { sampleCustomer, sampleOrder } from "../../../test/fixtures.ts";
import { encodeText, type Encoding } from "../../../test/statements/encode-text.ts";
import { dueOrders, transfers, type Transfer } from "../../../test/statements/transfers.ts";
import { camtHabits, writeCamt } from "../../../test/statements/write-camt.ts";
import { csvHabits, isDirectionTold, writeCsv } from "../../../test/statements/write-csv.ts";
import { mt940Habits, writeMt940 } from "../../../test/statements/write-mt940.ts";
import { matchStatement } from "./match-statement.ts";
import { parseStatement } from "./parse-statement.ts";

const orders = dueOrders.map(({ number, total, name }) => ({
  order: sampleOrder({ number, total, customer: { ...sampleCustomer, name } }),
  timeline: {},
  facts: [],
}));

/** The payments that `--yes` records, in the order of their numbers. */
function findExact(bytes: Uint8Array): string[] {
  const statement = parseStatement(bytes);
  if (!("entries" in statement)) return [JSON.stringify(statement)];
  const [entries, reversals] = [statement.entries, statement.reversals].map((rows) =>
    rows.map((entry, index) => ({ ...entry, id: `${index}` })),
  );
  const matches = matchStatement({ entries: entries!, reversals: reversals! }, orders);
  const payments = matches.flatMap((match) => (match.kind === "exact" ? match.payments : []));
  return payments.map(({ number, amount }) => `${number} ${amount}`).toSorted();
}

function listReceived(known: readonly Transfer[]): string[] {
  return known
    .filter(({ direction, unbooked, foreign }) => direction === "in" && !unbooked && !foreign)
    .map(({ number, amount }) => `${number} ${amount}`)
    .toSorted();
}

type Written = { text: string; encoding: Encoding; expected: string[] };

const csv = fc.record({ known: transfers, habit: csvHabits }).map(({ known, habit }): Written => {
  const expected = isDirectionTold(known, habit) ? listReceived(known) : [];
  return { text: writeCsv(known, habit), encoding: habit.encoding, expected };
});

const mt940 = fc
  .record({ known: transfers, habit: mt940Habits })
  .map(({ known, habit }): Written => ({
    text: writeMt940(known, habit),
    encoding: habit.encoding,
    expected: listReceived(known),
  }));

const camt = fc
  .record({ known: transfers, habit: camtHabits })
  .map(({ known, habit }): Written => ({
    text: writeCamt(known, habit),
    encoding: "utf-8",
    expected: listReceived(known),
  }));

it("books exactly what came, never what left, from statements of banks of any habits", () => {
  fc.assert(
    fc.property(
      fc.oneof({ arbitrary: csv, weight: 6 }, { arbitrary: mt940, weight: 3 }, camt),
      ({ text, encoding, expected }) => {
        expect(findExact(encodeText(text, encoding))).toEqual(expected);
      },
    ),
    { seed: 44, numRuns: 2000 },
  );
});
