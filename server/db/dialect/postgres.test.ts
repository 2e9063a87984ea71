import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { sampleOrder } from "../../../test/fixtures.ts";
import { openTemporaryStore, storeOrder } from "../../../test/temporary-store.ts";
import { queueJobs } from "../jobs/queue.ts";
import { lockOrder } from "../orders/find-orders.ts";
import { rateLimitsTable } from "../rate-limits.ts";
import { openDatabase } from "../connection/open-database.ts";
import { openPostgres } from "./postgres.ts";

describe("the PostgreSQL database", () => {
  it("waits for the disk on every commit", async () => {
    const { db } = await openTemporaryStore();
    await sql`alter system set synchronous_commit = off`.execute(db);
    await sql`select pg_reload_conf()`.execute(db);
    const { db: other } = await openTemporaryStore();
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(
      other,
    );
    await sql`alter system reset synchronous_commit`.execute(db);
    await sql`select pg_reload_conf()`.execute(db);
    expect(rows).toEqual([{ synchronous_commit: "on" }]);
  });

  it("returns sums and times as numbers", async () => {
    const { db } = await openTemporaryStore();
    const largest = Number.MAX_SAFE_INTEGER;
    await db.insertInto("counters").values({ name: "x", value: largest }).execute();
    const row = await db.selectFrom("counters").select("value").where("name", "=", "x").execute();
    expect(row).toEqual([{ value: largest }]);
  });

  it("leases by its own clock, however far the machines' clocks differ", async () => {
    const { store } = await openTemporaryStore();
    const claim = (workerId: string, now: number) =>
      store.jobs.claim("retention", { workerId, now, leaseMs: 60_000, early: true });
    const job = await claim("behind", Date.now() - 120_000);
    expect(await claim("right", Date.now())).toBeUndefined();
    expect(await claim("ahead", Date.now() + 120_000)).toBeUndefined();
    await store.jobs.confirmLease(job!, Date.now() + 120_000, 60_000);
  });

  it.each([
    ["a job", "order-sync", ""],
    ["a job for a part of an order", "order-invoice", "/7"],
  ] as const)(
    "ends %s while a command begins it anew, without a deadlock",
    async (_, kind, part) => {
      const { store, db } = await openTemporaryStore();
      const { number: _number, ...draft } = sampleOrder();
      const { id, number } = await storeOrder(store, draft);
      const jobs = [{ kind, reference: `${id}${part}`, restart: true }];
      await queueJobs(db, jobs, 1);
      const job = await store.jobs.claim(kind, { workerId: "a", now: 1, leaseMs: 60_000 });
      let command: Promise<unknown> = Promise.resolve();
      const waiting = sql<{ count: string }>`select count(*) from pg_locks
      join pg_database on pg_database.oid = database or database is null
      where datname = current_database() and not granted`;
      await store.jobs.finish(job!, 2, undefined, async (trx) => {
        command = store.transaction(async (other) => {
          await lockOrder(other, "number", number);
          await queueJobs(other, jobs, 3);
        });
        await expect
          .poll(async () => Number((await waiting.execute(db)).rows[0]!.count))
          .toBeGreaterThan(0);
        await lockOrder(trx, "id", id);
      });
      await command;
      expect(await store.jobs.health(kind)).toMatchObject({ waiting: 1 });
    },
  );

  it("deletes expired budgets without waiting for those of an order being written", async () => {
    const { db, store } = await openTemporaryStore();
    const budget = (key: string) => ({ key, cost: 10, windowMs: 100, now: 0 });
    for (const key of ["expired", "renewed"]) await store.rateLimits.consume(budget(key));
    await db.transaction().execute(async (trx) => {
      await rateLimitsTable(trx).consume({ ...budget("renewed"), now: 20 });
      await store.rateLimits.deleteExpired(20);
    });
    const rows = await db.selectFrom("rate_limits").selectAll().execute();
    expect(rows).toEqual([{ key: "renewed", resets_at: 30 }]);
  });

  it("reconnects after its connections were closed", async () => {
    const { store, database } = await openTemporaryStore();
    await store.ping();
    const { db: other } = await openTemporaryStore(database);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
    await expect
      .poll(() =>
        store.ping().then(
          () => "answers",
          () => "fails",
        ),
      )
      .toBe("answers");
  });

  it("times out when the network drops its replies", async () => {
    const { database } = await openTemporaryStore();
    const line = await openSilentLine(database.DATABASE_URL!);
    const db = openPostgres(line.url, { silentMs: 300 });
    onTestFinished(() => db.destroy());
    const transaction = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      line.fallSilent();
      await sql`select 2`.execute(trx);
    });
    await expect(transaction).rejects.toThrow(/connection/i);
    line.speak();
    await sql`select 3`.execute(db);
  });

  it("reports a wrong database name and user", async () => {
    const { database } = await openTemporaryStore();
    const wrong = (changes: Partial<URL>) => {
      const DATABASE_URL = Object.assign(new URL(database.DATABASE_URL!), changes).href;
      return openDatabase({ DATA_DIR: "", DATABASE_URL });
    };
    await expect(wrong({ pathname: "/none" })).rejects.toThrow("nie ma takiej bazy");
    await expect(wrong({ username: "nobody" })).rejects.toThrow("odrzucił użytkownika");
  });
});

/** A connection to the server that can become silent without closing. */
async function openSilentLine(url: string) {
  let silent = false;
  const { hostname, port } = new URL(url);
  const line = createServer((client) => {
    const server = connect(Number(port), hostname);
    const pass = (to: Socket) => (data: Buffer) => void (silent || to.write(data));
    client.on("data", pass(server)).on("close", () => server.destroy());
    server.on("data", pass(client)).on("close", () => void (silent || client.destroy()));
    for (const end of [client, server]) end.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  onTestFinished(() => void line.close());
  const trx = Object.assign(new URL(url), { port: (line.address() as AddressInfo).port });
  return {
    url: trx.href,
    fallSilent: () => (silent = true),
    speak: () => (silent = false),
  };
}
