import { describe, expect, it } from "vitest";
import { minute, openOrdersWorld, status } from "../../../test/both-sides/baselinker-orders.ts";
import { fakeProduct } from "../../../test/fakes/baselinker/account.ts";
import { sampleDeliveries, sampleOrder, storedProduct } from "../../../test/fixtures.ts";
import { renderMail } from "../../../test/render-email.ts";
import { saveInventory } from "../../../test/temporary-store.ts";
import { putOrder } from "../../../test/change-order.ts";

describe("an order worked in BaseLinker alone", () => {
  it("is confirmed, paid, sent and closed here, with each mail once", async () => {
    const { placeThere, panel, run, mails, timeline, listMails, baselinker, clock } =
      await openOrdersWorld();
    const { order, id } = await placeThere();
    panel.setStatus(id, status.confirmed);
    panel.book(id, order.total / 100);
    await run(4);
    expect(await mails(order)).toEqual(["order-confirmed", "order-paid"]);
    const { package_id: parcel } = panel.addPackage(id, {
      courier_package_nr: "520000012345",
      courier_code: "inpost",
    });
    panel.setStatus(id, status.sent);
    await run(4);
    expect(await mails(order)).toEqual(["order-confirmed", "order-paid", "order-dispatched"]);
    expect(JSON.stringify((await listMails(order)).at(-1))).toContain(
      "inpost.pl/sledzenie-przesylek?number=520000012345",
    );
    panel.trackPackage(parcel, 8);
    clock.now += 70 * minute;
    await run(2);
    expect((await timeline(order)).parcels).toMatchObject([{ state: "waiting" }]);
    panel.trackPackage(parcel, 5);
    clock.now += 70 * minute;
    await run(2);
    expect((await timeline(order)).completedAt).toBeDefined();
    expect((await mails(order)).slice(3)).toEqual(["order-completed"]);
    expect(baselinker.calls("setOrderStatus")).toMatchObject([
      { parameters: { status_id: status.done } },
    ]);
    expect(baselinker.calls("setOrderPayment")).toEqual([]);
    expect(baselinker.busiestMinute()).toBeLessThanOrEqual(60);
  });

  it("takes all steps at once when it went on unseen, dated as there", async () => {
    const { placeThere, panel, run, mails, timeline, clock } = await openOrdersWorld();
    const { order, id } = await placeThere();
    const sentAt = clock.now;
    panel.setStatus(id, status.sent);
    clock.now += 3 * 24 * 60 * minute;
    await run(2);
    expect(await timeline(order)).toMatchObject({ confirmedAt: sentAt, dispatchedAt: sentAt });
    expect(await mails(order)).toEqual(["order-confirmed", "order-dispatched"]);
    panel.addPackage(id, { courier_package_nr: "NR1" });
    panel.addPackage(id, { courier_package_nr: "NR2", courier_code: "dpd" });
    await run(4);
    expect((await mails(order)).at(-1)).toBe("order-parcels");
  });

  it("is cancelled here, and taken back again", async () => {
    const { placeThere, panel, run, mails, timeline } = await openOrdersWorld();
    const { order, id } = await placeThere({ delivery: sampleDeliveries.pickup });
    panel.setStatus(id, status.cancelled);
    await run(4);
    expect((await timeline(order)).cancelledAt).toBeDefined();
    panel.setStatus(id, status.ready);
    await run(4);
    expect(await mails(order)).toEqual([
      "order-cancelled",
      "order-reopened",
      "order-confirmed",
      "order-ready",
    ]);
  });
});

