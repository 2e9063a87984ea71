import { PassThrough } from "node:stream";
import { describe, expect, it, onTestFinished } from "vitest";
import { openTestStock } from "../../../test/demo-catalogue.ts";
import { runInProcess, runOnTerminal } from "../../../test/programs/run-command.ts";
import { sampleDeliveries, sampleOrder } from "../../../test/fixtures.ts";
import {
  nextId,
  openTemporaryStore,
  recordStart,
  storeOrder,
} from "../../../test/temporary-store.ts";
import { summarisePayments } from "../../../shop/payment/payment-summary.ts";
import { confirm } from "../../output/confirm.ts";
import { parseAmount } from "./parse-amount.ts";
import { parseLines } from "./parse-lines.ts";

const line = { productId: "1101", name: "Miś Bruno", sku: "MIS-1", unitPrice: 4999, quantity: 2 };
const lines = [line, { ...line, productId: "1102", name: "Puzzle", unitPrice: 2000, quantity: 3 }];

/** A shop with an order of two lines that was paid by transfer, and a command line. */
async function openPaid() {
  const { db, store, database } = await openTemporaryStore();
  const stock = await openTestStock({});
  await recordStart(store, { managesStock: stock.settings.BASELINKER_TOKEN === undefined });
  onTestFinished(stock.close);
  const settings = { ...database, ...stock.settings };
  if (stock.settings.BASELINKER_TOKEN) await runInProcess(["sync"], settings);
  const run = (...args: string[]) => runInProcess(["orders", ...args], settings);
  const { number: _, ...draft } = sampleOrder({
    id: nextId(),
    lines,
    delivery: sampleDeliveries.courier,
    productsTotal: 15_998,
    total: 17_498,
  });
  const order = await storeOrder(store, draft);
  const kinds = async () =>
    (await db.selectFrom("emails").select("kind").orderBy("id").execute()).map(({ kind }) => kind);
  return { db, store, run, order, kinds, settings };
}

describe("orders refund", () => {
  it("proposes the amount of a withdrawal, and notes what was paid back by hand", async () => {
    const { run, store, order, kinds } = await openPaid();
    const nothing = await run("refund", "L-1001");
    expect(nothing).toMatchObject({ code: 1, out: "" });
    expect(nothing.err).toContain("nie ma czego zwracać");
    await run("paid", "L-1001");
    const proposal = await run("refund", "1001", "--withdrawal", "--dry-run", "--json");
    expect(JSON.parse(proposal.out)).toEqual({ amount: 15_998 + 1200, left: 17_498 });
    const part = await run("refund", "L-1001", "--lines", "1x1,2", "--dry-run");
    expect(part.out).toBe("Do zwrotu: 109,99 zł. Zwrócić można najwyżej: 174,98 zł.\n");
    expect((await run("refund", "L-1001")).err).toContain("powtórz polecenie z --by-hand");
    const noted = await run("refund", "L-1001", "--lines", "1x1,2", "--by-hand");
    expect(noted).toMatchObject({ code: 0, err: "" });
    expect(noted.out).toContain("(L-1001-R1). Klient dostanie e-mail.");
    const tooMuch = await run("refund", "L-1001", "--amount", "65,00 zł", "--by-hand");
    expect(tooMuch.err).toContain("najwyżej 64,99 zł");
    const facts = (await store.orders.findRecord("id", order.id))!.facts;
    expect(facts.map(({ kind, amount, note }) => [kind, amount, note])).toEqual([
      ["transfer-received", 17_498, ""],
      ["refund-requested", 10_999, "1x1,2x3"],
      ["refund-completed", 10_999, ""],
    ]);
    expect((await kinds()).sort()).toEqual(["order-paid", "payment-refund"]);
  });

  it.each([
    ["Podaj tylko jedno", ["--amount", "1,00", "--withdrawal"]],
    ["„15” może znaczyć 15,00 zł albo 0,15 zł.", ["--amount", "15"]],
    ["Podaj kwotę tak", ["--amount", "15.5"]],
    ["Nie ma takiej pozycji", ["--lines", "3"]],
  ])("rejects arguments: %s", async (message, args) => {
    const { run } = await openPaid();
    const refused = await run("refund", "L-1001", ...args);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain(message);
  });
});

