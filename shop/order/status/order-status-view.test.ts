import { describe, expect, it } from "vitest";
import { sampleOrder, samplePayments, shopWithPayu } from "../../../test/fixtures.ts";
import type { PaymentFact } from "../../payment/payment-fact.ts";
import { createOrderStatusView } from "./order-status-view.ts";

const promise = { orderBefore: 5, deliveredBy: 6, daysAfterPayment: 3 };

it("calls an order refunded once all of its money went back, and no longer paid", () => {
  const order = sampleOrder({ payment: samplePayments.online, promise });
  const timeline = { confirmedAt: 1, paidAt: 1 };
  const rest = { reference: "L-1001-1", at: 1, source: "payu", externalId: "", note: "" } as const;
  const fact = (kind: PaymentFact["kind"], amount = order.total) => ({ ...rest, kind, amount });
  const view = (facts: PaymentFact[]) =>
    createOrderStatusView(
      { record: { order, timeline, facts }, now: 2, answered: true },
      shopWithPayu,
    );
  const paid = view([fact("payment-completed")]);
  expect(paid).toMatchObject({
    headline: "W przygotowaniu",
    payment: { online: { state: "paid" } },
  });
  const refunds = [fact("refund-requested"), fact("refund-completed")];
  const refunded = view([fact("payment-completed"), ...refunds]);
  expect(refunded).toMatchObject({
    headline: "Zapłata zwrócona",
    upcoming: [],
    payment: { moneyNotes: [], rows: [{}, { label: "Zwrócone", value: "114,98 zł" }] },
  });
  expect(refunded.delivery).not.toContainEqual(expect.objectContaining({ label: "U Ciebie" }));
  expect(paid.delivery).toContainEqual(expect.objectContaining({ label: "U Ciebie" }));
  expect(refunded.payment.online).toBeUndefined();
  const inPart = view([fact("payment-completed"), fact("refund-requested", 1000)]);
  expect(inPart).toMatchObject({ headline: "W przygotowaniu" });
});

describe("an order whose deadline has passed", () => {
  const order = sampleOrder({ acceptedAt: 0, payment: samplePayments.online });
  const { cancelHours = 0 } = order.payment.times;
  const viewAt = (now: number, facts: PaymentFact[] = []) =>
    createOrderStatusView(
      { record: { order, timeline: {}, facts }, now, answered: true },
      shopWithPayu,
    );
  const late = cancelHours * 3_600_000 + 1;

  it("says so until it is cancelled, and no longer waits for a confirmation", () => {
    expect(viewAt(late - 1)).toMatchObject({ headline: "Czeka na płatność" });
    const { headline, next } = viewAt(late);
    expect(headline).toBe("Minął termin płatności");
    expect(next).toContain("niedługo anulujemy zamówienie");
    expect(next).toContain(shopWithPayu.seller.phone);
  });

  it("asks for no transfer any more and promises no day", () => {
    const transfer = sampleOrder({ acceptedAt: 0, payment: samplePayments.transfer, promise });
    const hours = samplePayments.transfer.times.cancelHours ?? 0;
    const timeline = { confirmedAt: 0 };
    const view = (now: number) =>
      createOrderStatusView(
        { record: { order: transfer, timeline, facts: [] }, now, answered: true },
        shopWithPayu,
      );
    const due = view(hours * 3_600_000);
    expect(due.payment.transfer).not.toEqual([]);
    expect(due.payment.deadline).toBeDefined();
    const late = view(hours * 3_600_000 + 1);
    expect(late).toMatchObject({ headline: "Minął termin płatności", upcoming: [] });
    expect(late.payment).toMatchObject({ transfer: [] });
    expect(late.payment.deadline).toBeUndefined();
    expect(late.delivery.map(({ label }) => label)).not.toContain("U Ciebie");
  });

  it("does not say that no money came when a part of it went back", () => {
    const transfer = sampleOrder({ acceptedAt: 0, payment: samplePayments.transfer });
    const now = (samplePayments.transfer.times.cancelHours ?? 0) * 3_600_000 + 1;
    const rest = { at: 1, source: "owner", amount: 5000, externalId: "", note: "" } as const;
    const refund = { ...rest, reference: "L-1001-R1" };
    const facts = [
      { ...rest, kind: "transfer-received", reference: "L-1001" },
      { ...refund, kind: "refund-requested" },
      { ...refund, kind: "price-kept" },
      { ...refund, kind: "refund-completed" },
    ] as const;
    const record = { order: transfer, timeline: { confirmedAt: 0 }, facts };
    const view = createOrderStatusView({ record, now, answered: true }, shopWithPayu);
    expect(view).toMatchObject({
      headline: "Zapłata zwrócona",
      next: "Całą zapłatę za to zamówienie Ci zwróciliśmy.",
      payment: { transfer: [] },
    });
    expect(view.payment.deadline).toBeUndefined();
  });

  it("still waits for a payment that PayU is processing", () => {
    const rest = {
      reference: "L-1001-1",
      source: "payu",
      externalId: "A",
      amount: order.total,
    } as const;
    const fact = (kind: PaymentFact["kind"]) => ({ ...rest, kind, at: late - 1, note: "page" });
    const view = viewAt(late, [fact("attempt-started"), fact("payment-pending")]);
    expect(view).toMatchObject({
      headline: "Czeka na płatność",
      payment: { online: { state: "checking" } },
    });
  });
});

it("shows each parcel that BaseLinker knows with a dated state", () => {
  const at = Date.UTC(2026, 10, 24, 2, 29);
  const parcel = { courier: "GLS Poland", number: "9900", url: "", state: "waiting", at } as const;
  const timeline = { confirmedAt: 1, dispatchedAt: 2, parcels: [parcel] };
  const record = { order: sampleOrder({ promise }), timeline, facts: [] };
  const view = createOrderStatusView({ record, now: at, answered: true }, shopWithPayu);
  expect(view.parcels).toEqual([
    {
      rows: [
        { label: "Przewoźnik", value: "GLS Poland" },
        { label: "Numer przesyłki", value: "9900" },
        { label: "Czeka na odbiór w punkcie", value: "24 listopada 2026, godz. 03:29" },
      ],
      url: "",
    },
  ]);
});
