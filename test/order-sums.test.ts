import { expect, it, onTestFinished, vi } from "vitest";
import { calculateCartTotals } from "../app/cart/cart-totals.tsx";
import { addOrderParams } from "../server/baselinker/order-export/add-order-params.ts";
import { toPayuAttempt } from "../server/payments/attempts/payu-attempt.ts";
import { toOrderRequest } from "../server/payu/order-request.ts";
import { deliveryOptions } from "../shop.config.ts";
import { calculateProductsTotal } from "../shop/cart/cart.ts";
import type { EmailContent } from "../shop/email/email-content.ts";
import { createShopOrderEmail } from "../shop/email/order/new-order-email.ts";
import { createOrderConfirmation } from "../shop/email/order/order-confirmation-email.ts";
import { findLineDifference } from "../shop/order/baselinker/differences.ts";
import type { KnownCode } from "../shop/order/discount/apply-code.ts";
import type { DiscountValue } from "../shop/order/discount/discount-code.ts";
import type { Order } from "../shop/order/order.ts";
import { priceOrder } from "../shop/order/placing/price-order.ts";
import { createOrderStatusView } from "../shop/order/status/order-status-view.ts";
import { calculatePrice } from "../shop/payment/refund/amounts-due.ts";
import { proposePartialWithdrawal } from "../shop/payment/refund/withdrawal-amount.ts";
import { sumTurnover } from "../shop/payment/turnover.ts";
import { formatPrice, formatPricePln, fromDecimal } from "../shop/price.ts";
import { minuteMs } from "../shop/time/durations.ts";
import { setPaymentParams } from "../server/baselinker/payment-export/set-payment-params.ts";
import { openFakeBaselinker } from "./fakes/baselinker/baselinker.ts";
import { addOrder, setOrderPayment } from "./fakes/baselinker/orders.ts";
import { checkOrder, sumProducts } from "./fakes/payu/check-order.ts";
import { parseCsv } from "./app/parse-csv.ts";
import { openTestPayments } from "./payments.ts";
import { runInProcess } from "./programs/run-command.ts";
import { recordStart } from "./temporary-store.ts";
import { sampleCatalogue, sampleGift, sampleProduct, shopWithPayu } from "./fixtures.ts";

/** The courier is free from a sum that only the larger order reaches, before its discount. */
vi.mock(import("../shop.config.ts"), async (original) => {
  const config = await original();
  const [courier, ...others] = config.deliveryOptions;
  return { ...config, deliveryOptions: [{ ...courier!, freeFrom: 140_00 }, ...others] };
});

/** One is reduced: what it costs is its price, whatever it cost before. */
const reduction = { lowestPrice: 5999, percent: 16 };
const products = [
  sampleProduct({ id: "1001", price: 4999, regularPrice: 6999, reduction }),
  sampleProduct({ id: "1002", price: 1333, name: "Bączek" }),
];
const catalogue = sampleCatalogue(...products);
const now = Date.UTC(2026, 10, 24);
const source = { inventory: "307", priceGroup: "105", warehouses: ["bl_206"] };

const codes: Record<string, DiscountValue | undefined> = {
  none: undefined,
  percent: { percent: 15 },
  amount: { amount: 20_01 },
};
const wrappings = { none: undefined, free: { price: 0 }, paid: { price: 900 } };

type Combination = [
  code: keyof typeof codes,
  wrapping: keyof typeof wrappings,
  delivery: "free" | "paid",
  payment: "przelew" | "payu" | "pobranie",
  total: number,
];

const combinations: Combination[] = [
  ["none", "none", "paid", "przelew", 13_997 + 1500],
  ["none", "free", "free", "payu", 18_996],
  ["none", "paid", "paid", "pobranie", 13_997 + 900 + 1500 + 1000],
  ["none", "paid", "free", "przelew", 18_996 + 900],
  ["percent", "none", "free", "pobranie", 18_996 - 2849 + 1000],
  ["percent", "free", "paid", "przelew", 13_997 - 2100 + 1500],
  ["percent", "paid", "free", "payu", 18_996 - 2849 + 900],
  ["percent", "paid", "paid", "pobranie", 13_997 - 2100 + 900 + 1500 + 1000],
  ["amount", "none", "paid", "payu", 13_997 - 2001 + 1500],
  ["amount", "free", "free", "pobranie", 18_996 - 2001 + 1000],
  ["amount", "paid", "free", "przelew", 18_996 - 2001 + 900],
  ["amount", "paid", "paid", "payu", 13_997 - 2001 + 900 + 1500],
];