describe("an order worked here", () => {
  it("is told to BaseLinker, parcel and corrected customer included, and nothing comes back", async () => {
    const { placeThere, command, edit, run, mails, there, account, baselinker } = await withOrder();
    const { order, id } = await placeThere();
    await command(order.number, { kind: "confirm" });
    await edit(order.number, { email: "nowa@poczta.pl" });
    await command(order.number, { kind: "pay" });
    await run(3);
    expect(there(id)).toMatchObject({
      order_status_id: status.confirmed,
      email: "nowa@poczta.pl",
      payment_done: order.total / 100,
    });
    const parcel = { carrier: "dpd", trackingNumber: "0000123525123U" };
    await command(order.number, { kind: "dispatch", ...parcel });
    baselinker.failWith("lost", "createPackageManual");
    await run(1);
    baselinker.failWith(undefined);
    await run(8);
    expect(there(id).order_status_id).toBe(status.sent);
    expect(account.packages).toMatchObject([{ courier_package_nr: parcel.trackingNumber }]);
    await command(order.number, { kind: "cancel", reason: "Zaginęła" }, true);
    await run(4);
    expect(there(id).order_status_id).toBe(status.cancelled);
    expect(await mails(order)).toEqual([
      "order-confirmed",
      "order-paid",
      "order-dispatched",
      "order-cancelled",
    ]);
  });

  it("that BaseLinker gets only later is told there then", async () => {
    const { place, command, run, baselinker, account } = await openOrdersWorld();
    baselinker.failWith("html502");
    const order = await place();
    await run(1);
    await command(order.number, { kind: "confirm" });
    baselinker.failWith(undefined);
    await run(8);
    expect(account.orders).toMatchObject([{ order_status_id: status.confirmed }]);
  });
});

describe("what cannot be followed", () => {
  it("is put before the owner once and changes nothing", async () => {
    const { placeThere, panel, run, listMails, timeline } = await openOrdersWorld();
    const { order, id } = await placeThere();
    const told = async () =>
      (await listMails(order)).map(({ kind, subject }) => `${kind}: ${subject}`);
    panel.setStatus(id, status.odd);
    await run(4);
    panel.editLine(id, 0, { quantity: 3 });
    await run(4);
    panel.edit(id, { email: "inna@poczta.pl" });
    await run(4);
    panel.remove(id);
    await run(10);
    expect(await told()).toEqual([
      expect.stringContaining(order.number),
      expect.stringContaining("zmienione pozycje"),
      expect.stringContaining("zmienione dane klienta"),
      expect.stringContaining("usunięte"),
    ]);
    expect(await timeline(order)).toEqual({});
  });

  it.each([true, false])(
    "says what became of merged and split orders, the journal %s",
    async (on) => {
      const { placeThere, panel, run, listMails, account, timeline } = await openOrdersWorld();
      if (on) account.orderJournal = [];
      const [one, other, third, fourth] = [
        await placeThere(),
        await placeThere(),
        await placeThere(),
        await placeThere({ lines: [1, 2].map(() => lineOf1001()) }),
      ];
      panel.merge(one.id, other.id);
      panel.remove(third.id);
      const part = panel.split(fourth.id);
      await run(15);
      const told = [];
      for (const { order } of [one, other, third, fourth]) {
        const [mail, ...more] = await listMails(order);
        expect(more).toEqual([]);
        told.push(mail?.subject.replace(order.number, "NR"));
        expect(await timeline(order)).toEqual({});
      }
      expect(told).toEqual(
        on
          ? [
              `Zamówienie NR: połączone z zamówieniem ${other.id} w BaseLinkerze`,
              "Zamówienie NR: połączone z innym w BaseLinkerze",
              "Zamówienie NR: usunięte w BaseLinkerze",
              "Zamówienie NR: podzielone w BaseLinkerze",
            ]
          : [
              "Zamówienie NR: zmienione pozycje w BaseLinkerze",
              "Zamówienie NR: usunięte albo połączone z innym w BaseLinkerze",
              "Zamówienie NR: usunięte albo połączone z innym w BaseLinkerze",
              "Zamówienie NR: zmienione pozycje w BaseLinkerze",
            ],
      );
      const texts = await Promise.all(
        [other, fourth].map(async ({ order }) => renderMail((await listMails(order))[0]!).text),
      );
      expect(texts[0]?.includes(`częścią zamówienia ${one.id}`)).toBe(on);
      expect(texts[1]?.includes(String(part))).toBe(on);
    },
  );

  it.each([
    [6, "paczka wraca"],
    [9, "paczka zaginęła"],
  ])("is a parcel that does not arrive (%s): the owner is told once", async (tracking, what) => {
    const { placeThere, panel, run, listMails, clock, timeline } = await openOrdersWorld();
    const { order, id } = await placeThere();
    const { package_id: parcel } = panel.addPackage(id, { courier_package_nr: "PACZKA1" });
    panel.setStatus(id, status.sent);
    await run(4);
    panel.trackPackage(parcel, tracking);
    for (let look = 0; look < 3; look += 1) {
      clock.now += 70 * minute;
      await run(2);
    }
    const told = (await listMails(order)).filter(({ kind }) => kind === "order-differs");
    expect(told.map(({ subject }) => subject)).toEqual([
      `Zamówienie ${order.number}: ${what} w BaseLinkerze`,
    ]);
    expect(renderMail(told[0]!).text).toContain("PACZKA1");
    expect((await timeline(order)).completedAt).toBeUndefined();
  });

  it("is a payment there while PayU may report the same", async () => {
    const { placeThere, panel, run, mails, store, clock } = await openOrdersWorld();
    const { order, id } = await placeThere();
    const attempt = { reference: `${order.number}-1`, source: "customer", note: "page" } as const;
    const at = clock.now;
    const fact = { ...attempt, at, amount: order.total, externalId: "" };
    await putOrder(store, order, { facts: [{ ...fact, kind: "attempt-started" }] }, at);
    panel.book(id, order.total / 100);
    await run(6);
    expect(await mails(order)).toEqual(["order-differs"]);
    expect((await store.orders.findRecord("id", order.id))!.facts).toHaveLength(1);
  });
});

