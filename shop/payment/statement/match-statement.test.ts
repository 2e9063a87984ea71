import { describe, expect, it } from "vitest";
import { sampleCustomer, sampleOrder } from "../../../test/fixtures.ts";
import type { OrderTimeline } from "../../order/status/order-timeline.ts";
import { receiveTransfer } from "../transfer/receive-transfer.ts";
import { matchStatement, type IdentifiedEntry } from "./match-statement.ts";

const order = (
  number: string,
  total = 11_498,
  name = "Anna Żółć",
  timeline: OrderTimeline = {},
) => ({
  order: sampleOrder({ number, total, customer: { ...sampleCustomer, name } }),
  timeline,
  facts: [],
});

const entry = (title: string, amount = 11_498, sender = ""): IdentifiedEntry => ({
  id: title,
  line: 2,
  date: "2026-11-20",
  amount,
  title,
  sender,
});

const orders = [
  order("L-1001"),
  order("L-1002", 5000, "Ewa Lis"),
  order("L-1003", 7000, "Jan Kos", { paidAt: 1 }),
  order("L-1004", 7000, "Ola Sowa", { cancelledAt: 1 }),
  order("L-1005", 5000, "Iga Wrona"),
];

const matchAll = (
  entries: readonly IdentifiedEntry[],
  records: Parameters<typeof matchStatement>[1],
) => matchStatement({ entries, reversals: [] }, records);

const match = (title: string, amount?: number, sender?: string) =>
  matchAll([entry(title, amount, sender)], orders)[0]!;

describe("the proposals of a statement", () => {
  it.each([
    ["Zapłata za L-1001", 11_498, "", "exact", ["L-1001"]],
    ["zamowienieL-1001", 11_498, "", "exact", ["L-1001"]],
    ["L-1001, 1002", 16_498, "", "exact", ["L-1001", "L-1002"]],
    ["L-1001, 1002 Warszawa", 11_498, "", "exact", ["L-1001"]],
    ["L-1001 oraz L-1002", 17_000, "", "likely", ["L-1001", "L-1002"]],
    ["L-1003 i L-1002", 5000, "", "likely", ["L-1002"]],
    ["zamówienie nr 1001", 11_498, "", "likely", ["L-1001"]],
    ["1001 i 1002", 16_498, "", "likely", ["L-1001", "L-1002"]],
    ["zabawki", 5000, "LIS EWA UL. DŁUGA 1", "likely", ["L-1002"]],
  ])("pay the orders of „%s”, %i", (title, amount, sender, kind, numbers) => {
    const found = match(title, amount, sender);
    expect(found.kind).toBe(kind);
    expect("payments" in found && found.payments.map(({ number }) => number)).toEqual(numbers);
  });

  it.each([
    ["L-1001", 10_000, "doubtful"],
    ["L-1003", 7000, "doubtful"],
    ["L-1004", 7000, "doubtful"],
    ["L-10012", 11_498, "unknown"],
    ["ul. Długa 1001", 300, "unknown"],
    ["zamowienieL-1001", 300, "unknown"],
    ["zabawki", 5000, "unknown"],
  ])("pay nothing with „%s”, %i", (title, amount, kind) => {
    expect(match(title, amount).kind).toBe(kind);
  });

  it("never give orders more than came", () => {
    expect(match("L-1001 oraz L-1002", 12_000)).toMatchObject({
      payments: [
        { number: "L-1001", amount: 11_498 },
        { number: "L-1002", amount: 502 },
      ],
      why: "za L-1001 i L-1002 do zapłaty jest razem 164,98 zł",
    });
    expect(match("L-1001 oraz L-1002", 10_000)).toMatchObject({
      payments: [{ amount: 10_000 }, { number: "L-1002", amount: 0 }],
    });
  });

  it("find a number that the bank has cut, unless it may be another one", () => {
    const cut = { ...entry("zapłata L-100 1"), otherTitles: ["zapłata L-1001"] };
    expect(matchAll([cut], orders)[0]).toMatchObject({ kind: "exact" });
    expect(matchAll([cut], [...orders, order("L-100")])[0]).toMatchObject({ kind: "likely" });
  });

  it("are certain of nothing that the statement doubts", () => {
    const doubted = { ...entry("L-1001"), doubt: "plik nie mówi" };
    expect(matchAll([doubted], orders)[0]).toMatchObject({ kind: "likely", why: "plik nie mówi" });
  });

  it("pay no order twice, neither by two transfers nor by two statements", () => {
    const first = order("L-1001");
    const twice = matchAll([entry("L-1001"), { ...entry("L-1001"), id: "b" }], [first]);
    expect(twice.map(({ kind }) => kind)).toEqual(["exact", "doubtful"]);
    const fact = receiveTransfer(first, 1, "L-1001")!;
    // Taken back by hand since.
    const voided = { ...fact, kind: "transfer-voided" } as const;
    const again = matchAll([entry("L-1001")], [{ ...first, facts: [fact, voided] }]);
    expect(again).toMatchObject([{ kind: "recorded", number: "L-1001" }]);
  });

  it("leave an order to the payment that names it, whichever comes first", () => {
    const guess = { ...entry("za prezent", 11_498, "Piotr Żółć"), id: "a" };
    for (const entries of [
      [guess, entry("L-1001")],
      [entry("L-1001"), guess],
    ])
      expect(matchAll(entries, orders).map(({ entry: { title }, kind }) => [title, kind])).toEqual(
        entries.map(({ title }) => [title, title === "L-1001" ? "exact" : "unknown"]),
      );
  });

  it("show a transfer for two orders of which only one was recorded", () => {
    const [first, second] = [order("L-1001"), order("L-1002", 5000)];
    const both = { ...entry("L-1001, L-1002", 16_498), id: "b" };
    const paid = (record: typeof first) => ({
      ...record,
      timeline: { paidAt: 1 },
      facts: [receiveTransfer(record, 1, "b")!],
    });
    const [half] = matchAll([both], [paid(first), second]);
    expect(half).toMatchObject({ kind: "doubtful", number: "L-1001" });
    expect(half).toHaveProperty("why", "zaksięgowano z tej wpłaty tylko 114,98 zł");
    const [whole] = matchAll([both], [paid(first), paid(second)]);
    expect(whole).toMatchObject({ kind: "recorded" });
  });
});