it("an order adds up wherever it is shown, and so does what goes back, in 12 combinations", async () => {
  const world = await openShop();
  await world.run("codes", "add", "LATO", "--percent", "15");
  const baselinker = await openFakeBaselinker();
  onTestFinished(baselinker.close);
  const expected = new Map<string, { total: number; refunded: number }>();
  for (const combination of combinations) {
    const order = await placeOrder(combination, world);
    const { total } = order;
    expect([combination, total]).toEqual([combination, combination[4]]);
    const seen = { ...sumShown(order), ...sumAtDoubles(order, baselinker.account) };
    expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((place) => [place, total])));
    const refunded = await refundOne(order, world, baselinker.account);
    expected.set(order.number, { total, refunded });
  }
  const orders = await readCsv(world, "orders", "export");
  const parts = ["Produkty", "Pakowanie prezentu", "Cena dostawy", "Opłata za płatność"];
  for (const row of orders)
    expect(parts.reduce((sum, title) => sum + cell(row, title), 0) - cell(row, "Rabat")).toBe(
      cell(row, "Razem"),
    );
  const totals = orders.map((row) => [row["Numer"], cell(row, "Razem")]);
  expect(new Map(totals as [string, number][])).toEqual(
    new Map([...expected].map(([number, { total }]) => [number, total])),
  );
  const accounts = await readCsv(world, "payments", "--csv", "order");
  expect(accounts).toHaveLength(12);
  for (const row of accounts) {
    const { total, refunded } = expected.get(row["Zamówienie"]!)!;
    const cells = ["Wartość zamówienia", "Wpłynęło", "Zwrócono", "Saldo"];
    expect(cells.map((title) => cell(row, title))).toEqual([
      total,
      total,
      refunded,
      total - refunded,
    ]);
  }
});

type World = Awaited<ReturnType<typeof openShop>>;

/** The shop with PayU's double, and the owner's commands on its database. */
async function openShop() {
  const payments = await openTestPayments(Date.now());
  await recordStart(payments.store);
  const environment = { ...payments.database, ORIGIN: "https://sklep.example" };
  return { ...payments, run: (...args: string[]) => runInProcess(args, environment) };
}

type CsvRow = Record<string, string>;

async function readCsv({ run }: World, ...args: string[]): Promise<CsvRow[]> {
  const [titles = [], ...rows] = parseCsv((await run(...args)).out.replace(/^\uFEFF/, ""));
  return rows.map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index]!])));
}

function cell(row: CsvRow, title: string): number {
  return toGrosze(row[title] || "0");
}

/** Prices an order as the shop does and the cart does, and reads it back from the database. */
async function placeOrder(
  [codeName, wrapping, delivery, payment]: Combination,
  { acceptOrder, store }: World,
): Promise<Order> {
  const value = codes[codeName];
  const code: KnownCode | undefined = value && {
    code: "LATO",
    value,
    personal: false,
    minTotal: 0,
    oncePerCustomer: false,
    notReduced: false,
    uses: 0,
    createdAt: now,
    usedByCustomer: false,
  };
  const lines = [
    { id: "1001", quantity: delivery === "free" ? 3 : 2 },
    { id: "1002", quantity: 3 },
  ];
  const giftWrapping = wrappings[wrapping];
  const { dedication, recipient } = sampleGift;
  const gift = giftWrapping && { dedication, recipient };
  const request = { lines, delivery: "kurier", payment, ...(gift && { gift }) };
  const shop = { ...shopWithPayu, giftWrapping };
  const priced = priceOrder(request, catalogue, shop, code && { code, now });
  if (!("total" in priced) || "rejectedCode" in priced) throw new Error("not priced");
  const inCart = lines.map(({ id, quantity }) => ({ product: catalogue.product(id)!, quantity }));
  const cart = { lines: inCart, delivery: "kurier", payment, discount: priced.discount };
  expect(calculateProductsTotal(cart)).toBe(priced.productsTotal);
  expect(calculateCartTotals(cart, giftWrapping?.price).total).toBe(priced.total);
  const { id } = await acceptOrder({ ...priced });
  const stored = (await store.orders.find(id))!;
  expect(stored.lines.map((line) => line.lowestPrice)).toEqual([reduction.lowestPrice, undefined]);
  return stored;
}

/** The sums of the rows that customer and owner see. */
function sumShown(order: Order): Record<string, number> {
  const status = { record: { order, timeline: {}, facts: [] }, now, answered: true };
  const page = createOrderStatusView(status, shopWithPayu);
  const sumRows = (rows: readonly { value: string }[]) =>
    rows.reduce((sum, { value }) => sum + toGrosze(value), 0);
  const totalsOf = ({ sections }: EmailContent) => {
    const parts = sections.flatMap((section) => section.parts);
    const [totals] = parts.filter((part) => part.kind === "sums");
    return { rows: sumRows(totals!.sums), total: toGrosze(totals!.total.value) };
  };
  const owner = totalsOf(createShopOrderEmail(order, shopWithPayu));
  const customer = totalsOf(createOrderConfirmation(order, shopWithPayu, "https://sklep.example"));
  return {
    page: sumRows(page.subtotals),
    pageTotal: toGrosze(page.total),
    owner: owner.rows,
    ownerTotal: owner.total,
    customer: customer.rows,
    customerTotal: customer.total,
  };
}