it("refunds no products twice, unless forced", async () => {
  const { run, store, order } = await openPaid();
  await run("paid", "L-1001");
  const refundOne = ["refund", "L-1001", "--lines", "1x1", "--by-hand"];
  expect((await run(...refundOne)).code).toBe(0);
  expect((await run(...refundOne)).code).toBe(0);
  const third = await run(...refundOne);
  expect(third).toMatchObject({ code: 1, out: "" });
  expect(third.err).toContain("poz. 1, Miś Bruno: zamówiono 2 szt., zwrócono 2");
  expect((await run(...refundOne, "--dry-run")).err).toContain("dopisz --force");
  expect((await run("show", "L-1001")).out).toContain("  1. 2 × Miś Bruno");
  expect((await store.orders.findRecord("id", order.id))!.facts).toHaveLength(5);
  expect((await run(...refundOne, "--force")).code).toBe(0);
});

describe("an amount", () => {
  it.each([
    ["15,00", 1500],
    ["15,00 zł", 1500],
    ["15 zł", 1500],
    ["1500gr", 1500],
    ["12\u00a0345,67\u00a0zł", 1_234_567],
  ])("is %j", (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(["15", "0,00", "15,0", "15.00", "-1,00", "zł", "", "15,00gr", "1e3gr"])(
    "is not %j",
    (text) => {
      expect(() => parseAmount(text)).toThrow(/15,00/);
    },
  );
});

describe("a question before money goes out", () => {
  const ask = async (answer: string | undefined, isTTY = true) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    Object.assign(input, { isTTY });
    Object.assign(output, { isTTY });
    if (answer === undefined) input.end();
    else input.write(answer);
    return confirm("Zwrócić 15,00 zł?", { input, output });
  };

  it("is asked on a terminal alone, and anything but yes is no", async () => {
    expect(await ask("t\n")).toBe(true);
    expect(await ask("Tak\n")).toBe(true);
    for (const answer of ["n\n", "\n", "to nie ja\n", undefined])
      expect(await ask(answer)).toBe(false);
    expect(await ask(undefined, false)).toBe(true);
  });

  it("names the sum and the person, and --yes skips it", async () => {
    const { run, store, order, settings } = await openPaid();
    await run("paid", "L-1001");
    const refund = ["orders", "refund", "L-1001", "--amount", "15,00", "--by-hand"];
    const refunds = async () =>
      summarisePayments((await store.orders.findRecord("id", order.id))!.facts).refunded;
    const refused = await runOnTerminal(refund, settings, "n\n");
    const { name, email } = order.customer;
    expect(refused.err).toContain(`zwrot 15,00 zł za zamówienie L-1001? Dla: ${name}, ${email}`);
    expect([refused.code, await refunds()]).toEqual([1, 0]);
    const unasked = await runOnTerminal([...refund, "--yes"], settings, "");
    expect(unasked).toEqual({ code: 0, err: "" });
    expect(await refunds()).toBe(1500);
  });
});

describe("orders unpaid", () => {
  it("takes a mistyped mark back with a mail, and never money that was returned", async () => {
    const { run, store, order, kinds } = await openPaid();
    expect((await run("unpaid", "L-1001")).err).toContain("nikt nie odnotował przelewu");
    await run("confirm", "L-1001");
    await run("paid", "L-1001");
    const undone = await run("unpaid", "L-1001");
    expect(undone).toMatchObject({ code: 0, err: "" });
    expect(undone.out).toContain("Znów czeka na zapłatę, klient dostanie e-mail.");
    const { timeline } = (await store.orders.findRecord("id", order.id))!;
    expect(timeline.paidAt).toBeUndefined();
    expect((await store.jobs.find("payment-deadline", order.id))!.run_at).toBeGreaterThan(
      timeline.reopenedAt!,
    );
    expect((await store.orders.findRecord("id", order.id))!.facts.map(({ kind }) => kind)).toEqual([
      "transfer-received",
      "transfer-voided",
    ]);
    expect((await run("refund", "L-1001")).err).toContain("nie ma czego zwracać");
    expect((await run("unpaid", "L-1001")).code).toBe(1);
    await run("paid", "L-1001");
    await run("refund", "L-1001", "--amount", "10,00", "--by-hand");
    expect((await run("unpaid", "L-1001")).err).toContain("coś już zwrócono");
    expect((await kinds()).sort()).toEqual([
      "order-confirmed",
      "order-paid",
      "order-paid",
      "order-unpaid",
      "payment-refund",
    ]);
  });
});

describe("lines of a withdrawal", () => {
  it("are counted from 1, all pieces by default", () => {
    expect(parseLines("1x1, 2", { lines })).toEqual([
      { index: 0, quantity: 1 },
      { index: 1, quantity: 3 },
    ]);
  });

  it.each(["0", "3", "1x0", "1x3", "1,1", "", "1x", "a", "1;2", "-1"])("reject %j", (text) => {
    expect(() => parseLines(text, { lines })).toThrow(/[Pp]ozyc/);
  });
});

describe("orders reopen", () => {
  it("takes a cancelled order back with its stock, paid by money that came late", async () => {
    const { run, store, order, kinds, db } = await openPaid();
    expect((await run("reopen", "L-1001")).out).toContain("nie jest anulowane");
    await run("cancel", "L-1001", "--reason", "Pomyłka");
    expect((await run("paid", "L-1001")).err).toContain("orders paid L-1001 --force");
    const late = await run("paid", "L-1001", "--force");
    expect(late.out).toContain("Aby je przywrócić: npm run shop -- orders reopen L-1001\n");
    expect(await run("reopen", "L-1001")).toMatchObject({
      code: 0,
      out: "Zamówienie L-1001 przywrócone, jest opłacone. Klient dostanie e-mail.\n",
    });
    const { timeline } = (await store.orders.findRecord("id", order.id))!;
    expect(timeline).toEqual({ paidAt: expect.any(Number), reopenedAt: expect.any(Number) });
    const released = await db.selectFrom("order_lines").select("stock_released_at").execute();
    expect(released).toEqual([{ stock_released_at: null }, { stock_released_at: null }]);
    expect((await kinds()).sort()).toEqual(["order-cancelled", "order-reopened"]);
  });

  it("asks for the money again that went back, and starts the time to pay anew", async () => {
    const { run, store, order, kinds } = await openPaid();
    await run("confirm", "L-1001");
    await run("paid", "L-1001");
    const cancelled = await run("cancel", "L-1001", "--reason", "Pomyłka");
    expect(cancelled.out).toContain(
      "Do zwrotu klientowi: 174,98 zł, najpóźniej w ciągu 14 dni.\n  174,98 zł przyszło przelewem lub gotówką: oddaj tak samo, a potem odnotuj: npm run shop -- orders refund L-1001 --by-hand\n",
    );
    expect((await run("list")).out).toContain("anulowane, opłacone, do zwrotu");
    await run("refund", "L-1001", "--by-hand");
    expect((await run("list")).out).toContain("anulowane, zwrócone");
    expect((await run("show", "L-1001")).out).toContain("Zamówienie L-1001: anulowane, zwrócone");
    const again = await run("cancel", "L-1001", "--reason", "Pomyłka");
    expect(again.out).not.toContain("Do zwrotu");
    const dates = async () => {
      const kinds = ["payment-reminder", "payment-deadline"] as const;
      const jobs = await Promise.all(kinds.map((kind) => store.jobs.find(kind, order.id)));
      return jobs.map((job) => job!.run_at);
    };
    const before = await dates();
    expect((await run("reopen", "L-1001")).out).toContain("L-1001 przywrócone. Klient");
    const { timeline } = (await store.orders.findRecord("id", order.id))!;
    expect(timeline.paidAt).toBeUndefined();
    const after = await dates();
    expect(after[0]).toBeGreaterThan(before[0]!);
    const pauses = (from: number | undefined, times: number[]) => times.map((at) => at - from!);
    expect(pauses(timeline.reopenedAt, after)).toEqual(pauses(timeline.confirmedAt, before));
    const dispatch = ["dispatch", "L-1001", "--carrier", "dpd", "--tracking", "1234567"];
    expect((await run(...dispatch)).err).toContain("Zamówienie nie jest opłacone.");
    await run("paid", "L-1001");
    expect((await run("show", "L-1001")).out).toContain("saldo 174,98 zł");
    expect((await run(...dispatch)).code).toBe(0);
    expect((await kinds()).filter((kind) => kind === "order-paid")).toHaveLength(2);
  });

  it("refuses to sell twice what another order has, unless forced", async () => {
    const { run, store } = await openPaid();
    await run("cancel", "L-1001", "--reason", "Pomyłka");
    const { number: _, ...draft } = sampleOrder({ id: nextId(), key: nextId() });
    await storeOrder(store, { ...draft, lines: [{ ...line, quantity: 10_000 }] });
    const refused = await run("reopen", "L-1001");
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toContain("Brakuje na półce: Miś Bruno (zostało: 0).");
    expect((await run("reopen", "L-1001", "--force")).code).toBe(0);
  });
});
