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
import { fromDecimal } from "../shop/price.ts";
import { openCommandLine } from "./command-line.ts";
import { openFakeBaselinker } from "./fakes/baselinker/baselinker.ts";
import { addOrder } from "./fakes/baselinker/orders.ts";
import { checkOrder, sumProducts } from "./fakes/payu/check-order.ts";
import { parseCsv } from "./app/parse-csv.ts";
import { sampleCatalogue, sampleGift, sampleProduct, shopWithPayu } from "./fixtures.ts";

/** The courier is free from a sum that only the larger order reaches, before its discount. */
vi.mock(import("../shop.config.ts"), async (original) => {
  const config = await original();
  const [courier, ...others] = config.deliveryOptions;
  return { ...config, deliveryOptions: [{ ...courier!, freeFrom: 140_00 }, ...others] };
});

const products = [
  sampleProduct({ id: "1001", price: 4999 }),
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
  const commandLine = await openCommandLine();
  await commandLine.run("codes", "add", "LATO", "--percent", "15");
  const baselinker = await openFakeBaselinker();
  onTestFinished(baselinker.close);
  for (const combination of combinations) {
    const order = await placeOrder(combination, commandLine);
    const { total } = order;
    expect([combination, total]).toEqual([combination, combination[4]]);
    const seen = { ...sumShown(order), ...sumAtDoubles(order, baselinker.account) };
    expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((place) => [place, total])));
    await refundOne(order, commandLine);
  }
  const [titles = [], ...rows] = parseCsv((await commandLine.run("orders", "export")).out.slice(1));
  expect(rows).toHaveLength(12);
  const cell = (row: string[], title: string) => toGrosze(row[titles.indexOf(title)] || "0");
  const parts = ["Produkty", "Pakowanie prezentu", "Cena dostawy", "Opłata za płatność"];
  for (const row of rows)
    expect(parts.reduce((sum, title) => sum + cell(row, title), 0) - cell(row, "Rabat")).toBe(
      cell(row, "Razem"),
    );
});

type CommandLine = Awaited<ReturnType<typeof openCommandLine>>;

/** Prices an order as the shop does and the cart does, and reads it back from the database. */
async function placeOrder(
  [codeName, wrapping, delivery, payment]: Combination,
  { place, store }: CommandLine,
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
  const { id } = await place({ ...priced });
  return (await store.orders.find(id))!;
}

/** The sums of the rows that customer and owner see. */
function sumShown(order: Order): Record<string, number> {
  const status = { record: { order, timeline: {} }, facts: [], now, answered: true };
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
async function refundOne(order: Order, { run, store }: CommandLine): Promise<void> {
  const { number, id, total, lines, productsTotal, discount } = order;
  const paid = productsTotal - (discount?.amount ?? 0);
  const pieces = lines.flatMap(({ quantity }, index) =>
    Array.from({ length: quantity }, (_, before) => {
      const earlier = lines.map((_line, at) => (at === index ? before : 0));
      return proposePartialWithdrawal(order, [{ index, quantity: 1 }], earlier);
    }),
  );
  expect(pieces.reduce((sum, amount) => sum + amount, 0)).toBe(paid);
  for (const args of [["confirm"], ["paid"]]) await run("orders", ...args, number);
  const refund = ["--lines", "2x1", "--by-hand", "--yes"];
  expect((await run("orders", "refund", number, ...refund)).err).toBe("");
  const facts = await store.payments.facts(id);
  const expected = pieces[lines[0]!.quantity]!;
  expect(sumTurnover(facts)).toEqual({
    received: total,
    refunded: expected,
    balance: total - expected,
  });
  expect(calculatePrice({ total }, facts)).toBe(total - expected);
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
