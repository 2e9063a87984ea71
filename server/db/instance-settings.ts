import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** No secrets, yet like those they belong to the shop that runs here and to no copy of it. */
type Name = "origin" | "unknown proxy";

/** What the running shop tells the commands beside it. */
export function originTable(db: Kysely<Tables>) {
  return {
    /** Where the shop is found that runs on this database. */
    keepOrigin: (origin: string): Promise<void> => keep(db, "origin", origin),
    /** Undefined until a shop was opened on it. */
    findOrigin: (): Promise<string | undefined> => find(db, "origin"),
    /** Somebody came through a proxy that TRUST_PROXY does not count. */
    noteUnknownProxy: (now: number): Promise<void> => keep(db, "unknown proxy", String(now)),
    /** When that was noted last. */
    async findUnknownProxy(): Promise<number | undefined> {
      const noted = await find(db, "unknown proxy");
      return noted === undefined ? undefined : Number(noted);
    },
  };
}

async function keep(db: Kysely<Tables>, name: Name, value: string): Promise<void> {
  await db
    .insertInto("secrets")
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value }).where("secrets.value", "!=", value),
    )
    .execute();
}

async function find(db: Kysely<Tables>, name: Name): Promise<string | undefined> {
  const kept = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return kept?.value;
}
