import { noFeatures } from "../../test/fixtures.ts";
import { describe, expect, it } from "vitest";
import * as shopConfig from "../../shop.config.ts";
import type { KnownCode } from "../../shop/order/discount/apply-code.ts";
import type { DiscountCode } from "../../shop/order/discount/discount-code.ts";
import { promiseDelivery } from "../../shop/order/delivery/delivery-promise.ts";
import { decideRefund } from "../../shop/payment/refund/refund.ts";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import { createPersonalCode } from "../../shop/newsletter/newsletter.ts";
import {
  mailBudget,
  sampleCatalogue,
  sampleCustomer,
  sampleProduct,
  sampleRequest,
  sampleShop as shop,
} from "../../test/fixtures.ts";
import { createTestMails } from "../../test/mails.ts";
import { nextId, openTemporaryStore } from "../../test/temporary-store.ts";
import type { Store } from "../db/store.ts";
import { insertFacts } from "../db/payments/payment-facts.ts";
import { mailboxOf } from "../web/rate-limit/mailbox.ts";
import { createOrders, type PlacedOrder } from "./orders.ts";
import { createOrderTransitions } from "./transitions/order-transitions.ts";
import { reopenOrder } from "./transitions/reopen-order.ts";
import { followPlacement } from "./change-order.ts";

const now = 1_795_212_300_000;
const catalogue = sampleCatalogue(sampleProduct({ stock: 1000 }));
const personal = createPersonalCode("LATAWIEC-7K3F9Q", 15);
/** Two bears at 49,99 zł with delivery at 15,00 zł. */
const fullTotal = 11_498;
const discountedTotal = fullTotal - 1500;

function openOrders(store: Store, localStock = () => 1000) {
  const mail = createTestMails();
  return createOrders({
    store,
    catalogue: () => catalogue,
    shop,
    follow: (order, toCustomer) =>
      followPlacement(order, toCustomer, { mail, features: noFeatures }),
    localStock,
    promisedDelivery: { read: async () => promiseDelivery(now, shopConfig) },
    refreshCatalogue: async () => undefined,
    now: () => now,
    newId: nextId,
    mailBudget,
    hashMailbox: mailboxOf,
    wakeEmails: () => undefined,
  }).placeOrder;
}

async function openWorld(...codes: DiscountCode[]) {
  const { db, store, database } = await openTemporaryStore();
  for (const code of codes) await store.codes.add(code, now);
  const deps = { store, mail: createTestMails(), features: noFeatures, now: () => now };
  const transitions = createOrderTransitions(deps);
  const reason = "Klient zrezygnował";
  return {
    db,
    store,
    database,
    placeOrder: openOrders(store),
    cancel: (number: string) => transitions.apply(number, { kind: "cancel", reason }),
    reopen: (number: string, force = false) =>
      reopenOrder(number, { localStock: () => 1000, force }, deps),
  };
}

function requestWith(changes: Parameters<typeof sampleRequest>[0] = {}) {
  return sampleRequest({ code: personal.code, shownTotal: discountedTotal, ...changes });
}

function describePlaced(placed: PlacedOrder): string {
  if (placed.kind === "accepted") return `${placed.order.discount?.amount}`;
  return placed.kind === "changed" ? `${placed.rejectedCode?.kind}` : placed.kind;
}

const key = (index: number) => `attempt-number-${String(index).padStart(6, "0")}`;

