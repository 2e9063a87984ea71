import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import type { PaymentOption } from "../../shop/shop-config.ts";
import { promiseDelivery } from "../../shop/order/delivery/delivery-promise.ts";
import * as shopConfig from "../../shop.config.ts";
import {
  mailBudget,
  sampleCatalogue,
  sampleCustomer,
  sampleProduct,
  sampleRequest,
  sampleShop as shop,
  noFeatures,
} from "../../test/fixtures.ts";
import { nextId, openTemporaryStore } from "../../test/temporary-store.ts";
import { createTestMails } from "../../test/mails.ts";
import { mailboxOf } from "../web/rate-limit/mailbox.ts";
import { createOrders, type PlacedOrder } from "./orders.ts";
import { followPlacement } from "./change-order.ts";
import { putOrder } from "../../test/change-order.ts";

const plenty = sampleProduct({ stock: 1000 });

async function openOrders(
  catalogue: Catalogue = sampleCatalogue(plenty),
  paymentOptions: readonly PaymentOption[] = shop.paymentOptions,
  unconfirmed?: number,
) {
  const { db, store } = await openTemporaryStore();
  const world = {
    catalogue,
    wakes: 0,
    maxMails: 1000,
    takeStock: undefined as (() => number) | undefined,
    reading: Promise.resolve(),
  };
  const mail = createTestMails();
  const { placeOrder } = createOrders({
    store,
    catalogue: () => world.catalogue,
    shop: { ...shop, paymentOptions, orderLimits: { ...shop.orderLimits, unconfirmed } },
    follow: (order, toCustomer) =>
      followPlacement(order, toCustomer, { mail, features: noFeatures }),
    localStock: (id) => world.takeStock?.() ?? catalogue.product(id)?.stock ?? 0,
    promisedDelivery: {
      read: () => world.reading.then(() => promiseDelivery(1_795_212_300_000, shopConfig)),
    },
    refreshCatalogue: async () => undefined,
    now: () => 1_795_212_300_000,
    newId: nextId,
    mailBudget: (email) => ({ ...mailBudget(email), windowMs: world.maxMails }),
    hashMailbox: mailboxOf,
    wakeEmails: () => (world.wakes += 1),
  });
  const count = async (table: "orders" | "order_lines" | "emails") =>
    (await db.selectFrom(table).selectAll().execute()).length;
  /** How many mails each mailbox took from its budget. */
  const mailsTaken = async () => {
    const budgets = await db.selectFrom("rate_limits").selectAll().execute();
    return Object.fromEntries(budgets.map(({ key, resets_at }) => [key, resets_at]));
  };
  return { db, store, world, placeOrder, count, mailsTaken };
}

function accepted(placed: PlacedOrder) {
  if (placed.kind !== "accepted") throw new Error("the order was not accepted");
  return placed;
}

