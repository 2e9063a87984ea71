import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** No secrets, yet like those they belong to the shop that runs here and to no copy of it. */
type Name = "origin" | "unknown proxy";

/** What the running shop tells the commands beside it. */
export function instanceSettingsTable(db: Kysely<Tables>) {
  return {
    /** Where the shop is found that runs on this database. */
    saveOrigin: (origin: string): Promise<void> => save(db, "origin", origin),
    /** Undefined until a shop was opened on it. */
    findOrigin: (): Promise<string | undefined> => find(db, "origin"),
    /** Somebody came through a proxy that TRUST_PROXY does not count. */
    recordUntrustedProxy: (now: number): Promise<void> => save(db, "unknown proxy", String(now)),
    /** When that was noted last. */
    async findUntrustedProxy(): Promise<number | undefined> {
      const value = await find(db, "unknown proxy");
      return value === undefined ? undefined : Number(value);
    },
  };
}

async function save(db: Kysely<Tables>, name: Name, value: string): Promise<void> {
  await db
    .insertInto("secrets")
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value }).where("secrets.value", "!=", value),
    )
    .execute();
}

async function find(db: Kysely<Tables>, name: Name): Promise<string | undefined> {
  const row = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}