type Account = Awaited<ReturnType<typeof openFakeBaselinker>>["account"];
type FakeLine = { product_id: string; name: string; price_brutto: number; quantity: number };

/** What PayU and BaseLinker make of it. */
function sumAtDoubles(order: Order, account: Account): Record<string, number> {
  const attempt = { order, reference: `${order.number}-1`, amount: order.total };
  const body = toOrderRequest(toPayuAttempt(attempt, null, "https://sklep.example"), "1");
  const accepted = checkOrder(JSON.parse(JSON.stringify(body)), "1");
  const deps = { settings: { statusId: 1 }, vatPayer: true, source, products: new Map() };
  const params = addOrderParams(order, deps) as Record<string, unknown>;
  addOrder(params, { account, now: () => now, mixedTypes: false });
  const lines = account.orders.at(-1)!.products as FakeLine[];
  const there = lines.map(({ product_id: productId, name, price_brutto, quantity }) => ({
    productId,
    name,
    quantity,
    price: fromDecimal(price_brutto),
  }));
  expect(findLineDifference(order, there)).toBeUndefined();
  const sum = there.reduce((all, { price, quantity }) => all + price * quantity, 0);
  return {
    payu: sumProducts(accepted),
    payuTotal: Number(accepted.totalAmount),
    baselinker: sum + fromDecimal(Number(params.delivery_price)),
  };
}

/** One piece goes back; all pieces together, one after the other, cost what was paid for them. */
async function refundOne(order: Order, world: World, account: Account): Promise<number> {
  const { number, id, total, lines, productsTotal, discount } = order;
  const { store } = world;
  const paid = productsTotal - (discount?.amount ?? 0);
  const pieces = lines.flatMap(({ quantity }, index) =>
    Array.from({ length: quantity }, (_, before) => {
      const earlier = lines.map((_line, at) => (at === index ? before : 0));
      return proposePartialWithdrawal(order, [{ index, quantity: 1 }], earlier);
    }),
  );
  expect(pieces.reduce((sum, amount) => sum + amount, 0)).toBe(paid);
  const refunded = pieces[lines[0]!.quantity]!;
  const isOnline = order.payment.settlement === "online";
  await (isOnline ? refundAtPayu(order, refunded, world) : refundByHand(order, world));
  const record = (await store.orders.findRecord("id", id))!;
  const balance = total - refunded;
  expect(sumTurnover(record.facts)).toEqual({ received: total, refunded, balance });
  expect(calculatePrice({ ...record, timeline: {} })).toBe(balance);
  const there = account.orders.at(-1)!;
  const sent = setPaymentParams(record, String(there.order_id));
  setOrderPayment(sent as Record<string, unknown>, { account, now: Date.now, mixedTypes: false });
  expect(fromDecimal(Number(there.payment_done))).toBe(balance);
  const view = createOrderStatusView({ record, now, answered: true }, shopWithPayu);
  expect([number, JSON.stringify(view)]).toEqual([
    number,
    expect.stringContaining(formatPrice(refunded)),
  ]);
  const mails = world.db.selectFrom("emails").select("content").where("order_id", "=", id);
  const [mail, ...others] = await mails.where("kind", "=", "payment-refund").execute();
  expect(others).toEqual([]);
  expect(mail!.content).toContain(formatPricePln(refunded));
  return refunded;
}

async function refundByHand({ number }: Order, { run }: World): Promise<void> {
  for (const args of [["confirm"], ["paid"]]) await run("orders", ...args, number);
  const refund = ["--lines", "2x1", "--by-hand", "--yes"];
  expect((await run("orders", "refund", number, ...refund)).err).toBe("");
}

async function refundAtPayu(order: Order, amount: number, world: World): Promise<void> {
  const { fake, run, runDueJobs, advance } = world;
  await world.pay(order);
  fake.pay(`${order.number}-1`);
  await fake.deliverDue();
  expect((await run("orders", "refund", order.number, "--lines", "2x1", "--yes")).err).toBe("");
  await advance(minuteMs);
  await runDueJobs();
  const { paid, refunds } = fake.order(`${order.number}-1`);
  expect([paid, refunds.map((refund) => refund.amount)]).toEqual([order.total, [amount]]);
  fake.settleRefund(refunds[0]!.refundId, "FINALIZED");
  await fake.deliverDue();
}

/** `Gratis`, `−20,01 zł`, `1 234,50 PLN` → grosze */
function toGrosze(text: string): number {
  if (text === "Gratis") return 0;
  return Math.round(
    Number(
      text
        .replaceAll(/[^\d,.−-]/g, "")
        .replace("−", "-")
        .replace(",", "."),
    ) * 100,
  );
}

it("the courier of this test is free from a sum", () => {
  expect(deliveryOptions[0]).toMatchObject({ id: "kurier", freeFrom: 140_00 });
});
