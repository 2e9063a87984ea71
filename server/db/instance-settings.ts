import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** Stored with the secrets: like those, they belong to this instance and to no backup of it. */
type Name = "origin" | "unknown proxy";

/** What the running shop records for the commands. */
export function instanceSettingsTable(db: Kysely<Tables>) {
  return {
    /** Records the public URL of the shop on this database. */
    saveOrigin: (origin: string): Promise<void> => save(db, "origin", origin),
    /** Undefined before the first start. */
    findOrigin: (): Promise<string | undefined> => find(db, "origin"),
    /** Records that requests come through a proxy that TRUST_PROXY does not count. */
    recordUntrustedProxy: (now: number): Promise<void> => save(db, "unknown proxy", String(now)),
    /** Returns the time of the last such request. */
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
