import type { Database } from "./schema.ts";

/** Secrets and settings of this instance, which belong to no backup of it. */
export function secretsTable(db: Database) {
  return {
    /** Returns the secret of this name; the first caller's `made` is stored. */
    async findOrCreate(name: string, made: string): Promise<string> {
      await db
        .insertInto("secrets")
        .values({ name, value: made })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute();
      return (await find(db, name))!;
    },
  };
}

type Setting = "origin" | "unknown proxy";

/** What the running shop records for the commands. */
export function instanceSettingsTable(db: Database) {
  const save = async (name: Setting, value: string): Promise<void> => {
    await db
      .insertInto("secrets")
      .values({ name, value })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet({ value }).where("secrets.value", "!=", value),
      )
      .execute();
  };
  return {
    /** Records the public URL of the shop on this database. */
    saveOrigin: (origin: string) => save("origin", origin),
    /** Undefined before the first start. */
    findOrigin: () => find(db, "origin"),
    /** Records that requests come through a proxy that TRUST_PROXY does not count. */
    recordUntrustedProxy: (now: number) => save("unknown proxy", String(now)),
    /** Returns the time of the last such request. */
    async findUntrustedProxy(): Promise<number | undefined> {
      const value = await find(db, "unknown proxy");
      return value === undefined ? undefined : Number(value);
    },
  };
}

async function find(db: Database, name: string): Promise<string | undefined> {
  const secrets = db.selectFrom("secrets").select("value").where("name", "=", name);
  return (await secrets.executeTakeFirst())?.value;
}
