import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** No secret, yet like those it belongs to the shop that runs here and to no copy of it. */
const name = "origin";

export function originTable(db: Kysely<Tables>) {
  return {
    /** Where the shop is found that runs on this database, for the commands beside it. */
    async keepOrigin(origin: string): Promise<void> {
      await db
        .insertInto("secrets")
        .values({ name, value: origin })
        .onConflict((conflict) =>
          conflict
            .column("name")
            .doUpdateSet({ value: origin })
            .where("secrets.value", "!=", origin),
        )
        .execute();
    },
    /** Undefined until a shop was opened on it. */
    async findOrigin(): Promise<string | undefined> {
      const kept = await db
        .selectFrom("secrets")
        .select("value")
        .where("name", "=", name)
        .executeTakeFirst();
      return kept?.value;
    },
  };
}
