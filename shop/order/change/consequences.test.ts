import { describe, expect, it } from "vitest";
import {
  exportingFeatures,
  noFeatures,
  sampleDeliveries,
  sampleOrder,
  samplePayments,
  syncingFeatures,
} from "../../../test/fixtures.ts";
import { firstCheckMs } from "../../payment/check-schedule.ts";
import type { PaymentFact, PaymentFactKind } from "../../payment/payment-fact.ts";
import { hourMs } from "../../time/durations.ts";
import { consequences, type Consequences } from "./consequences.ts";
import type { ChangedBy, KnownOrder, OrderFeatures } from "./order-change.ts";

const order = sampleOrder({ id: "o" });
const { total } = order;
const nothing = { order, timeline: {}, facts: [], externalId: undefined };

function fact(kind: PaymentFactKind, changes: Partial<PaymentFact> = {}): PaymentFact {
  const rest = { at: 7, source: "payu" as const, externalId: "", note: "" };
  return { kind, reference: "L-1001-1", amount: total, ...rest, ...changes };
}

const received = fact("transfer-received", { reference: "L-1001" });
const attempt = fact("attempt-started", { note: "page" });
const paid = fact("payment-completed", { externalId: "P1" });
const refund = { reference: "L-1001-R1", amount: 1000, externalId: "P1" };

type Shop = { features?: OrderFeatures; notifiesCustomer?: boolean };

/** What follows when an order comes from a state into the next; facts of `to` are added. */
function follow(
  from: Partial<KnownOrder>,
  to: Partial<KnownOrder>,
  by: ChangedBy,
  { features = syncingFeatures, notifiesCustomer = true }: Shop = {},
): string[] {
  const before = { ...nothing, ...from };
  const facts = [...before.facts, ...(to.facts ?? [])];
  const after = { ...before, ...to, facts, by, notifiesCustomer };
  return describeAll(consequences(before, after, features));
}

function describeAll({ mails, jobs, stock }: Consequences): string[] {
  return [
    ...mails.map(({ kind }) => `mail ${kind}`),
    ...(stock ? [`stock ${stock}`] : []),
    ...jobs.map(({ change, kind, reference }) => `${change} ${kind} ${reference}`),
  ];
}

const deadlines = ["restart payment-reminder o", "restart payment-deadline o"];
const settled = ["repeat payment-reminder o", "repeat payment-deadline o"];
const renewed = "stock renew";
const exportsPayment = "restart payment-export o";
const syncs = "restart order-sync o";
const confirmed = { confirmedAt: 1 };
const sent = { ...confirmed, dispatchedAt: 2, carrier: "dpd", trackingNumber: "52" };
const cancelled = { cancelledAt: 3, cancelReason: "Brak" };
const pickup = { order: { ...order, delivery: sampleDeliveries.pickup } };
const there = { externalId: "77" };

type Row = [string, Partial<KnownOrder>, Partial<KnownOrder>, ChangedBy, string[]];

