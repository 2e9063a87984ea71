import { describe, expect, it, onTestFinished } from "vitest";
import { openTestStock } from "../../test/demo-catalogue.ts";
import { runCommand } from "../../test/run-command.ts";
import { sampleDeliveries, sampleOrder } from "../../test/fixtures.ts";
import { nextId, openTemporaryStore, storeOrder } from "../../test/temporary-store.ts";
import { parseLines } from "./parse-lines.ts";

const line = { productId: "1101", name: "Miś Bruno", sku: "MIS-1", unitPrice: 4999, quantity: 2 };
const lines = [line, { ...line, productId: "1102", name: "Puzzle", unitPrice: 2000, quantity: 3 }];

/** A shop with an order of two lines that was paid by transfer, and a command line. */
async function openPaid() {
  const { db, store, database } = await openTemporaryStore();
  const stock = await openTestStock({});
  onTestFinished(stock.close);
  const settings = { ...database, ...stock.settings };
  if (stock.settings.BASELINKER_TOKEN) await runCommand(["sync"], settings);
  const run = (...args: string[]) => runCommand(["orders", ...args], settings);
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
  return { db, store, run, order, kinds };
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
    expect(part.out.replaceAll("\u00a0", " ")).toBe(
      "Do zwrotu: 109,99 zł. Zwrócić można najwyżej: 174,98 zł.\n",
    );
    expect((await run("refund", "L-1001")).err).toContain("powtórz polecenie z --by-hand");
    const noted = await run("refund", "L-1001", "--lines", "1x1,2", "--by-hand");
    expect(noted).toMatchObject({ code: 0, err: "" });
    expect(noted.out).toContain("(L-1001-R1). Klient dostanie e-mail.");
    const tooMuch = await run("refund", "L-1001", "--amount", "6500", "--by-hand");
    expect(tooMuch.err.replaceAll("\u00a0", " ")).toContain("najwyżej 64,99 zł");
    const facts = await store.payments.facts(order.id);
    expect(facts.map(({ kind, amount, note }) => [kind, amount, note])).toEqual([
      ["transfer-received", 17_498, ""],
      ["refund-requested", 10_999, "1x1,2x3"],
      ["refund-completed", 10_999, ""],
    ]);
    expect((await kinds()).sort()).toEqual(["order-paid", "payment-refund"]);
  });

  it.each([
    ["Podaj tylko jedno", ["--amount", "100", "--withdrawal"]],
    ["Podaj --amount w groszach", ["--amount", "15,00"]],
    ["Nie ma takiej pozycji", ["--lines", "3"]],
  ])("rejects arguments: %s", async (message, args) => {
    const { run } = await openPaid();
    const refused = await run("refund", "L-1001", ...args);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain(message);
  });
});

describe("lines of a withdrawal", () => {
  it("are counted from 1, all pieces unless told", () => {
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
    expect(late.out).toContain("Aby je przywrócić: orders reopen L-1001\n");
    expect(await run("reopen", "L-1001")).toMatchObject({
      code: 0,
      out: "Zamówienie L-1001 przywrócone, jest opłacone. Klient dostanie e-mail.\n",
    });
    const { timeline } = (await store.orders.findRecord("id", order.id))!;
    expect(timeline).toEqual({ paidAt: expect.any(Number) });
    const released = await db.selectFrom("order_lines").select("stock_released_at").execute();
    expect(released).toEqual([{ stock_released_at: null }, { stock_released_at: null }]);
    expect((await kinds()).sort()).toEqual(["order-cancelled", "order-reopened"]);
  });

  it("refuses to sell twice what another order has, unless told", async () => {
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
