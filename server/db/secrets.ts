import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

export function secretsTable(db: Kysely<Tables>) {
  return {
    /** Returns the secret of this name; the first caller's `made` is stored. */
    async findOrCreate(name: string, made: string): Promise<string> {
      await db
        .insertInto("secrets")
        .values({ name, value: made })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute();
      const { value } = await db
        .selectFrom("secrets")
        .select("value")
        .where("name", "=", name)
        .executeTakeFirstOrThrow();
      return value;
    },
  };
}
