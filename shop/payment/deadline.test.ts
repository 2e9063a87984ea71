import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleOrder, samplePayments } from "../../test/fixtures.ts";
import type { OrderTimeline } from "../order/status/order-timeline.ts";
import type { Settlement, UnpaidOrders } from "../shop-config.ts";
import {
  chooseUnpaidTimes,
  describeDeadline,
  paymentDeadline,
  type TimesShop,
} from "./deadline.ts";

const hour = 3_600_000;
const day = 24 * hour;
const acceptedAt = Date.UTC(2026, 10, 20, 11);
const confirmedAt = acceptedAt + 5 * hour;
const unpaidOrders: UnpaidOrders = {
  online: { reminderHours: 3, cancelHours: 48 },
  transfer: { reminderHours: 72, cancelHours: 240 },
};
const never = { remindAt: undefined, cancelAt: undefined };

/** The deadline of an order that a shop with these times accepted. */
function deadlineOf(
  settlement: Settlement,
  timeline: OrderTimeline = {},
  shop: Partial<TimesShop> = {},
) {
  const times = chooseUnpaidTimes(settlement, { unpaidOrders, takesOnlinePayments: true, ...shop });
  const payment = { ...samplePayments[settlement], times };
  return paymentDeadline({ order: sampleOrder({ acceptedAt, payment }), timeline });
}

describe("the deadline of an unpaid order", () => {
  it("counts from the order where PayU takes the payment", () => {
    const expected = { remindAt: acceptedAt + 3 * hour, cancelAt: acceptedAt + 2 * day };
    expect(deadlineOf("online")).toEqual(expected);
    expect(deadlineOf("online", { confirmedAt })).toEqual(expected);
  });

  it("counts from the confirmation for a transfer, which nobody asks for before", () => {
    expect(deadlineOf("transfer")).toEqual(never);
    expect(deadlineOf("transfer", { confirmedAt })).toEqual({
      remindAt: confirmedAt + 3 * day,
      cancelAt: confirmedAt + 10 * day,
    });
  });

  it("counts anew once a cancelled order is taken back", () => {
    const reopenedAt = confirmedAt + 20 * day;
    for (const settlement of ["online", "transfer"] as const)
      expect(deadlineOf(settlement, { confirmedAt, reopenedAt })).toEqual({
        remindAt: reopenedAt + unpaidOrders[settlement].reminderHours! * hour,
        cancelAt: reopenedAt + unpaidOrders[settlement].cancelHours! * hour,
      });
    expect(deadlineOf("transfer", { reopenedAt })).toEqual(never);
  });

  it("does not exist where the owner sends a link by hand, nor for cash on delivery", () => {
    expect(deadlineOf("online", { confirmedAt }, { takesOnlinePayments: false })).toEqual(never);
    expect(deadlineOf("on-delivery", { confirmedAt })).toEqual(never);
  });

  it("never exists for an order that is paid, cancelled, dispatched, completed or erased", () => {
    const events = ["paidAt", "cancelledAt", "dispatchedAt", "completedAt", "erasedAt"] as const;
    const settlements: Settlement[] = ["online", "transfer", "on-delivery"];
    fc.assert(
      fc.property(
        fc.constantFrom(...events),
        fc.constantFrom(...settlements),
        fc.boolean(),
        (event, settlement, takesOnlinePayments) => {
          const timeline = { confirmedAt, [event]: confirmedAt + hour };
          expect(deadlineOf(settlement, timeline, { takesOnlinePayments })).toEqual(never);
        },
      ),
    );
  });

  it("leaves the configured hours after the customer could first pay, each step or none", () => {
    const hours = fc.option(fc.integer({ min: 1, max: 2160 }), { nil: undefined });
    fc.assert(
      fc.property(
        hours,
        hours,
        fc.constantFrom("online" as const, "transfer" as const),
        fc.integer({ min: 0, max: 30 * day }),
        (reminderHours, cancelHours, settlement, wait) => {
          const times = { reminderHours, cancelHours };
          const shop = { unpaidOrders: { ...unpaidOrders, [settlement]: times } };
          const start = settlement === "online" ? acceptedAt : acceptedAt + wait;
          expect(deadlineOf(settlement, { confirmedAt: acceptedAt + wait }, shop)).toEqual({
            remindAt: reminderHours && start + reminderHours * hour,
            cancelAt: cancelHours && start + cancelHours * hour,
          });
        },
      ),
    );
  });

  it("is told to the customer in local time", () => {
    expect(describeDeadline(acceptedAt)).toBe(
      "Na zapłatę czekamy do 20 listopada 2026, godz. 12:00. Potem zamówienie anulujemy, a zabawki wrócą na półkę.",
    );
  });
});
