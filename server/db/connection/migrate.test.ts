import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { sql } from "kysely";
import { sampleOrder } from "../../../test/fixtures.ts";
import {
  createDatabase,
  nextId,
  openTemporaryStore,
  storeOrder,
} from "../../../test/temporary-store.ts";
import { childEnv } from "../../../test/programs/child-env.ts";
import type { OrderTimeline } from "../../../shop/order/status/order-timeline.ts";
import { migrate } from "./migrate.ts";
import { putOrder } from "../../../test/change-order.ts";

const script = fileURLToPath(new URL("../../../test/crash/migrate-once.ts", import.meta.url));

describe("migrations", () => {
  it("run once", async () => {
    const { db } = await openTemporaryStore();
    expect(await migrate(db)).toEqual([]);
  });

  it("run once although several processes start together", async () => {
    const env = { ...childEnv, ...(await createDatabase()) };
    const start = () => promisify(execFile)(process.execPath, [script], { env });
    const outputs = await Promise.all(Array.from({ length: 6 }, start));
    const ran = outputs.map(({ stdout }) => JSON.parse(stdout) as string[]);
    expect(ran.flat().filter((name) => name === "0001-orders-and-mail.sql")).toHaveLength(1);
  });

  it("record the money of orders that were paid before there were payment facts", async () => {
    const { db, store } = await openTemporaryStore();
    const place = async (timeline: OrderTimeline) => {
      const { number: _, ...draft } = sampleOrder({ id: nextId(), key: nextId() });
      const order = await storeOrder(store, draft);
      await putOrder(store, order, { timeline }, 5);
      return order;
    };
    const paid = await place({ paidAt: 5 });
    const unpaid = await place({});
    const name = "0015-earlier-payments.sql";
    await sql`delete from migrations where name = ${name}`.execute(db);
    expect(await migrate(db)).toEqual([name]);
    expect((await store.orders.findRecord("id", paid.id))!.facts).toEqual([
      {
        kind: "transfer-received",
        reference: paid.number,
        at: 5,
        source: "owner",
        amount: paid.total,
        externalId: "",
        note: "",
      },
    ]);
    expect((await store.orders.findRecord("id", unpaid.id))!.facts).toEqual([]);
  });

  it("tell what earlier refunds left of the price", async () => {
    const { db, store } = await openTemporaryStore();
    const place = async (received: number, note: string) => {
      const { number: _, ...draft } = sampleOrder({ id: nextId(), key: nextId() });
      const order = await storeOrder(store, draft);
      const rest = { at: 5, source: "owner" as const, externalId: "" };
      const reference = `${order.number}-R1`;
      const facts = [
        {
          ...rest,
          kind: "transfer-received" as const,
          reference: order.number,
          amount: received,
          note: "",
        },
        { ...rest, kind: "refund-requested" as const, reference, amount: 5000, note },
      ];
      await putOrder(store, order, { timeline: { paidAt: 5 }, facts }, 5);
      return order;
    };
    const orders = [await place(11_498, ""), await place(20_000, ""), await place(20_000, "1x1")];
    const name = "0017-kept-prices.sql";
    await sql`delete from migrations where name = ${name}`.execute(db);
    expect(await migrate(db)).toEqual([name]);
    const kept = await Promise.all(
      orders.map(async ({ id }) => {
        const facts = (await store.orders.findRecord("id", id))!.facts;
        return facts.filter(({ kind }) => kind === "price-kept").map(({ amount }) => amount);
      }),
    );
    expect(kept).toEqual([[], [5000], []]);
  });
});