describe("placing an order", () => {
  it("stores the order with its lines and both mails, and wakes the worker", async () => {
    const { store, world, placeOrder, count } = await openOrders();
    const { order, repeated } = accepted(await placeOrder(sampleRequest()));
    expect(repeated).toBe(false);
    // What the mail says: „Zapłać wtedy w ciągu 10 dni”.
    expect(order.payment.times).toEqual(shop.unpaidOrders.transfer);
    expect(order).toMatchObject({ number: "L-1001", total: 11498, acceptedAt: 1_795_212_300_000 });
    expect(await store.orders.find(order.id)).toEqual(order);
    expect(await store.orders.findByNumber("L-1001")).toEqual(order);
    expect([await count("order_lines"), await count("emails"), world.wakes]).toEqual([1, 2, 1]);
  });

  it("stores the lines in the customer's order", async () => {
    const products = ["c", "a", "b"].map((id) => sampleProduct({ id, price: 100 }));
    const { store, placeOrder } = await openOrders(sampleCatalogue(...products));
    const lines = products.map(({ id }) => ({ id, quantity: 1 }));
    const { order } = accepted(await placeOrder(sampleRequest({ lines, shownTotal: 1800 })));
    const saved = await store.orders.find(order.id);
    expect(saved?.lines.map(({ productId }) => productId)).toEqual(["c", "a", "b"]);
  });

  it("numbers orders without gaps", async () => {
    const { placeOrder } = await openOrders();
    const numbers: string[] = [];
    for (const key of ["first-attempt-x", "second-attempt-x", "third-attempt-x"]) {
      numbers.push(accepted(await placeOrder(sampleRequest({ key }))).order.number);
    }
    expect(numbers).toEqual(["L-1001", "L-1002", "L-1003"]);
  });

  it("creates one order from fifty submissions with one key", async () => {
    const { world, placeOrder, count } = await openOrders();
    const submissions = Array.from({ length: 50 }, () => placeOrder(sampleRequest()));
    const placed = (await Promise.all(submissions)).map(accepted);
    expect(new Set(placed.map(({ order }) => order.number))).toEqual(new Set(["L-1001"]));
    expect(placed.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect([await count("orders"), await count("emails"), world.wakes]).toEqual([1, 2, 1]);
  });

  it.each([2, 3, 77, 150])(
    "stores %i simultaneous orders, each with its own number",
    async (many) => {
      const products = Array.from({ length: 5 }, (_, id) =>
        sampleProduct({ id: `${id}`, stock: 1000 }),
      );
      const { store, placeOrder, count } = await openOrders(sampleCatalogue(...products));
      const requests = Array.from({ length: many }, (_, place) => {
        const lines = [{ id: `${place % 5}`, quantity: 1 + (place % 3) }];
        const shownTotal = 1500 + lines[0]!.quantity * products[0]!.price;
        return sampleRequest({ key: `attempt-number-${place}`, lines, shownTotal });
      });
      const placed = (await Promise.all(requests.map((request) => placeOrder(request)))).map(
        accepted,
      );
      for (const [place, { order }] of placed.entries()) {
        expect(order.number).toBe(`L-${1001 + place}`);
        expect(await store.orders.findByKey(requests[place]!.key)).toEqual(order);
        expect(order.lines.map(({ productId: id, quantity }) => ({ id, quantity }))).toEqual(
          requests[place]!.lines,
        );
      }
      expect([await count("orders"), await count("emails")]).toEqual([many, 2 * many]);
    },
  );

  it("returns the order that took the last product for a repeated key", async () => {
    const { placeOrder } = await openOrders(sampleCatalogue(sampleProduct({ stock: 2 })));
    const { order } = accepted(await placeOrder(sampleRequest()));
    expect(await placeOrder(sampleRequest())).toEqual({ kind: "accepted", order, repeated: true });
    expect(await placeOrder(sampleRequest({ key: "somebody-else-too-late" }))).toMatchObject({
      changes: [{ kind: "unavailable" }],
    });
  });

  it("returns the first order for a repeated key, although prices or stock have changed", async () => {
    const { world, placeOrder } = await openOrders();
    const first = accepted(await placeOrder(sampleRequest()));
    world.catalogue = sampleCatalogue(sampleProduct({ price: 9999, stock: 0 }));
    const again = await placeOrder(sampleRequest({ shownTotal: 1 }));
    expect(again).toEqual({ kind: "accepted", order: first.order, repeated: true });
    expect(world.wakes).toBe(1);
  });

  it("places nothing when the shown total is outdated, and returns the current one", async () => {
    const { placeOrder, count } = await openOrders();
    expect(await placeOrder(sampleRequest({ shownTotal: 11497 }))).toEqual({
      kind: "changed",
      changes: [],
      total: 11498,
    });
    expect([await count("orders"), await count("emails")]).toEqual([0, 0]);
  });

  it("places nothing when a product is missing or short", async () => {
    const { placeOrder, count } = await openOrders(sampleCatalogue(sampleProduct({ stock: 1 })));
    const lines = [
      { id: "bruno", quantity: 2 },
      { id: "lost", quantity: 1 },
    ];
    expect(await placeOrder(sampleRequest({ lines }))).toEqual({
      kind: "changed",
      changes: [
        { kind: "stock", id: "bruno", name: "Miś Bruno", from: 2, to: 1 },
        { kind: "unavailable", id: "lost", name: "" },
      ],
      total: null,
    });
    expect(await count("orders")).toBe(0);
  });

  it("charges the cart's delivery price and the cash-on-delivery fee", async () => {
    const { placeOrder } = await openOrders();
    const request = sampleRequest({ delivery: "inpost", payment: "pobranie", shownTotal: 12198 });
    expect(accepted(await placeOrder(request)).order).toMatchObject({
      delivery: { id: "inpost", price: 1200 },
      payment: { id: "pobranie", fee: 1000 },
      total: 12198,
    });
  });

  it("charges the fee of paying at a pickup, which may be zero", async () => {
    const request = sampleRequest({ delivery: "odbiór", payment: "pobranie", shownTotal: 10998 });
    const { placeOrder } = await openOrders();
    expect(accepted(await placeOrder(request)).order).toMatchObject({
      delivery: { fulfilment: "pickup", price: 0 },
      payment: { label: "Płatność przy odbiorze", fee: 1000 },
    });
    const onTheSpot = { pickup: { label: "Gotówka na miejscu", fee: 0 } };
    const paymentOptions = shop.paymentOptions.map((option) => ({
      ...option,
      byFulfilment: onTheSpot,
    }));
    const free = await openOrders(sampleCatalogue(), paymentOptions);
    expect(accepted(await free.placeOrder({ ...request, shownTotal: 9998 })).order).toMatchObject({
      payment: { id: "pobranie", ...onTheSpot.pickup },
      total: 9998,
    });
  });

  it.each([{ delivery: "drone" }, { payment: "gold" }])(
    "places nothing with an unknown option, %j",
    async (unknown) => {
      const { placeOrder, count } = await openOrders();
      expect(await placeOrder(sampleRequest(unknown))).toMatchObject({ kind: "invalid" });
      expect(await count("orders")).toBe(0);
    },
  );

  it("stores a locker code only for locker deliveries", async () => {
    const { placeOrder } = await openOrders();
    const courier = sampleRequest({ locker: "LOD01A" });
    expect(accepted(await placeOrder(courier)).order.locker).toBe("");
    const locker = { ...courier, key: "another-attempt-x", delivery: "inpost", shownTotal: 11198 };
    expect(accepted(await placeOrder(locker)).order.locker).toBe("LOD01A");
  });

  it("throws and stores nothing when any part fails", async () => {
    const { db, store, placeOrder, count } = await openOrders();
    await db.schema.dropTable("emails").execute();
    await expect(placeOrder(sampleRequest())).rejects.toThrow("emails");
    expect(await count("orders")).toBe(0);
    expect(await store.orders.findByKey(sampleRequest().key)).toBeUndefined();
  });
});

it("takes a mail from the customer's budget for a new order alone", async () => {
  const { placeOrder, mailsTaken } = await openOrders(sampleCatalogue(plenty), undefined, 11498);
  const copies = Array.from({ length: 3 }, () => placeOrder(sampleRequest()));
  expect((await Promise.all(copies)).map(({ kind }) => kind)).toEqual(Array(3).fill("accepted"));
  await placeOrder(sampleRequest());
  expect(await mailsTaken()).toEqual({ [sampleCustomer.email]: 1 });
  const another = sampleRequest({ key: "one-order-too-many" });
  expect(await placeOrder(another)).toMatchObject({ kind: "invalid", asEnquiry: true });
  expect(await mailsTaken()).toEqual({ [sampleCustomer.email]: 1 });
});

it("takes the mails of orders that arrive at once from each customer's budget, in turn", async () => {
  const { world, placeOrder, mailsTaken, count } = await openOrders();
  world.maxMails = 10;
  const emails = ["anna@poczta.pl", "ewa@poczta.pl", "anna@poczta.pl", "jan@poczta.pl"];
  const orders = [...emails, ...Array<string>(20).fill("ewa@poczta.pl")].map((email, index) =>
    placeOrder(
      sampleRequest({ key: `attempt-number-${index}`, customer: { ...sampleCustomer, email } }),
    ),
  );
  await Promise.all(orders);
  expect(await mailsTaken()).toEqual({
    "anna@poczta.pl": 2,
    "ewa@poczta.pl": 10,
    "jan@poczta.pl": 1,
  });
  // The shop gets one for each order.
  expect([await count("orders"), await count("emails")]).toEqual([24, 24 + 2 + 10 + 1]);
});

it("takes a mail for the copy that is placed while the first one is rejected, and for its address", async () => {
  const { world, placeOrder, mailsTaken } = await openOrders();
  const begun = Promise.withResolvers<void>();
  const first = placeOrder(sampleRequest());
  world.reading = begun.promise;
  world.takeStock = () => {
    world.takeStock = undefined;
    begun.resolve();
    return 0;
  };
  const copy = placeOrder(sampleRequest());
  const email = "ofiara@poczta.pl";
  const toVictim = placeOrder(sampleRequest({ customer: { ...sampleCustomer, email } }));
  expect(await first).toMatchObject({ kind: "changed" });
  expect(await copy).toMatchObject({ kind: "accepted", repeated: false });
  expect(await toVictim).toMatchObject({ kind: "accepted", repeated: true });
  expect(await mailsTaken()).toEqual({ [sampleCustomer.email]: 1 });
});

describe("unconfirmed orders", () => {
  const total = sampleRequest().shownTotal;
  const openLimited = () => openOrders(sampleCatalogue(plenty), shop.paymentOptions, 2 * total);
  const request = (index: number, email: string) =>
    sampleRequest({ key: `attempt-number-${index}`, customer: { ...sampleCustomer, email } });
  const place = async (
    { placeOrder }: Awaited<ReturnType<typeof openLimited>>,
    ...[index, email, client]: [index: number, email: string, client?: string]
  ) => (await placeOrder(request(index, email), client)).kind;

  it("of one mailbox are limited by their sum, in any spelling of its address", async () => {
    const shopOf = await openLimited();
    expect(await place(shopOf, 1, "anna@poczta.pl")).toBe("accepted");
    expect(await place(shopOf, 2, "ANNA+2@poczta.pl")).toBe("accepted");
    expect(await place(shopOf, 3, "anna+3@Poczta.pl")).toBe("invalid");
    // A repeated request counts once.
    expect(await place(shopOf, 2, "ANNA+2@poczta.pl")).toBe("accepted");
    expect(await place(shopOf, 4, "ewa@poczta.pl")).toBe("accepted");
  });

  it("of one client are limited whatever the e-mail, also when sent at once", async () => {
    const shopOf = await openLimited();
    const kinds = await Promise.all(
      [1, 2, 3, 4].map((index) => place(shopOf, index, `klient-${index}@poczta.pl`, "client-hash")),
    );
    expect(kinds).toEqual(["accepted", "accepted", "invalid", "invalid"]);
    expect(await place(shopOf, 5, "klient-5@poczta.pl", "another-hash")).toBe("accepted");
    expect(await shopOf.count("orders")).toBe(3);
  });

  it.each(["confirmedAt", "paidAt", "cancelledAt"] as const)(
    "no longer count with %s, when client and mailbox are forgotten",
    async (fact) => {
      const shopOf = await openLimited();
      for (const index of [1, 2]) await place(shopOf, index, "anna@poczta.pl", "client-hash");
      expect(await place(shopOf, 3, "anna@poczta.pl", "client-hash")).toBe("invalid");
      await putOrder(shopOf.store, { number: "L-1001" }, { timeline: { [fact]: 1 } }, 1);
      expect(await place(shopOf, 3, "anna@poczta.pl", "client-hash")).toBe("accepted");
      const holders = shopOf.db.selectFrom("orders").select(["client", "mailbox"]);
      const unconfirmed = { client: "client-hash", mailbox: "anna@poczta.pl" };
      expect(await holders.orderBy("number").execute()).toEqual([
        { client: null, mailbox: null },
        unconfirmed,
        unconfirmed,
      ]);
    },
  );
});