describe("an order changed on both sides", () => {
  it("follows the later fact, and the owner is told", async () => {
    const { placeThere, panel, run, mails, command, timeline, clock, there } = await withOrder();
    const { order, id } = await placeThere();
    await command(order.number, { kind: "cancel", reason: "Pomyłka" });
    clock.now += 5000;
    panel.setStatus(id, status.confirmed);
    await run(6);
    expect((await timeline(order)).cancelledAt).toBeUndefined();
    expect(there(id).order_status_id).toBe(status.confirmed);
    expect(await mails(order)).toEqual([
      "order-cancelled",
      "order-reopened",
      "order-confirmed",
      "order-differs",
    ]);
    panel.setStatus(id, status.cancelled);
    clock.now += 5000;
    await command(
      order.number,
      { kind: "dispatch", carrier: "dpd", trackingNumber: "X123456" },
      true,
    );
    await run(6);
    expect(there(id).order_status_id).toBe(status.sent);
    expect((await mails(order)).slice(4).sort()).toEqual(["order-differs", "order-dispatched"]);
  });
});

it("a sum lowered there is told, also when the same sums were told as a conflict", async () => {
  const { placeThere, panel, run, mails, command, baselinker, there } = await withOrder();
  const { order, id } = await placeThere();
  baselinker.failWith("html502", "setOrderPayment");
  await command(order.number, { kind: "pay" });
  panel.book(id, order.total / 100 - 10);
  await run(4);
  baselinker.failWith(undefined);
  await run(8);
  expect(await mails(order)).toEqual(["order-paid", "order-differs"]);
  expect(there(id).payment_done).toBe(order.total / 100);
  panel.book(id, order.total / 100 - 10);
  await run(4);
  expect(await mails(order)).toEqual(["order-paid", "order-differs", "order-differs"]);
});

describe("BaseLinker's journal", () => {
  it("spares reading all orders, and names only those that changed", async () => {
    const { placeThere, panel, run, mails, account, baselinker } = await openOrdersWorld();
    account.orderJournal = [];
    account.deliverLogs = (logs) => [...logs, ...logs].reverse();
    const { order, id } = await placeThere();
    await run(5);
    const before = baselinker.calls("getOrders").length;
    await run(30);
    expect(baselinker.calls("getOrders")).toHaveLength(before + 3);
    panel.setStatus(id, status.confirmed);
    await run(2);
    expect(await mails(order)).toEqual(["order-confirmed"]);
    expect(baselinker.calls("getOrders")).toHaveLength(before + 4);
  });

  it("counts as off once a change is found of which it said nothing", async () => {
    const { placeThere, panel, run, mails, account } = await openOrdersWorld();
    account.orderJournal = [];
    const { order, id } = await placeThere();
    await run(5);
    account.orderJournal = undefined;
    panel.setStatus(id, status.confirmed);
    for (let passed = 0; passed < 11 && (await mails(order)).length === 0; passed += 1)
      await run(1);
    expect(await mails(order)).toEqual(["order-confirmed"]);
    panel.setStatus(id, status.sent);
    await run(4);
    expect(await mails(order)).toEqual(["order-confirmed", "order-dispatched"]);
  });
});