describe("the code of an order", () => {
  it("is taken off once, is stored with each line, and frees nothing by a repeated request", async () => {
    const { store, placeOrder } = await openWorld(personal);
    const placed = await placeOrder(requestWith());
    if (placed.kind !== "accepted") throw new Error(describePlaced(placed));
    const { order } = placed;
    expect(order).toMatchObject({
      total: discountedTotal,
      discount: { code: personal.code, amount: 1500 },
      lines: [{ discount: 1500 }],
    });
    expect(await store.orders.find(order.id)).toEqual(order);
    expect(await placeOrder(requestWith())).toEqual({ kind: "accepted", order, repeated: true });
    expect(await placeOrder(requestWith({ key: key(1) }))).toEqual({
      kind: "changed",
      changes: [],
      total: fullTotal,
      rejectedCode: { kind: "used-up" },
    });
    expect(await store.codes.find(personal.code, 15)).toMatchObject({ uses: 1 });
  });

  it("places nothing at another total than the one shown, and says what the code gives", async () => {
    const { placeOrder } = await openWorld(personal);
    const placed = await placeOrder(requestWith({ shownTotal: fullTotal }));
    expect(placed).toMatchObject({
      kind: "changed",
      total: discountedTotal,
      discount: { amount: 1500 },
    });
  });

  it("comes back with a cancelled order, and is taken again by a reopened one", async () => {
    const { placeOrder, cancel, reopen } = await openWorld(personal);
    const first = await placeOrder(requestWith());
    if (first.kind !== "accepted") throw new Error(describePlaced(first));
    await cancel(first.order.number);
    expect(await reopen(first.order.number)).toMatchObject({ kind: "done" });
    expect(describePlaced(await placeOrder(requestWith({ key: key(1) })))).toBe("used-up");
    await cancel(first.order.number);
    expect(describePlaced(await placeOrder(requestWith({ key: key(2) })))).toBe("1500");
    expect(await reopen(first.order.number)).toEqual({ kind: "code-taken" });
    expect(await reopen(first.order.number, true)).toMatchObject({ kind: "done" });
  });

  it("comes back with a full refund before the parcel left, not with a part or after it", async () => {
    const { db, store, placeOrder } = await openWorld(personal);
    const placed = await placeOrder(requestWith());
    if (placed.kind !== "accepted") throw new Error(describePlaced(placed));
    const { order } = placed;
    const uses = async () => (await store.codes.find(personal.code, 15))!.uses;
    const paid = { kind: "transfer-received", reference: order.number, amount: order.total };
    const fact = { ...paid, at: now, source: "owner", externalId: "", note: "" } as PaymentFact;
    await insertFacts(db, order.id, [fact]);
    const refund = async (amount: number) => {
      const record = (await store.orders.findRecord("id", order.id))!;
      const request = { amount, byHand: true };
      const decided = decideRefund({ ...record, timeline: {} }, request, now);
      if (decided.kind !== "requested") throw new Error(decided.kind);
      await insertFacts(db, order.id, decided.facts);
    };
    expect(await uses()).toBe(1);
    await refund(order.total - 1);
    expect(await uses()).toBe(1);
    await refund(1);
    expect(await uses()).toBe(0);
    await db.updateTable("orders").set({ dispatched_at: now }).execute();
    expect(await uses()).toBe(1);
    await db.updateTable("orders").set({ dispatched_at: null }).execute();
    expect(describePlaced(await placeOrder(requestWith({ key: key(1) })))).toBe("1500");
    expect(await uses()).toBe(1);
  });

  it("does not come back with money that was too much", async () => {
    const { db, store, placeOrder } = await openWorld(personal);
    const placed = await placeOrder(requestWith());
    if (placed.kind !== "accepted") throw new Error(describePlaced(placed));
    const { order } = placed;
    const fact = {
      at: now,
      source: "owner",
      externalId: "",
      note: "",
      amount: order.total,
    } as const;
    const reference = `${order.number}-R1`;
    await insertFacts(db, order.id, [
      { ...fact, kind: "transfer-received", reference: order.number, amount: 2 * order.total },
      { ...fact, kind: "refund-requested", reference },
      { ...fact, kind: "refund-completed", reference },
      { ...fact, kind: "price-kept", reference },
    ]);
    expect(await store.codes.find(personal.code, 15)).toMatchObject({ uses: 1 });
  });

  it("is for each customer once where that is its rule, whoever is erased is forgotten", async () => {
    const code: DiscountCode = {
      ...personal,
      code: "RAZ",
      maxUses: undefined,
      oncePerCustomer: true,
    };
    const { db, placeOrder } = await openWorld(code);
    const order = (index: number, email: string) =>
      placeOrder(
        requestWith({ key: key(index), code: "RAZ", customer: { ...sampleCustomer, email } }),
      );
    expect(describePlaced(await order(1, "anna@poczta.pl"))).toBe("1500");
    expect(describePlaced(await order(2, "Anna+2@poczta.pl"))).toBe("used-by-customer");
    expect(describePlaced(await order(3, "ola@poczta.pl"))).toBe("1500");
    const uses = db.selectFrom("code_uses").select("mailbox").orderBy("mailbox");
    expect(await uses.execute()).toEqual([
      { mailbox: "anna@poczta.pl" },
      { mailbox: "ola@poczta.pl" },
    ]);
  });

  it("stores no mailbox for a code that does not ask for it", async () => {
    const { db, placeOrder } = await openWorld(personal);
    await placeOrder(requestWith());
    const uses = await db.selectFrom("code_uses").select("mailbox").execute();
    expect(uses).toEqual([{ mailbox: null }]);
  });

  it("works once as well if an older version has sent it after the codes were first stored", async () => {
    const { db, store, placeOrder } = await openWorld();
    const token = { consent_at: now, unsubscribe_token: "token", confirmed_at: now };
    const sent = { id: "ewa", email: "ewa@poczta.pl", code: personal.code };
    await db
      .insertInto("subscribers")
      .values({ ...token, ...sent })
      .execute();
    expect(await store.codes.find("NIEZNANY", 15)).toBeUndefined();
    expect(describePlaced(await placeOrder(requestWith()))).toBe("1500");
    expect(describePlaced(await placeOrder(requestWith({ key: key(1) })))).toBe("used-up");
  });

  it("is not taken by an order that arrives at the same time and lacks stock", async () => {
    const { store } = await openWorld(personal);
    const placeScarce = openOrders(store, () => 1);
    const one = { lines: [{ id: "bruno", quantity: 1 }], shownTotal: 4999 - 750 + 1500 };
    const requests = [requestWith({ key: key(1) }), requestWith({ key: key(2), ...one })];
    const placed = await Promise.all(requests.map((request) => placeScarce(request)));
    // Whichever came first.
    expect(placed.map(describePlaced)).toEqual([expect.not.stringContaining("0"), "750"]);
  });

  it("makes one discounted order of two hundred at once, on two instances", async () => {
    const { db, store, database, placeOrder } = await openWorld(personal);
    const second = await openTemporaryStore(database);
    const instances = [placeOrder, openOrders(second.store)];
    const customers = Array.from({ length: 200 }, (_, index) => index);
    const placed = await Promise.all(
      customers.map((index) => {
        const customer = { ...sampleCustomer, email: `klient${index}@poczta.pl` };
        return instances[index % 2]!(requestWith({ key: key(index), customer }));
      }),
    );
    const results = placed.map(describePlaced);
    expect(results.filter((result) => result === "1500")).toHaveLength(1);
    expect(results.filter((result) => result === "used-up")).toHaveLength(199);
    expect(await db.selectFrom("orders").select("discount_amount").execute()).toHaveLength(1);
    const known: KnownCode | undefined = await store.codes.find(personal.code, 15);
    expect(known?.uses).toBe(1);
  });
});