describe("money that a bank took back", () => {
  const [first] = orders;
  const fact = receiveTransfer(first!, 1, "L-1001")!;
  const recorded = { ...first!, timeline: { paidAt: 1 }, facts: [fact] };
  const pair = { ...entry("L-1001"), reversedIn: 3 };

  it("pays nothing, and is to be checked where it was recorded before", () => {
    expect(matchAll([pair], orders)).toMatchObject([{ kind: "reversed" }]);
    expect(matchAll([pair], [recorded])).toMatchObject([{ kind: "doubtful", number: "L-1001" }]);
    const voided = { ...fact, kind: "transfer-voided" } as const;
    const undone = { ...recorded, timeline: {}, facts: [fact, voided] };
    expect(matchAll([pair], [undone])).toMatchObject([{ kind: "reversed" }]);
  });

  it.each([
    ["STORNO L-1001", ""],
    ["STORNO", "ŻÓŁĆ ANNA"],
    ["STORNO", ""],
  ])("is found in an earlier statement by number, name or sum: „%s”, „%s”", (title, sender) => {
    const reversal = { ...entry(title, 11_498, sender), id: "r" };
    const find = (records: Parameters<typeof matchStatement>[1]) =>
      matchStatement({ entries: [], reversals: [reversal] }, records);
    expect(find([recorded, orders[1]!])).toMatchObject([{ kind: "doubtful", number: "L-1001" }]);
    expect(find(orders)).toMatchObject([{ kind: "reversed" }]);
  });

  it("may be one of several payments of the same sum", () => {
    const record = { ...order("L-1002", 11_498, "Ewa Lis"), timeline: { paidAt: 1 } };
    const second = { ...record, facts: [receiveTransfer(record, 1, "b")!] };
    const reversal = { ...entry("STORNO"), id: "r" };
    const records = [recorded, second];
    expect(matchStatement({ entries: [], reversals: [reversal] }, records)).toMatchObject([
      { kind: "doubtful", why: expect.stringContaining("L-1001 albo L-1002") },
    ]);
  });
});