function lineOf1001() {
  return { ...sampleOrder().lines[0]!, productId: "1001", quantity: 1 };
}

describe("orders of a toy whose variants come and go", () => {
  it("stay as they were placed, here and there", async () => {
    const { place, placeThere, panel, command, run, mails, account, clock, store } =
      await openOrdersWorld();
    const { lines } = sampleOrder();
    const there = (order: { id: string }) =>
      account.orders.find(({ extra_field_1: mark }) => String(mark).includes(order.id));
    const save = (...changed: Parameters<typeof storedProduct>[0][]) =>
      saveInventory(store, clock.now, { changed: changed.map(storedProduct) });
    const { order: plain, id } = await placeThere();
    const waiting = await place();
    const bear = account.products.get(1001)!;
    account.products.set(1002, { ...bear, id: 1002, parent: 1001 });
    await save({ hasVariants: true, stock: 0 }, { id: "1002", parent: "1001", stock: 3 });
    expect(await store.stock.readReserved()).toEqual(new Map([["1001", 1]]));
    await run(3);
    expect(there(waiting)).toMatchObject({ products: [{ product_id: "1001", variant_id: 0 }] });
    const chosen = { ...lines[0]!, productId: "1002", parentId: "1001", quantity: 1 };
    const { order: variant, id: variantId } = await placeThere({ lines: [chosen] });
    const late = await place({ lines: [chosen] });
    account.products.delete(1002);
    await saveInventory(store, clock.now, {
      changed: [storedProduct({ stock: 5 })],
      removed: ["1002"],
    });
    await run(3);
    expect(there(late)).toMatchObject({ products: [{ product_id: "1001", variant_id: 1002 }] });
    for (const [order, number] of [[plain, id] as const, [variant, variantId] as const]) {
      panel.setStatus(number, status.confirmed);
      await run(4);
      await command(order.number, { kind: "pay" });
      expect(await mails(order)).toEqual(["order-confirmed", "order-paid"]);
    }
    // Those that BaseLinker had before the last reading of its stock are part of it.
    expect(await store.stock.readReserved()).toEqual(new Map([["1002", 1]]));
  });
});

async function withOrder() {
  const world = await openOrdersWorld();
  const there = (id: number) => world.account.orders.find(({ order_id }) => order_id === id)!;
  return { ...world, there };
}

describe("an order of a set", () => {
  it.each([true, false])("is no edited order, split there: %s", async (splits) => {
    const world = await openOrdersWorld({ stock: 10 });
    const { account, store, clock, placeThere, run, panel, mails } = world;
    account.splitsBundles = splits;
    account.products.set(1002, fakeProduct(1002, { stock: { bl_206: 10 } }));
    account.products.set(1003, fakeProduct(1003, { bundle: { 1001: 1, 1002: 2 } }));
    const parts = [
      { id: "1001", quantity: 1 },
      { id: "1002", quantity: 2 },
    ];
    const products = [storedProduct({ id: "1002" }), storedProduct({ id: "1003", bundle: parts })];
    await saveInventory(store, clock.now, { changed: products });
    const set = { ...sampleOrder().lines[0]!, productId: "1003", quantity: 2, parts };
    const { order, id, there } = await placeThere({ lines: [set] });
    expect([1001, 1002].map((part) => account.products.get(part)!.stock.bl_206)).toEqual([8, 6]);
    expect(there.products).toHaveLength(splits ? 2 : 1);
    panel.edit(id, {});
    await run(4);
    expect(await mails(order)).toEqual([]);
    panel.editLine(id, 0, { quantity: 5 });
    await run(4);
    expect(await mails(order)).toEqual(["order-differs"]);
  });
});
