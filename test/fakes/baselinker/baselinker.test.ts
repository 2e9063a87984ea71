import { expect, it, onTestFinished } from "vitest";
import { openFakeBaselinker } from "./baselinker.ts";
import { fakeProduct } from "./account.ts";

const day = 24 * 3600 * 1000;

/** The account with one order of two lines, and calls as the shop makes them. */
async function openAccount() {
  const clock = { now: Date.UTC(2026, 10, 20, 9) };
  const fake = await openFakeBaselinker({ now: () => clock.now });
  onTestFinished(fake.close);
  const { account } = fake;
  for (const id of [1001, 1002])
    account.products.set(id, fakeProduct(id, { stock: { bl_206: 9 } }));
  const call = async (method: string, parameters: object = {}) => {
    const response = await fetch(fake.url, {
      method: "POST",
      headers: { "X-BLToken": fake.token },
      body: new URLSearchParams({ method, parameters: JSON.stringify(parameters) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const line = { storage: "db", storage_id: 307, price_brutto: 10, tax_rate: 23, quantity: 2 };
  const lines = [1001, 1002].map((id) => ({
    ...line,
    product_id: String(id),
    warehouse_id: 206,
    name: `Miś ${id}`,
    sku: "",
    ean: "",
  }));
  account.orderJournal = [];
  const texts = ["currency", "payment_method", "user_comments", "admin_comments", "email", "phone"];
  const names = ["fullname", "address", "postcode", "city", "country_code"];
  const fields = [...texts, "delivery_method", "extra_field_1", "delivery_point_id"];
  const addresses = names.flatMap((name) => [`delivery_${name}`, `invoice_${name}`]);
  const blank = Object.fromEntries([...fields, ...addresses].map((field) => [field, ""]));
  const parameters = { ...blank, delivery_point_name: "", order_status_id: 1, products: lines };
  const { order_id: id } = await call("addOrder", parameters);
  return { fake, clock, account, call, id: id as number, stock: () => stockOf(account.products) };
}

function stockOf(products: Map<number, { stock: Record<string, number> }>) {
  return [...products.values()].map(({ stock }) => stock.bl_206);
}

it("gives a cancelled order's stock back once, and takes it again", async () => {
  const { call, id, stock, fake } = await openAccount();
  expect(stock()).toEqual([7, 7]);
  const cancelled = { order_id: id, status_id: 6 };
  await call("setOrderStatus", cancelled);
  await call("setOrderStatus", cancelled);
  expect(stock()).toEqual([9, 9]);
  fake.panel.setStatus(id, 3);
  expect(stock()).toEqual([7, 7]);
});

it("keeps a journal for three days, in which calls and the owner's hand look alike", async () => {
  const { call, id, clock, fake } = await openAccount();
  await call("setOrderPayment", { order_id: id, payment_done: 40, payment_date: 1 });
  clock.now += 2 * day;
  fake.panel.setStatus(id, 3);
  fake.panel.addPackage(id, { courier_package_nr: "PACZKA1" });
  fake.panel.issueInvoice(id, "FV/1/2026");
  const logs = async (last_log_id = 0) =>
    ((await call("getJournalList", { last_log_id })).logs as { log_type: number }[]).map(
      ({ log_type }) => log_type,
    );
  expect(await logs()).toEqual([1, 3, 18, 9, 7]);
  expect(await logs(3)).toEqual([9, 7]);
  clock.now += 1.5 * day;
  expect(await logs()).toEqual([18, 9, 7]);
  fake.account.deliverLogs = (all) => [...all, ...all].reverse();
  expect(await logs()).toEqual([7, 9, 18, 7, 9, 18]);
  fake.account.orderJournal = undefined;
  expect(await logs()).toEqual([]);
  expect(await call("getInvoiceFile", { invoice_id: 1 })).toMatchObject({
    invoice_number: "FV/1/2026",
  });
});

it("lists parcels, those of the shop among them, which a repeated call doubles", async () => {
  const { call, id, fake, account } = await openAccount();
  const parcel = { order_id: id, courier_code: "dpd", package_number: "X123456", pickup_date: 1 };
  await call("createPackageManual", parcel);
  await call("createPackageManual", parcel);
  const { package_id: third } = fake.panel.addPackage(id, { courier_package_nr: "Y1" });
  fake.panel.trackPackage(third, 5);
  const { packages } = await call("getOrderPackages", { order_id: id });
  expect(packages).toMatchObject([
    { courier_package_nr: "X123456", courier_code: "dpd", tracking_status: 1 },
    { courier_package_nr: "X123456" },
    { courier_package_nr: "Y1", tracking_status: 5 },
  ]);
  fake.panel.deletePackage(third);
  expect(account.orders[0]).toMatchObject({ delivery_package_nr: "X123456" });
});

it("splits, merges and removes orders", async () => {
  const { fake, id, account, call } = await openAccount();
  const other = fake.panel.split(id);
  expect(account.orders.map((order) => (order.products as []).length)).toEqual([1, 1]);
  fake.panel.merge(id, other);
  expect(account.orders.map((order) => (order.products as []).length)).toEqual([2]);
  fake.panel.editLine(id, 0, { quantity: 5 });
  fake.panel.edit(id, { email: "nowy@example.com" });
  expect((await call("getOrders", { order_id: id })).orders).toMatchObject([
    { email: "nowy@example.com", products: [{ quantity: 5 }, { quantity: 2 }] },
  ]);
  fake.panel.remove(id);
  expect((await call("getOrders", { order_id: id })).orders).toEqual([]);
});
