import { jobRow } from "../../jobs/queue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storedProduct, sampleOrder } from "../../../../test/fixtures.ts";
import {
  acceptOrder,
  nextId,
  saveInventory,
  openTemporaryStore,
} from "../../../../test/temporary-store.ts";
import { isPostgres } from "../../dialect/postgres.ts";
import { releaseOrder } from "./release-stock.ts";

const minute = 60_000;

/** A database with synced stock and a clock that advances five minutes at each step. */
async function openAll() {
  const { db, store } = await openTemporaryStore();
  const clock = { now: 0 };
  const step = () => (clock.now += 5 * minute);
  return {
    db,
    store,
    async order(id: string, quantity: number) {
      const order = sampleOrder();
      const lines = [{ ...order.lines[0]!, productId: id, quantity }];
      const draft = { ...order, id: nextId(), key: nextId(), lines, acceptedAt: step() };
      const result = await acceptOrder(store, draft, {
        localStock: undefined,
      });
      return "shortages" in result ? result : { id: result.order.id };
    },
    async change(id: string, event: "cancelled_at" | "dispatched_at" | "completed_at") {
      if (event === "cancelled_at") await releaseOrder(db, id, step());
      const changes = { [event]: step() };
      await db.updateTable("orders").set(changes).where("id", "=", id).execute();
    },
    /** Exported since it was accepted. */
    async send(
      id: string,
      { exportedAt, failedAt }: { exportedAt?: number; failedAt?: number } = {},
    ) {
      const job = { ...jobRow("order-export", id, 0), done_at: exportedAt, failed_at: failedAt };
      await db.insertInto("jobs").values(job).execute();
      const order = db.updateTable("orders").set({ exported_at: exportedAt ?? null });
      await order.where("id", "=", id).execute();
    },
    /** BaseLinker's stock at `begunAt`. */
    async read(id: string, stock: number, begunAt = step()) {
      await saveInventory(store, step(), { changed: [storedProduct({ id, stock })], begunAt });
    },
    step,
    held: async (id: string) => (await store.stock.readReserved()).get(id) ?? 0,
  };
}

type Shop = Awaited<ReturnType<typeof openAll>>;

async function accepted(order: ReturnType<Shop["order"]>): Promise<string> {
  const result = await order;
  if ("shortages" in result) throw new Error("the order was not accepted");
  return result.id;
}

describe("reserved stock", () => {
  it("cannot be sold to another customer", async () => {
    const { order, read, held } = await openAll();
    await read("bear", 3);
    await accepted(order("bear", 2));
    expect(await held("bear")).toBe(2);
    expect(await order("bear", 2)).toEqual({ shortages: [{ id: "bear", left: 1 }] });
    await accepted(order("bear", 1));
    expect(await order("bear", 1)).toEqual({ shortages: [{ id: "bear", left: 0 }] });
  });

  it("is released when the order is cancelled", async () => {
    const { order, read, change, held } = await openAll();
    await read("bear", 3);
    await change(await accepted(order("bear", 3)), "cancelled_at");
    expect(await held("bear")).toBe(0);
    await accepted(order("bear", 3));
  });

  it("is released by a sync that began after the export", async () => {
    const { order, read, send, held, step } = await openAll();
    await read("bear", 3);
    const id = await accepted(order("bear", 3));
    const begunAt = step();
    await send(id, { exportedAt: step() });
    await read("bear", 3, begunAt);
    expect(await held("bear")).toBe(3);
    await read("bear", 0);
    expect(await held("bear")).toBe(0);
    expect(await order("bear", 1)).toEqual({ shortages: [{ id: "bear", left: 0 }] });
  });

  it("is not released by a sync that began before the export by another machine's clock", async () => {
    const { db, order, read, send, held, step } = await openAll();
    await read("bear", 3);
    const id = await accepted(order("bear", 3));
    const exportedAt = step();
    await send(id, { exportedAt });
    // Both clocks count as right: one is 55 s behind PostgreSQL's, the other 55 s ahead.
    await read("bear", 3, exportedAt + 110_000);
    expect(await held("bear")).toBe(isPostgres(db) ? 3 : 0);
  });

  it("stays reserved during the export, however often a sync runs", async () => {
    const { order, read, send, change, held } = await openAll();
    await read("bear", 3);
    const id = await accepted(order("bear", 3));
    await send(id);
    await change(id, "dispatched_at");
    await read("bear", 3);
    expect(await held("bear")).toBe(3);
  });

  it.each(["dispatched_at", "completed_at"] as const)(
    "stays reserved until a sync after %s where the owner deducts it by hand",
    async (event) => {
      const { order, read, send, change, held, step } = await openAll();
      await read("bear", 9);
      const [plain, setAside] = [
        await accepted(order("bear", 3)),
        await accepted(order("bear", 3)),
      ];
      await send(setAside, { failedAt: step() });
      await read("bear", 9);
      expect(await held("bear")).toBe(6);
      for (const id of [plain, setAside]) await change(id, event);
      expect(await held("bear")).toBe(6);
      await read("bear", 3);
      expect(await held("bear")).toBe(0);
    },
  );

  it("changes its version with every change", async () => {
    const { order, read, change, store } = await openAll();
    await read("bear", 5);
    const versions = [await store.stock.reservationsVersion()];
    const id = await accepted(order("bear", 2));
    versions.push(await store.stock.reservationsVersion());
    await change(id, "cancelled_at");
    versions.push(await store.stock.reservationsVersion());
    await read("bear", 5);
    expect(new Set(versions).size).toBe(3);
    expect(await store.stock.reservationsVersion()).toBe(versions.at(-1));
  });

  it("never allows overselling, for any sequence of events", async () => {
    const shop = await openAll();
    const step = fc.oneof(
      fc.record({ what: fc.constant("order" as const), count: fc.integer({ min: 1, max: 4 }) }),
      fc.record({
        what: fc.constantFrom("cancel" as const, "pack" as const, "enter" as const),
        count: fc.nat(9),
      }),
      fc.record({ what: fc.constant("read" as const), count: fc.constant(0) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 12 }),
        fc.array(step, { maxLength: 25 }),
        (stock, steps) => sellAll(shop, stock, steps),
      ),
      { numRuns: 40 },
    );
  });
});

type Step = { what: "order" | "cancel" | "pack" | "enter" | "read"; count: number };

/** A product's history: promised stock that was not released never exceeds what there is. */
async function sellAll(shop: Shop, stock: number, steps: readonly Step[]): Promise<void> {
  const product = nextId();
  let initialStock = stock;
  let promised = 0;
  const open: { id: string; quantity: number }[] = [];
  await shop.read(product, initialStock);
  for (const { what, count } of steps) {
    const taken = open[count % Math.max(1, open.length)];
    if (what === "read") await shop.read(product, initialStock);
    if (what === "order") {
      const result = await shop.order(product, count);
      if ("shortages" in result) continue;
      promised += count;
      open.push({ id: result.id, quantity: count });
    } else if (taken && what !== "read") {
      open.splice(open.indexOf(taken), 1);
      if (what === "cancel") promised -= taken.quantity;
      else initialStock -= taken.quantity;
      if (what === "enter") await shop.send(taken.id, { exportedAt: shop.step() });
      else await shop.change(taken.id, what === "cancel" ? "cancelled_at" : "dispatched_at");
    }
    expect(promised).toBeLessThanOrEqual(stock);
  }
  await shop.read(product, initialStock);
  const waiting = open.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(await shop.held(product)).toBe(waiting);
  expect(await shop.order(product, initialStock - waiting + 1)).toEqual({
    shortages: [{ id: product, left: initialStock - waiting }],
  });
}
