import { describe, expect, it } from "vitest";
import {
  sampleCustomer,
  sampleDeliveries,
  sampleOrder,
  samplePayments,
} from "../../../test/fixtures.ts";
import type { StoredMessage } from "../../email/message.ts";
import { receiveTransfer } from "../../payment/transfer/receive-transfer.ts";
import type { Order } from "../order.ts";
import { emptyForm } from "../placing/customer.ts";
import type { OrderTimeline } from "../status/order-timeline.ts";
import { planDaily } from "./daily.ts";
import { describeTask, findGroupCommand, listDay } from "./describe-day.ts";
import { planDay } from "./plan-day.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 20, 8);

function record(number: string, changes: Partial<Order> = {}, timeline: OrderTimeline = {}) {
  const order = sampleOrder({ number, acceptedAt: now - 5 * day, ...changes });
  const { paidAt } = timeline;
  const unpaid = { order, timeline, facts: [] };
  const paid = paidAt === undefined ? undefined : receiveTransfer(unpaid, paidAt);
  return { order, timeline, facts: paid ? [paid] : [] };
}

function message(kind: StoredMessage["kind"], id: string, text: string): StoredMessage {
  const form = { ...emptyForm, name: "Ewa Lis", message: text };
  return { id, key: id, kind, form, receivedAt: now - 2 * day };
}

const plan = (records: ReturnType<typeof record>[], messages: StoredMessage[] = []) =>
  planDay({ records, messages, now, refundDays: 14 });

const paid = { confirmedAt: now - 3 * day, paidAt: now - 2 * day };
const pickup = { delivery: sampleDeliveries.pickup };
const cash = { payment: samplePayments["on-delivery"] };

describe("the owner's day", () => {
  it("has each order in the group of its next step", () => {
    const planned = plan(
      [
        record("L-1001"),
        record("L-1002", {}, { confirmedAt: now - 3 * day }),
        record("L-1003", {}, paid),
        record("L-1004", cash, { confirmedAt: now - day }),
        record("L-1005", pickup, { ...paid, dispatchedAt: now - day }),
        record("L-1006", {}, { ...paid, dispatchedAt: now - day, carrier: "dpd" }),
        record("L-1007", {}, { ...paid, cancelledAt: now - 4 * day }),
        record("L-1008", {}, { ...paid, completedAt: now - day }),
        record("L-1009", {}, { cancelledAt: now - day }),
        record("L-1010", { customer: { ...sampleCustomer, email: "" } }),
      ],
      [
        message("withdrawal", "w", "l-1008\nmiś"),
        message("contact", "c", "Cześć"),
        message("withdrawal", "x", "nie wiem"),
      ],
    );
    expect(listDay(planned)).toEqual({
      confirm: ["L-1001"],
      pay: ["L-1002"],
      pack: ["L-1003", "L-1004"],
      pickup: ["L-1005"],
      withdrawal: ["L-1007", "L-1008"],
      message: ["c", "x"],
    });
  });

  it("says how long each waits, and what to type", () => {
    const {
      confirm,
      pay,
      pack,
      pickup: ready,
      withdrawal,
    } = plan(
      [
        record("L-1001", {
          delivery: sampleDeliveries.locker,
          locker: "LOD01A",
          customer: { ...sampleCustomer, message: "Na urodziny" },
        }),
        record("L-1002", {}, { confirmedAt: now - day }),
        record("L-1003", { delivery: sampleDeliveries.locker }, paid),
        record("L-1004", pickup, { ...paid, dispatchedAt: now - 1 }),
        record("L-1005", {}, { ...paid, cancelledAt: now - 12 * day }),
        record("L-1006", {}, { ...paid, dispatchedAt: now - day, carrier: "dpd" }),
      ],
      [message("withdrawal", "w", "1006")],
    );
    expect(confirm.map(describeTask)).toEqual([
      ["L-1001", "Anna Żółć", "114,98 zł", "Paczkomat InPost LOD01A", "⚠ uwagi", "czeka 5 dni"],
    ]);
    expect([pay[0]!.note, pay[0]!.command]).toEqual(["czeka 1 dzień", "orders paid L-1002"]);
    expect(pack[0]!.command).toBe("orders dispatch L-1003 --carrier inpost --tracking NUMER");
    expect([ready[0]!.note, ready[0]!.command]).toEqual([
      "krócej niż dobę",
      "orders complete L-1004",
    ]);
    expect(withdrawal.map(({ note, command }) => [note, command])).toEqual([
      ["do zwrotu 114,98 zł, zostały 2 dni", "orders refund L-1005 --by-hand"],
      ["odstąpienie od umowy, zostało 12 dni", "orders refund L-1006 --withdrawal --by-hand"],
    ]);
  });

  it("forgets a withdrawal once money went back or the order was cancelled unpaid", () => {
    const known = record("L-1001", {}, { ...paid, dispatchedAt: now - day, carrier: "dpd" });
    const withdrawals = [message("withdrawal", "w", "L-1001")];
    const refund = {
      ...known.facts[0]!,
      kind: "refund-requested",
      reference: "L-1001-R1",
      at: now,
    } as const;
    const refunded = { ...known, facts: [...known.facts, refund] };
    expect(plan([known], withdrawals).withdrawal).toHaveLength(1);
    expect(plan([refunded], withdrawals).withdrawal).toHaveLength(0);
    const unpaid = record("L-1001", {}, { cancelledAt: now });
    expect(plan([unpaid], withdrawals).withdrawal).toHaveLength(0);
    expect(plan([record("L-1001")], withdrawals)).toMatchObject({
      confirm: [{ withdrawn: true }],
      withdrawal: [{ command: 'orders cancel L-1001 --reason "Odstąpienie od umowy"' }],
    });
  });

  it("offers a command for a whole group", () => {
    const orders = ["L-1001", "L-1002", "L-1003", "L-1005", "L-1006"].map((each) => record(each));
    const { confirm } = plan(orders, [message("withdrawal", "w", "L-1006")]);
    expect(findGroupCommand("confirm", confirm)).toBe("orders confirm 1001-1003 1005");
    expect(findGroupCommand("confirm", confirm.slice(1, 2))).toBeUndefined();
  });
});

describe("daily work", () => {
  const at = (text: string) => Date.parse(text);
  it.each([
    ["2026-11-20T05:59:00Z", false, "2026-11-20T06:00:00Z"],
    ["2026-11-20T06:00:00Z", true, "2026-11-21T06:00:00Z"],
    ["2026-11-20T10:59:59Z", true, "2026-11-21T06:00:00Z"],
    ["2026-11-20T11:00:00Z", false, "2026-11-21T06:00:00Z"],
    ["2026-11-20T23:30:00Z", false, "2026-11-21T06:00:00Z"],
    // The clocks go forward and back.
    ["2026-03-28T06:00:00Z", true, "2026-03-29T05:00:00Z"],
    ["2026-10-24T05:00:00Z", true, "2026-10-25T06:00:00Z"],
  ])("at 7 o'clock in Poland: at %s it is due: %s, next %s", (time, due, next) => {
    expect(planDaily(at(time), 7)).toMatchObject({ due, nextAt: at(next) });
  });
});
