import { sql } from "kysely";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import type { OrderLine } from "../../../../shop/order/order.ts";
import { sampleOrder, storedProduct } from "../../../../test/fixtures.ts";
import {
  acceptOrder,
  createDatabase,
  nextId,
  openTemporaryStore,
  saveInventory,
} from "../../../../test/temporary-store.ts";
import { knownMigrations, migrate, runMissing } from "../../connection/migrate.ts";
import { connectDatabase } from "../../connection/open-database.ts";
import { createStore, type Store } from "../../store.ts";
import { openAvailableStock } from "./available-stock.ts";
import { releaseOrder } from "./release-stock.ts";

const bundles: Record<string, Record<string, number>> = {
  pair: { bear: 1, doll: 1 },
  family: { bear: 2, kite: 3 },
};
const single = ["bear", "doll", "kite"];

function partsOf(id: string) {
  const parts = bundles[id];
  return parts && Object.entries(parts).map(([part, quantity]) => ({ id: part, quantity }));
}

/** The set's own stock is what BaseLinker states. */
function setOf(id: string, stock = 1000) {
  return storedProduct({ id, stock, bundle: partsOf(id)! });
}

function lineOf(id: string, quantity: number): OrderLine {
  const parts = partsOf(id);
  return { ...sampleOrder().lines[0]!, productId: id, quantity, ...(parts && { parts }) };
}

async function place(
  store: Store,
  lines: readonly OrderLine[],
  stock?: ReadonlyMap<string, number>,
) {
  const { number: _, ...draft } = sampleOrder({ id: nextId(), key: nextId(), lines });
  const localStock = stock && ((id: string) => stock.get(id) ?? 0);
  return acceptOrder(store, draft, { localStock });
}

it("sells the last pieces once, in a set or on their own", async () => {
  const { db, store } = await openTemporaryStore();
  const parts = [["bear", 3] as const, ["doll", 2] as const];
  const changed = [...parts.map(([id, stock]) => storedProduct({ id, stock })), setOf("pair")];
  await saveInventory(store, 0, { changed });
  const both = [lineOf("pair", 1), lineOf("bear", 1)];
  const placed = await place(store, both);
  expect(await store.stock.readReserved()).toEqual(
    new Map([
      ["bear", 2],
      ["doll", 1],
    ]),
  );
  expect(await store.stock.countUnconfirmed()).toBe(3);
  expect(await place(store, both)).toEqual({ shortages: [{ id: "bear", left: 0 }] });
  expect(await place(store, [lineOf("pair", 2)])).toEqual({ shortages: [{ id: "pair", left: 1 }] });
  if ("shortages" in placed) throw new Error("the order was not accepted");
  expect((await store.orders.findByNumber(placed.order.number))!.lines).toEqual(both);
  await releaseOrder(db, placed.order.id, 1);
  expect(await store.stock.readReserved()).toEqual(new Map());
  expect(await place(store, [lineOf("bear", 1), lineOf("pair", 3)])).toEqual({
    shortages: [{ id: "pair", left: 2 }],
  });
});

it.each([
  ["without parts", setOf("pair"), { ...lineOf("pair", 1), parts: [] }],
  ["that is no longer listed", undefined, lineOf("pair", 1)],
  [
    "of sets",
    storedProduct({ id: "pair", bundle: partsOf("family")! }),
    {
      ...lineOf("outer", 1),
      parts: [{ id: "pair", quantity: 1 }],
    },
  ],
  [
    "by a page that knows it as a product",
    setOf("pair"),
    { ...lineOf("pair", 1), parts: undefined },
  ],
])("never sells a set %s", async (_, set, line) => {
  const { store } = await openTemporaryStore();
  const known = [...single, "outer"].map((id) => storedProduct({ id, stock: 100 }));
  await saveInventory(store, 0, { changed: [...known, ...(set ? [set] : [])] });
  expect(await place(store, [line])).toEqual({ shortages: [{ id: line.productId, left: 0 }] });
});

const ids = [...single, ...Object.keys(bundles)];
const order = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 4 }) }),
  { minLength: 1, maxLength: 4, selector: ({ id }) => id },
);
const step = fc.oneof({ weight: 3, arbitrary: order }, { weight: 1, arbitrary: fc.nat(9) });

it.each([
  ["inventory", false],
  ["shop", true],
])(
  "any orders and cancellations agree with a plain count of the %s's pieces",
  async (_, isLocal) => {
    const { db, store } = await openTemporaryStore();
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12)),
        fc.array(step, { maxLength: 12 }),
        async (counts, steps) => {
          await db.deleteFrom("order_lines").execute();
          const stock = new Map(single.map((id, index) => [id, counts[index]!]));
          const listed = single.map((id) => storedProduct({ id, stock: stock.get(id)! }));
          const changed = [...listed, setOf("pair"), setOf("family")];
          await saveInventory(store, 0, { changed });
          await countAll(store, db, stock, steps, isLocal ? new Map(stock) : undefined);
        },
      ),
      { numRuns: 40 },
    );
  },
);

