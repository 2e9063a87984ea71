import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import { courierForm, orderPath, person } from "../app/forms.ts";
import { readPage } from "../app/read-page.ts";
import { openFakeBaselinker, type BaselinkerFault } from "../fakes/baselinker/baselinker.ts";
import { fakeProduct } from "../fakes/baselinker/account.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { startShop } from "../start-shop.ts";
import { createDatabase, openTemporaryStore, temporaryFolder } from "../temporary-store.ts";

const soon = { timeout: 180_000, interval: 100 };

/** A shop that exports its orders to the fake BaseLinker; both survive a restart of the shop. */
async function openWorld() {
  const database = await createDatabase();
  const MY_DIR = temporaryFolder();
  const settings = `export const warehouseOrders = { statusId: 1 };
    export const warehouseStatuses = { confirmed: "Do realizacji", dispatched: ["Wysłane"] };`;
  writeFileSync(join(MY_DIR, "shop.config.ts"), settings);
  const baselinker = await openFakeBaselinker();
  onTestFinished(baselinker.close);
  const product = fakeProduct(1001, { prices: { 105: 50 }, stock: { bl_206: 50 } });
  baselinker.account.products.set(product.id, product);
  const open = async () => {
    const shop = await startShop({
      ...database,
      MY_DIR,
      BASELINKER_TOKEN: baselinker.token,
      BASELINKER_URL: baselinker.url,
    });
    onTestFinished(shop.close);
    return shop;
  };
  const shop = await open();
  const { db, store } = await openTemporaryStore(database);
  const timestamp = await readFormTimestamp(database);
  return {
    baselinker,
    account: baselinker.account,
    toy: product,
    shop,
    open,
    async order(changes: Record<string, string> = {}): Promise<string | undefined> {
      const lines = [{ id: "1001", quantity: 2, price: 5000 }];
      const key = "the-one-attempt-of-ewa";
      const body = new URLSearchParams(courierForm(lines, { stamp: timestamp, key, ...changes }));
      const response = await fetch(shop.origin + orderPath, { method: "POST", body });
      const { text } = await readPage(response);
      return /Zamówienie (L-\d+)/.exec(text)?.[1];
    },
    db,
    exported: () => store.jobs.health("order-export"),
    rows: () =>
      db
        .selectFrom("jobs")
        .innerJoin("orders", "orders.id", "reference")
        .select(["orders.id", "attempts", "exported_at", "external_id"])
        .where("kind", "=", "order-export")
        .orderBy("run_at")
        .execute(),
    /** Skips the pause after a failed call or a dead process. */
    skipPauses: () =>
      db
        .updateTable("jobs")
        .set({ run_at: 0, leased_until: 0 })
        .where("kind", "=", "order-export")
        .execute(),
  };
}

it("an order is exported to BaseLinker once and completely, and what the owner does there reaches the customer", async () => {
  const { account, baselinker, toy: product, order, exported, rows, db, shop } = await openWorld();
  const inpost = deliveryOptions.find(({ id }) => id === "inpost")!;
  const atTheDoor = paymentOptions.find(({ id }) => id === "pobranie")!;
  const number = await order({
    delivery: inpost.id,
    payment: atTheDoor.id,
    locker: "ZAW01A",
    message: "Proszę dzwonić wieczorem.",
    invoice: "on",
    nip: "PL 525-224-84-81",
    company: "Gmina Zawiercie",
    invoiceAddress: "ul. Leśna 2, 42-400 Zawiercie",
    recipient: "Przedszkole nr 3",
    shownTotal: String(2 * 5000 + inpost.price + atTheDoor.fee),
  });
  await expect.poll(exported, soon).toMatchObject({ waiting: 0, failed: 0 });
  const [row] = await rows();
  expect(number).toBe("L-1001");
  expect(account.orders).toEqual([
    expect.objectContaining({
      order_id: Number(row?.external_id),
      order_status_id: 1,
      extra_field_1: `L-1001 ${row?.id}`,
      user_comments: "Odbiorca na fakturze: Przedszkole nr 3\n\nProszę dzwonić wieczorem.",
      want_invoice: 1,
      invoice_company: "Gmina Zawiercie",
      invoice_nip: "5252248481",
      invoice_address: "ul. Leśna 2",
      email: person.email,
      delivery_fullname: person.name,
      delivery_address: "ul. Miła 3/4",
      delivery_postcode: "42-400",
      delivery_city: "Zawiercie",
      delivery_point_id: "ZAW01A",
      delivery_price: (inpost.price + atTheDoor.fee) / 100,
      payment_method_cod: 1,
      products: [
        expect.objectContaining({
          product_id: "1001",
          quantity: 2,
          price_brutto: 50,
          ean: product.ean,
        }),
      ],
    }),
  ]);
  expect(product.stock.bl_206).toBe(48);
  expect(baselinker.calls("addOrder")).toHaveLength(1);

  const { order_id: id } = account.orders[0]!;
  baselinker.panel.addPackage(id, { courier_package_nr: "520000012345" });
  baselinker.panel.setStatus(id, 2);
  // The next look at all orders is minutes away.
  await db
    .updateTable("counters")
    .set({ value: 0 })
    .where("name", "=", "baselinker-swept")
    .execute();
  await db.updateTable("jobs").set({ run_at: 0 }).where("kind", "=", "order-changes").execute();
  const kinds = async () =>
    (await db.selectFrom("emails").select("kind").execute()).map((row) => row.kind);
  await expect
    .poll(kinds, soon)
    .toEqual(expect.arrayContaining(["order-confirmed", "order-dispatched"]));
  const page = await readPage(await fetch(`${shop.origin}/zamowienie/${row!.id}`));
  expect(page.text).toContain("520000012345");
});

it("a failing BaseLinker hinders no visitor and gets each order once", async () => {
  const { account, baselinker, shop, order, exported, rows, skipPauses } = await openWorld();
  const faults = ["drop", "html502", "lost"] as const;
  const due: BaselinkerFault[] = [...faults];
  baselinker.faultFor = (method) => (method === "addOrder" ? due.shift() : undefined);
  for (const [index, fault] of faults.entries()) {
    expect(await order({ key: `the-attempt-before-${fault}` })).toBe(`L-${1001 + index}`);
  }
  const attempts = async () => (await rows()).map((row) => row.attempts);
  await expect.poll(attempts, soon).toEqual([1, 1, 1]);
  await skipPauses();
  await expect.poll(exported, soon).toMatchObject({ waiting: 0, failed: 0 });
  const references = account.orders.map(
    ({ extra_field_1: reference }) => (reference as string).split(" ")[0],
  );
  expect(references).toHaveLength(3);
  expect(new Set(references)).toEqual(new Set(["L-1001", "L-1002", "L-1003"]));
  expect(shop.log()).not.toContain(person.email);
});

it("an order whose shop dies before BaseLinker's reply is not exported again", async () => {
  const { account, baselinker, shop, open, order, exported, rows, skipPauses } = await openWorld();
  baselinker.failWith("mute", "addOrder");
  expect(await order()).toBe("L-1001");
  await expect.poll(() => account.orders.length, soon).toBe(1);
  await shop.kill();
  expect(await rows()).toEqual([expect.objectContaining({ exported_at: null })]);
  baselinker.failWith(undefined);
  await skipPauses();
  await open();
  await expect.poll(exported, soon).toMatchObject({ waiting: 0, failed: 0 });
  expect(account.orders).toHaveLength(1);
  expect(await rows()).toEqual([
    expect.objectContaining({ external_id: String(account.orders[0]!.order_id) }),
  ]);
});