const rows: Row[] = [
  [
    "confirmed",
    {},
    { timeline: confirmed },
    "owner",
    ["mail order-confirmed", renewed, ...deadlines, syncs],
  ],
  [
    "paid by transfer, which is no state of BaseLinker",
    { timeline: confirmed },
    { timeline: { ...confirmed, paidAt: 2 }, facts: [received] },
    "owner",
    ["mail order-paid", renewed, ...settled, exportsPayment],
  ],
  [
    "paid at PayU",
    { timeline: confirmed, facts: [attempt] },
    { timeline: { ...confirmed, paidAt: 2 }, facts: [paid] },
    "payu",
    [
      "mail order-paid",
      renewed,
      "hasten payment-check L-1001-1",
      ...settled,
      "finish payment-check L-1001-1",
      exportsPayment,
    ],
  ],
  [
    "paid although it is cancelled",
    { timeline: cancelled, facts: [attempt] },
    { facts: [paid] },
    "payu",
    ["mail payment-discrepancy", "finish payment-check L-1001-1", exportsPayment],
  ],
  [
    "cancelled when a transfer comes late",
    { timeline: cancelled },
    { facts: [received] },
    "owner",
    [exportsPayment],
  ],
  [
    "not what PayU speaks of",
    { facts: [attempt] },
    { facts: [fact("payment-mismatch")] },
    "payu",
    ["mail payment-discrepancy"],
  ],
  [
    "not paid after all",
    { timeline: { ...confirmed, paidAt: 2 }, facts: [received] },
    {
      timeline: { ...confirmed, reopenedAt: 9 },
      facts: [fact("transfer-voided", { reference: "L-1001" })],
    },
    "owner",
    ["mail order-unpaid", renewed, ...deadlines, exportsPayment],
  ],
  [
    "sent",
    { timeline: confirmed },
    { timeline: sent },
    "owner",
    ["mail order-dispatched", renewed, syncs],
  ],
  [
    "ready for pickup",
    { timeline: confirmed, ...pickup },
    { timeline: { ...confirmed, dispatchedAt: 2 }, ...pickup },
    "owner",
    ["mail order-ready", renewed, syncs],
  ],
  [
    "sent with another number",
    { timeline: sent },
    { timeline: { ...sent, trackingNumber: "53" } },
    "owner",
    ["mail order-corrected", renewed, syncs],
  ],
  [
    "sent in one parcel more",
    { timeline: sent, ...there },
    {
      timeline: {
        ...sent,
        parcels: [{ courier: "dpd", number: "54", url: "", state: "on-the-way", at: 4 }],
      },
      ...there,
    },
    "baselinker",
    ["mail order-parcels", renewed],
  ],
  [
    "completed",
    { timeline: sent },
    { timeline: { ...sent, completedAt: 5 } },
    "shop",
    ["mail order-completed", renewed, syncs],
  ],
  [
    "cancelled by the owner, who sees that BaseLinker has it",
    { facts: [attempt], ...there },
    { timeline: cancelled, ...there },
    "owner",
    [
      "mail order-cancelled",
      "stock release",
      "repeat order-export o",
      "hasten payment-check L-1001-1",
      ...settled,
      syncs,
    ],
  ],
  [
    "cancelled in BaseLinker",
    { ...there },
    { timeline: cancelled, ...there },
    "baselinker",
    ["mail order-cancelled", "stock release", "repeat order-export o", ...settled],
  ],
  [
    "reopened",
    { timeline: { ...confirmed, ...cancelled } },
    { timeline: { ...confirmed, reopenedAt: 9 } },
    "owner",
    [
      "mail order-reopened",
      "stock reserve",
      "queue order-export o",
      ...deadlines,
      exportsPayment,
      syncs,
    ],
  ],
  [
    "reopened with its money",
    { timeline: cancelled, facts: [received] },
    { timeline: { paidAt: 9, reopenedAt: 9 } },
    "owner",
    [
      "mail order-reopened",
      "stock reserve",
      "queue order-export o",
      ...settled,
      exportsPayment,
      syncs,
    ],
  ],
  [
    "reopened in BaseLinker, whose stock it never left here",
    { timeline: { ...confirmed, ...cancelled }, ...there },
    { timeline: { ...confirmed, reopenedAt: 9 }, ...there },
    "baselinker",
    ["mail order-reopened", renewed, ...deadlines],
  ],
  [
    "given an invoice",
    { timeline: confirmed, ...there },
    { timeline: { ...confirmed, invoiceNumber: "FV 1" }, ...there },
    "baselinker",
    ["mail order-invoiced", renewed],
  ],
  [
    "refunded by hand",
    { facts: [received] },
    {
      facts: [
        fact("refund-requested", { ...refund, externalId: "", source: "owner" }),
        fact("refund-completed", { ...refund, externalId: "", source: "owner" }),
      ],
    },
    "owner",
    ["mail payment-refund", exportsPayment],
  ],
  [
    "to be refunded at PayU",
    { facts: [attempt, paid] },
    { facts: [fact("refund-requested", refund)] },
    "owner",
    ["queue refund L-1001-R1"],
  ],
  [
    "refunded at PayU",
    { facts: [attempt, paid, fact("refund-requested", refund)] },
    { facts: [fact("refund-completed", refund)] },
    "payu",
    ["mail payment-refund", "mail refund-ended", exportsPayment],
  ],
  [
    "not refunded by PayU",
    { facts: [attempt, paid, fact("refund-requested", refund)] },
    { facts: [fact("refund-rejected", refund)] },
    "payu",
    ["mail refund-ended"],
  ],
  [
    "paid again, because PayU does not refund it",
    { timeline: { reopenedAt: 9 }, facts: [received, fact("refund-requested", refund)] },
    { timeline: { reopenedAt: 9, paidAt: 9 }, facts: [fact("refund-rejected", refund)] },
    "payu",
    ["mail order-paid", "mail refund-ended", renewed, ...settled, exportsPayment],
  ],
  ["being paid", {}, { facts: [attempt] }, "customer", ["queue payment-check L-1001-1"]],
  [
    "not paid by an attempt",
    { facts: [attempt] },
    { facts: [fact("attempt-settled")] },
    "owner",
    ["finish payment-check L-1001-1"],
  ],
  [
    "corrected",
    { timeline: confirmed },
    { timeline: confirmed, order: { ...order, locker: "LOD01A" } },
    "owner",
    [syncs],
  ],
  ["in BaseLinker", {}, { ...there }, "shop", ["hasten order-sync o"]],
  [
    "in BaseLinker with money",
    { facts: [received] },
    { ...there },
    "owner",
    [exportsPayment, "hasten order-sync o"],
  ],
];

