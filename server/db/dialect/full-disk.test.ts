import { readdirSync } from "node:fs";
import { join } from "node:path";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { sampleMail, sampleOrder } from "../../../test/fixtures.ts";
import { createGroupCommit } from "../group-commit.ts";
import { storeOrder, openTemporaryStore, temporaryFolder } from "../../../test/temporary-store.ts";

const draftOf = (id: string) => {
  const { number: _, ...draft } = sampleOrder({ id, key: `attempt-of-${id}` });
  return draft;
};

it.each([
  ["is full", "max_page_count = 1", "max_page_count = 1000000", /full/],
  ["is read-only", "query_only = on", "query_only = off", /readonly/],
])(
  "stores no partial order while the database %s, and accepts it afterwards",
  async (_, damage, repair, message) => {
    const { db, store } = await openTemporaryStore();
    await sql.raw(`pragma ${damage}`).execute(db);
    const text = "Bardzo długi list. ".repeat(10_000);
    const take = () => storeOrder(store, draftOf("anna"), () => [sampleMail({ text })]);
    await expect(take()).rejects.toThrow(message);
    const count = async (table: "orders" | "order_lines" | "emails") =>
      (await db.selectFrom(table).selectAll().execute()).length;
    expect([await count("orders"), await count("order_lines"), await count("emails")]).toEqual([
      0, 0, 0,
    ]);
    await sql.raw(`pragma ${repair}`).execute(db);
    expect((await take()).number).toBe("L-1001");
    expect([await count("orders"), await count("order_lines"), await count("emails")]).toEqual([
      1, 1, 1,
    ]);
  },
);

it("stores none of the orders of one commit when the disk fills up, and says so of each", async () => {
  const { db, store } = await openTemporaryStore();
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${rows[0]!.page_count + 20}`).execute(db);
  const text = "Bardzo długi list. ".repeat(50_000);
  const write = createGroupCommit<string, string>(store, {
    lock: async () => undefined,
    async write(trx, names) {
      for (const name of names) {
        const value = name === "long" ? text : "";
        await trx.insertInto("secrets").values({ name, value }).execute();
      }
      return [...names];
    },
  });
  const results = await Promise.allSettled(["long", "short"].map(write));
  const stored = await db.selectFrom("secrets").select("name").execute();
  expect(stored.filter(({ name }) => name === "short")).toEqual([]);
  for (const result of results)
    expect(result).toMatchObject({ status: "rejected", reason: { errcode: 13 } });
  expect(await write("short")).toBe("short");
});

it("removes an incomplete backup when the disk is full, and says so", async () => {
  const { store, database } = await openTemporaryStore();
  await storeOrder(store, draftOf("anna"), () => [sampleMail()]);
  const folder = temporaryFolder();
  const script = new URL("../../../cli/shop.ts", import.meta.url).pathname;
  const args = ["--fsize=300:", process.execPath, script, "backup", join(folder, "copy.gz")];
  const env = { PATH: process.env.PATH, ...database };
  await expect(promisify(execFile)("prlimit", args, { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Nie udało się zapisać kopii w .*: brak miejsca/),
  });
  expect(readdirSync(folder)).toEqual([]);
});
