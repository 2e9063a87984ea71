import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePayuNotification } from "./notification.ts";

const order = {
  orderId: "WZHF5FFDRJ140731GUEST000P01",
  extOrderId: "L-1042-1",
  orderCreateDate: "2026-11-20T10:15:30.123+01:00",
  notifyUrl: "https://sklep.example/platnosci/payu",
  customerIp: "203.0.113.7",
  merchantPosId: "123456",
  description: "Zamówienie L-1042",
  currencyCode: "PLN",
  totalAmount: "14199",
  buyer: { customerId: "guest", email: "jan@example.com" },
  payMethod: { type: "PBL" },
  products: [{ name: "Klocki drewniane 120 el.", unitPrice: "12999", quantity: "1" }],
  status: "COMPLETED",
};
const refund = {
  orderId: order.orderId,
  extOrderId: "L-1042-1",
  refund: {
    refundId: 5_000_000_108,
    amount: "12999",
    currencyCode: "PLN",
    status: "FINALIZED",
    statusDateTime: "2026-11-21T10:15:30.123+01:00",
    reason: "refund",
    reasonDescription: "Zwrot",
    refundDate: "2026-11-21",
  },
};

const parse = (value: unknown) => parsePayuNotification(Buffer.from(JSON.stringify(value)));

describe("a notification", () => {
  it("of an order has its amount in grosze and the payment's number", () => {
    const properties = [
      { name: "OTHER", value: "1" },
      { name: "PAYMENT_ID", value: "151471228" },
    ];
    expect(parse({ order, localReceiptDateTime: order.orderCreateDate, properties })).toEqual({
      kind: "order",
      orderId: order.orderId,
      extOrderId: "L-1042-1",
      merchantPosId: "123456",
      currencyCode: "PLN",
      totalAmount: 14_199,
      status: "COMPLETED",
      buyer: { email: order.buyer.email },
      paymentId: "151471228",
    });
  });

  it("of an order may lack the properties, or have strange ones", () => {
    expect(parse({ order })).toMatchObject({ kind: "order", paymentId: undefined });
    expect(parse({ order, properties: "none" })).toMatchObject({ kind: "order" });
    expect(parse({ order: { ...order, totalAmount: 14_199 } })).toMatchObject({
      totalAmount: 14_199,
    });
  });

  it.each(["", "L-1042-1\u0000", "L-1042-1\n", "L".repeat(256)])(
    "of an order that no shop could have named belongs to none: %j",
    (extOrderId) => {
      expect(parse({ order: { ...order, extOrderId } })).toMatchObject({ extOrderId: undefined });
    },
  );

  it("of a refund has the refund's status", () => {
    expect(parse(refund)).toEqual({
      kind: "refund",
      orderId: order.orderId,
      extOrderId: "L-1042-1",
      refundId: "5000000108",
      extRefundId: undefined,
      amount: 12_999,
      currencyCode: "PLN",
      status: "FINALIZED",
    });
  });

  it("of a refund may lack everything but the order and the status", () => {
    const bare = { orderId: order.orderId, refund: { status: "CANCELED", amount: null } };
    expect(parse(bare)).toMatchObject({ kind: "refund", status: "CANCELED", amount: undefined });
  });

  it.each([
    ["an unknown status", { order: { ...order, status: "PAID" } }],
    ["a negative amount", { order: { ...order, totalAmount: "-1" } }],
    ["a fraction", { order: { ...order, totalAmount: "141.99" } }],
    ["an amount in words", { order: { ...order, totalAmount: "1e3" } }],
    ["no point of sale", { order: { ...order, merchantPosId: undefined } }],
    ["a point of sale of another type", { order: { ...order, merchantPosId: ["123456"] } }],
    ["an id that is a path", { order: { ...order, orderId: "../refunds" } }],
    ["no order", { order: null }],
    ["a refund without a status", { ...refund, refund: { refundId: "1" } }],
    ["a list", [order]],
    ["null", null],
  ])("is rejected with %s", (_name, value) => expect(parse(value)).toBeUndefined());

  it("never throws, whatever the bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(parsePayuNotification(Buffer.from(bytes))).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(parsePayuNotification(Buffer.from(json))).toBeUndefined();
      }),
    );
    const part = fc.option(fc.jsonValue(), { nil: undefined });
    fc.assert(
      fc.property(part, part, part, (status, totalAmount, orderId) => {
        const changed = { ...order, status, totalAmount, orderId };
        expect(() => parse({ order: changed, properties: status })).not.toThrow();
        expect(() => parse({ ...refund, refund: { status, amount: totalAmount } })).not.toThrow();
      }),
    );
  });
});