type Step = readonly { id: string; quantity: number }[] | number;

async function countAll(
  store: Store,
  db: Awaited<ReturnType<typeof openTemporaryStore>>["db"],
  stock: Map<string, number>,
  steps: readonly Step[],
  local: ReadonlyMap<string, number> | undefined,
) {
  const open: { id: string; wanted: Exclude<Step, number> }[] = [];
  for (const wanted of steps) {
    if (typeof wanted === "number") {
      const [cancelled] = open.splice(wanted % Math.max(1, open.length), 1);
      if (!cancelled) continue;
      await releaseOrder(db, cancelled.id, 1);
      for (const { id, quantity } of cancelled.wanted) take(stock, id, -quantity);
      continue;
    }
    const before = new Map(stock);
    const expected = wanted.flatMap(({ id, quantity }) => {
      let left = 0;
      while (
        left < 100 &&
        Object.keys(bundles[id] ?? { [id]: 1 }).every((part) => enough(id, part, left + 1))
      )
        left += 1;
      take(stock, id, Math.min(left, quantity));
      return left < quantity ? [{ id, left }] : [];
    });
    const placed = await place(
      store,
      wanted.map(({ id, quantity }) => lineOf(id, quantity)),
      local,
    );
    if (expected.length > 0) for (const [id, count] of before) stock.set(id, count);
    if ("shortages" in placed) expect(placed.shortages).toEqual(expected);
    else {
      expect(expected).toEqual([]);
      open.push({ id: placed.order.id, wanted });
    }
    expect(Math.min(...stock.values())).toBeGreaterThanOrEqual(0);
  }

  function enough(id: string, part: string, count: number): boolean {
    return stock.get(part)! >= count * (bundles[id]?.[part] ?? 1);
  }
}

function take(stock: Map<string, number>, id: string, count: number): void {
  for (const [part, each] of Object.entries(bundles[id] ?? { [id]: 1 }))
    stock.set(part, stock.get(part)! - each * count);
}

it("takes nothing for an order that is rejected, however many are decided at once", async () => {
  const { db, store } = await openTemporaryStore();
  const changed = [
    storedProduct({ id: "bear", stock: 3 }),
    storedProduct({ id: "kite", stock: 3 }),
  ];
  await saveInventory(store, 0, { changed: [...changed, setOf("family")] });
  const [both, bear] = [[lineOf("bear", 2), lineOf("family", 1)], [lineOf("bear", 3)]];
  const available = await openAvailableStock(db, both, undefined);
  expect(available.reserve(both)).toEqual([{ id: "family", left: 0 }]);
  expect(available.reserve(bear)).toEqual([]);
});

it("a set in an order of an earlier version reserves its parts as soon as they are read", async () => {
  const db = connectDatabase(await createDatabase());
  const store = createStore(db);
  onTestFinished(() => store.close());
  const older = knownMigrations().filter((name) => name < "0046");
  await db.transaction().execute((trx) => runMissing(trx, older));
  await sql
    .raw(
      `insert into orders (id, number, key, accepted_at, name, email, phone, message, address, city,
        postal_code, locker, delivery_id, delivery_label, delivery_price, delivery_time, payment_id,
        payment_label, payment_fee, products_total, total)
      values ('old', 'L-1', 'key', 5, '', '', '', '', '', '', '', '', 'kurier', '', 0, '',
        'przelew', '', 0, 0, 0)`,
    )
    .execute(db);
  await sql
    .raw(
      `insert into order_lines (order_id, position, product_id, name, sku, unit_price, quantity)
      values ('old', 0, 'pair', 'Zestaw', '', 100, 2), ('old', 1, 'bear', 'Miś', '', 100, 1)`,
    )
    .execute(db);
  await migrate(db);
  expect(await store.stock.readReserved()).toEqual(
    new Map([
      ["pair", 2],
      ["bear", 1],
    ]),
  );
  const version = await store.stock.reservationsVersion();
  const stocks = single.map((id) => storedProduct({ id, stock: 4 }));
  await saveInventory(store, 0, { changed: [...stocks, setOf("pair")] });
  expect(await store.stock.readReserved()).toEqual(
    new Map([
      ["bear", 3],
      ["doll", 2],
    ]),
  );
  expect(await store.stock.reservationsVersion()).not.toBe(version);
  expect(await place(store, [lineOf("pair", 2)])).toEqual({ shortages: [{ id: "pair", left: 1 }] });
});
