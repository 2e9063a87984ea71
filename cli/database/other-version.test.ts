import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { sampleOrder } from "../../test/fixtures.ts";
import { runCommand } from "../../test/programs/run-command.ts";
import { openTemporaryStore, storeOrder, temporaryFolder } from "../../test/temporary-store.ts";

const commands = [
  ["orders", "list"],
  ["newsletter", "list"],
  ["mail", "retry", "--all-failed"],
];

it("no command changes the schema of a shop that runs in another version", async () => {
  const { db, store, database } = await openTemporaryStore();
  await storeOrder(store, sampleOrder());
  const run = (args: readonly string[]) => runCommand(args, database);
  const missing = (await store.migrations()).toSorted().at(-1)!;
  await sql`delete from migrations where name = ${missing}`.execute(db);
  for (const { code, out, err } of await Promise.all(commands.map(run))) {
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^Baza jest ze starszej wersji sklepu \(brakuje: .*\.sql\)/);
  }
  const path = join(temporaryFolder(), "copy.gz");
  expect(await run(["backup", path])).toMatchObject({ code: 0, err: "" });
  const restored = await run(["restore", path, "--replace"]);
  expect(restored).toMatchObject({ code: 1, err: expect.stringContaining("Sklep jest otwarty") });
  expect(await store.migrations()).not.toContain(missing);

  await sql`insert into migrations values (${missing}), ('9999-later.sql')`.execute(db);
  expect(await run(["orders", "list"])).toMatchObject({ code: 0 });
  await sql`alter table orders rename column total to sum`.execute(db);
  const refused = await run(["orders", "list"]);
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.err).toMatch(/^Baza jest z nowszej wersji sklepu \(9999-later\.sql\)/);
});

it("no command creates a database that is not there", async () => {
  const folder = temporaryFolder();
  const environment = { DATA_DIR: folder, BASELINKER_TOKEN: "token" };
  const all = [...commands, ["backup"], ["catalogue", "status"], ["sync"]];
  for (const { code, err } of await Promise.all(all.map((args) => runCommand(args, environment)))) {
    expect(code).toBe(1);
    expect(err).toMatch(/^Nie ma jeszcze bazy .*: powstanie, gdy sklep ruszy/);
  }
  expect(readdirSync(folder)).toEqual([]);
});
