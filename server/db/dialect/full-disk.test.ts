import { readdirSync } from "node:fs";
import { join } from "node:path";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { sampleMail, sampleOrder } from "../../../test/fixtures.ts";
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
