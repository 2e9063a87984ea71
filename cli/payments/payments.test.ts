import { expect, it } from "vitest";
import { sampleOrder } from "../../test/fixtures.ts";
import { runInProcess } from "../../test/programs/run-command.ts";
import { nextId, openTemporaryStore, recordStart, storeOrder } from "../../test/temporary-store.ts";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import { putOrder } from "../../test/change-order.ts";

const day = (date: number, hour = 12) => Date.UTC(2026, 10, date, hour);

/** Two orders: one paid at PayU and refunded in part, one by transfer that was cancelled. */
async function openAccounts() {
  const { store, database } = await openTemporaryStore();
  await recordStart(store);
  const place = () => {
    const { number: _, ...draft } = sampleOrder({ id: nextId(), key: nextId() });
    return storeOrder(store, draft);
  };
  const [first, second] = [await place(), await place()];
  const add = (order: typeof first, timeline: object, facts: Partial<PaymentFact>[]) =>
    putOrder(
      store,
      order,
      {
        timeline,
        facts: facts.map((fact) => ({
          kind: "transfer-received",
          reference: order.number,
          at: 0,
          source: "payu",
          amount: 11_498,
          externalId: "",
          note: "",
          ...fact,
        })),
      },
      0,
    );
  await add(first, { paidAt: day(20) }, [
    { kind: "attempt-started", reference: "L-1001-1", at: day(20), note: "page" },
    { kind: "payment-completed", reference: "L-1001-1", at: day(20), externalId: "PAYU1" },
    { kind: "refund-requested", reference: "L-1001-R1", at: day(21, 22), amount: 1000 },
    // Already the next day in Warsaw.
    { kind: "refund-completed", reference: "L-1001-R1", at: day(21, 23), amount: 1000 },
  ]);
  await add(second, { cancelledAt: day(19), cancelReason: "Pomyłka" }, [{ at: day(20, 13) }]);
  const run = (...args: string[]) => runInProcess(args, database);
  return { run, add, second };
}

it("lists and filters what came in and went out, by order and by day", async () => {
  const { run } = await openAccounts();
  const listed = (await run("payments")).out;
  expect(listed.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
    ["Zamówienie", "Stan", "Wpłynęło", "Zwrócono", "Saldo"],
    ["L-1001", "zwrócone w części", "114,98 zł", "10,00 zł", "104,98 zł"],
    ["L-1002", "do zwrotu", "114,98 zł", "0,00 zł", "114,98 zł"],
    ["Razem", "229,96 zł", "10,00 zł", "219,96 zł"],
    [""],
  ]);
  expect((await run("payments", "--csv", "day")).out).toBe(
    "Dzień;Wpłynęło;Prowizja;Zwrócono;Saldo\r\n" +
      "2026-11-20;229,96;;0,00;229,96\r\n2026-11-22;0,00;;10,00;-10,00\r\n",
  );
  expect((await run("payments", "--csv", "order", "--state", "surplus")).out).toBe(
    "Zamówienie;Stan;Wartość zamówienia;Wpłynęło;Prowizja;Zwrócono;Saldo\r\n" +
      "L-1002;do zwrotu;114,98;114,98;;0,00;114,98\r\n",
  );
  const since = await run("payments", "--since", "2026-11-22", "--json");
  expect(JSON.parse(since.out)).toMatchObject([
    { number: "L-1001", total: 11_498, received: 0, refunded: 1000, fee: null, refundable: 10_498 },
  ]);
  expect((await run("payments", "--order", "7")).out).toBe("Nie ma takich płatności.\n");
  expect((await run("payments", "--csv", "week")).code).toBe(2);
});

it("takes a payment that was noted by mistake off the day on which it was taken back", async () => {
  const { run, add, second } = await openAccounts();
  await add(second, {}, [{ kind: "transfer-voided", at: day(23) }]);
  expect((await run("payments", "--order", "L-1002", "--csv", "day")).out).toBe(
    "Dzień;Wpłynęło;Prowizja;Zwrócono;Saldo\r\n" +
      "2026-11-20;114,98;;0,00;114,98\r\n2026-11-23;-114,98;;0,00;-114,98\r\n",
  );
});

it("shows the payments of an order, oldest first", async () => {
  const { run } = await openAccounts();
  const { out } = await run("orders", "show", "L-1001");
  expect(out).toContain(
    [
      "Pieniądze",
      "  2026-11-20 13:00  próba zapłaty L-1001-1, strona PayU: 114,98 zł",
      "  2026-11-20 13:00  wpłata przez PayU L-1001-1: 114,98 zł",
      "  2026-11-21 23:00  zlecono zwrot L-1001-R1: 10,00 zł (poza PayU)",
      "  2026-11-22 00:00  zwrócono L-1001-R1: 10,00 zł",
      "  Wpłynęło 114,98 zł, zwrócono 10,00 zł, saldo 104,98 zł\n",
    ].join("\n"),
  );
  const shown = JSON.parse((await run("orders", "show", "L-1001", "--json")).out);
  expect(shown.payments).toHaveLength(4);
});

it("settles attempts by the shop's reference, and those of PayU's panel by PayU's", async () => {
  const { run, add, second } = await openAccounts();
  const started = { kind: "attempt-started", note: "page" } as const;
  await add(second, {}, [
    { ...started, reference: "L-1002-1" },
    { ...started, reference: "WZHF5FFDRJ140731GUEST000P01" },
  ]);
  for (const reference of ["1002-1", "WZHF5FFDRJ140731GUEST000P01"])
    expect((await run("payments", "settle", reference)).out).toContain("nikt nie zapłacił");
});
