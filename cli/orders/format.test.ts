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
});
