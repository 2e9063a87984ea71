import { describe, expect, it } from "vitest";
import { sampleInvoice, sampleOrder } from "../../test/fixtures.ts";
import type { OrderTimeline } from "../../shop/order/status/order-timeline.ts";
import type { Order } from "../../shop/order/order.ts";
import { orderData } from "./format.ts";

describe("an order's data", () => {
  const invoiceOf = (invoice: Order["invoice"], timeline: OrderTimeline) =>
    orderData({ order: sampleOrder({ invoice }), timeline }, "https://sklep.example").invoice;

  it.each([
    ["no invoice", undefined, {}, null],
    ["one that was asked for", sampleInvoice, {}, { ...sampleInvoice, number: null }],
    [
      "one that was issued",
      sampleInvoice,
      { invoiceNumber: "FV 1/11/2026" },
      { ...sampleInvoice, number: "FV 1/11/2026" },
    ],
    [
      "one that nobody asked for",
      undefined,
      { invoiceNumber: "FV 1/11/2026" },
      { company: null, nip: null, address: null, recipient: null, number: "FV 1/11/2026" },
    ],
  ])("have %s", (_, invoice, timeline, expected) => {
    expect(invoiceOf(invoice, timeline)).toEqual(expected);
  });

  it("have each parcel with its dates in ISO, the owner's own too", () => {
    const dispatchedAt = Date.UTC(2026, 10, 20, 12);
    const at = Date.UTC(2026, 10, 21, 8);
    const read = { courier: "dpd", number: "0000", url: "https://dpd.example/0000" } as const;
    const timeline = {
      dispatchedAt,
      carrier: "inpost",
      trackingNumber: "520000012680041086770098",
      parcels: [{ ...read, state: "waiting" as const, at }],
    };
    const { parcels } = orderData({ order: sampleOrder(), timeline }, "https://sklep.example");
    expect(parcels).toEqual([
      {
        courier: "inpost",
        number: "520000012680041086770098",
        url: expect.stringContaining("520000012680041086770098"),
        state: "on-the-way",
        at: "2026-11-20T12:00:00.000Z",
      },
      { ...read, state: "waiting", at: "2026-11-21T08:00:00.000Z" },
    ]);
    expect(
      orderData({ order: sampleOrder(), timeline: {} }, "https://sklep.example").parcels,
    ).toEqual([]);
  });
});
