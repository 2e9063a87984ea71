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
import type { OrderTimeline } from "../../../shop/order/order-timeline.ts";
import { migrate } from "./migrate.ts";

const script = fileURLToPath(new URL("../../../test/crash/migrate-once.ts", import.meta.url));

describe("migrations", () => {
  it("run once", async () => {
    const { db } = await openTemporaryStore();
    expect(await migrate(db)).toEqual([]);
  });

  it("run once although several processes start together", async () => {
    const env = { ...process.env, ...(await createDatabase()) };
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
      await store.payments.change(order.id, () => ({ timeline, now: 5 }));
      return order;
    };
    const paid = await place({ paidAt: 5 });
    const unpaid = await place({});
    const name = "0015-earlier-payments.sql";
    await sql`delete from migrations where name = ${name}`.execute(db);
    expect(await migrate(db)).toEqual([name]);
    expect(await store.payments.facts(paid.id)).toEqual([
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
    expect(await store.payments.facts(unpaid.id)).toEqual([]);
  });
});
