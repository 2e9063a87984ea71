import { expect, it } from "vitest";
import { openTemporaryStore } from "../../test/temporary-store.ts";
import { createPreparedQueries } from "./prepared-queries.ts";

async function openSecrets() {
  const { db } = await openTemporaryStore();
  const trx = createPreparedQueries()(db);
  const rows = Array.from({ length: 1111 }, (_, place) => ({
    name: `n${place}`,
    value: `${place}`,
  }));
  const find = (names: readonly string[]) =>
    trx.select("values", names, (some) =>
      db.selectFrom("secrets").select("value").where("name", "in", some),
    );
  return { db, own: trx, rows, find };
}

it("inserts and finds any number of rows, each once", async () => {
  const { own: trx, rows, find } = await openSecrets();
  for (const [from, to] of [
    [0, 0],
    [0, 1],
    [1, 4],
    [4, 131],
    [131, 1111],
  ] as const) {
    await trx.insert("secrets", rows.slice(from, to));
    const found = await find(rows.slice(from, to).map(({ name }) => name));
    expect(found.map(({ value }) => Number(value)).sort((one, other) => one - other)).toEqual(
      rows.slice(from, to).map(({ value }) => Number(value)),
    );
  }
});

it("binds values in the order of the SQL text's parameters", async () => {
  const { db, own: trx } = await openSecrets();
  const query = trx.run("one", ["a", "b"], () =>
    db.selectFrom("secrets").selectAll().where("value", "=", "b").where("name", "=", "a"),
  );
  await expect(query).rejects.toThrow("The values differ");
});