describe("what follows when an order is", () => {
  it.each(rows)("%s", (_, from, to, by, expected) => {
    expect(follow(from, to, by)).toEqual(expected);
  });

  it("placed: mails, the export, and deadlines where it can be paid at once", () => {
    const online = { ...order, payment: samplePayments.online };
    const placed = { ...nothing, order: online, by: "customer", notifiesCustomer: true } as const;
    const all = consequences(undefined, placed, syncingFeatures);
    const mails = ["mail order", "mail order-confirmation"];
    expect(describeAll(all)).toEqual([...mails, "queue order-export o", ...deadlines]);
    const silent = consequences(undefined, { ...placed, notifiesCustomer: false }, noFeatures);
    expect(describeAll(silent)).toEqual(["mail order", ...deadlines]);
    expect(silent.mails).toMatchObject([{ needs: { order: online, toCustomer: false } }]);
  });

  it("cancelled by the shop, or exported afterwards: the owner cancels it there", () => {
    const mail = "mail order-to-cancel";
    const cancel = (by: ChangedBy, features: OrderFeatures) =>
      follow(there, { timeline: cancelled }, by, { features });
    const exportLate = (by: ChangedBy) =>
      follow({ timeline: cancelled }, there, by, { features: exportingFeatures });
    expect(cancel("shop", exportingFeatures)).toContain(mail);
    expect(exportLate("shop")).toContain(mail);
    // The shop does it itself, the owner sees it, or there is nothing to cancel.
    expect(cancel("shop", syncingFeatures)).not.toContain(mail);
    expect(cancel("owner", exportingFeatures)).not.toContain(mail);
    expect(exportLate("owner")).not.toContain(mail);
    const unknown = follow({}, { timeline: cancelled }, "shop", { features: exportingFeatures });
    expect(unknown).not.toContain(mail);
  });

  it.each([
    ["too little", total - 100, "underpaid"],
    ["too much", total + 100, "overpaid"],
  ])("paid %s: the owner is told so", (_, amount, discrepancy) => {
    const before = { ...nothing, facts: [attempt] };
    const facts = [attempt, { ...paid, amount }];
    const after = { ...before, facts, by: "payu", notifiesCustomer: true } as const;
    const { mails } = consequences(before, after, noFeatures);
    expect(mails).toMatchObject([{ kind: "payment-discrepancy", needs: { discrepancy } }]);
  });

  it.each(rows)("%s: BaseLinker is told where it is to be, and nothing of its own", (...row) => {
    const [, from, to, by] = row;
    const begun = /^(queue|restart) (order-export|payment-export|order-sync)/;
    const told = (...args: Parameters<typeof follow>) =>
      follow(...args).filter((each) => begun.test(each));
    expect(told(from, to, by, { features: noFeatures })).toEqual([]);
    expect(told(from, to, "baselinker")).toEqual([]);
  });

  it("changed in silence: its customer gets no mail", () => {
    const quiet = { notifiesCustomer: false };
    const completed = { timeline: { ...sent, completedAt: 5 } };
    expect(follow({ timeline: sent }, completed, "shop", quiet)).toEqual([renewed, syncs]);
  });
});

it("jobs are due when the order's times say so", () => {
  const change = { ...nothing, by: "owner", notifiesCustomer: true } as const;
  const { reminderHours, cancelHours } = order.payment.times;
  const { jobs } = consequences(nothing, { ...change, timeline: { confirmedAt: 1 } }, noFeatures);
  expect(jobs.map(({ runAt }) => runAt)).toEqual(
    [reminderHours, cancelHours].map((hours) => 1 + hours! * hourMs),
  );
  const begun = consequences(nothing, { ...change, facts: [attempt] }, noFeatures);
  expect(begun.jobs).toMatchObject([{ reference: "L-1001-1", runAt: 7 + firstCheckMs }]);
});
