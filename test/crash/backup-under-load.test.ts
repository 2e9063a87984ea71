import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { startPostgres } from "../programs/postgres.ts";
import { runCommand } from "../programs/run-command.ts";
import { createDatabase, openTemporaryStore, temporaryFolder } from "../temporary-store.ts";
import type { TestDatabase } from "../temporary-store.ts";
import { startOrderProcess } from "./order-taker.ts";

/** Both databases; the server waits for the disk, as the doctor requires. */
async function createPair(): Promise<[TestDatabase, TestDatabase]> {
  if (inject("postgres") === "") return [await createDatabase(), await createDatabase()];
  const server = await startPostgres({});
  onTestFinished(server.close);
  const create = async () => ({
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: await server.createDatabase(),
  });
  return [await create(), await create()];
}

it("restores a backup taken under load to a shop that passes the doctor", async () => {
  const [database, empty] = await createPair();
  const keys = Array.from({ length: 10_000 }, (_, index) => `attempt-number-${index}-of-anna`);
  const taker = startOrderProcess(database, keys);
  for (let accepted = 0; accepted < 20; accepted += 1) await taker.nextAccepted();

  const path = join(temporaryFolder(), "copy.jsonl.gz");
  const backup = await runCommand(["backup", path, "--json"], database);
  expect(backup).toMatchObject({ code: 0, err: "" });
  const { rows } = JSON.parse(backup.out).totals;
  await taker.kill();
  const { db: source } = await openTemporaryStore(database);
  const all = await source.selectFrom("orders").select("id").execute();
  // Some orders precede the backup and some arrive while it is made.
  expect(rows.orders).toBeGreaterThanOrEqual(20);
  expect(all.length).toBeGreaterThan(rows.orders);

  expect(await runCommand(["restore", path], empty)).toMatchObject({ code: 0, err: "" });
  const doctor = await runCommand(["doctor", "--json"], empty);
  expect(JSON.parse(doctor.out).findings).toContainEqual(
    expect.objectContaining({ area: "baza danych", text: "Baza jest nieuszkodzona" }),
  );
  expect(doctor.code).toBe(0);

  const { db } = await openTemporaryStore(empty);
  const orders = await db.selectFrom("orders").selectAll().orderBy("accepted_at").execute();
  const numbers = orders.map(({ number }) => Number(number.slice(2))).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: rows.orders }, (_, index) => 1001 + index));
  // Each order is complete: its lines and both mails.
  const lines = await db.selectFrom("order_lines").select("order_id").distinct().execute();
  expect(lines).toHaveLength(orders.length);
  const mails = await db.selectFrom("emails").select("id").execute();
  expect(mails).toHaveLength(2 * orders.length);
});
