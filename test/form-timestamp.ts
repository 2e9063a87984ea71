import { signFormTimestamp } from "../server/web/form-timestamp.ts";
import { connectDatabase } from "../server/db/connection/open-database.ts";
import { secretsTable } from "../server/db/secrets.ts";

type DatabaseLocation = { DATA_DIR: string; DATABASE_URL?: string | undefined };

/** Returns the timestamp of a form opened a minute ago in the shop on this database. */
export async function readFormTimestamp(database: DatabaseLocation): Promise<string> {
  const db = connectDatabase(database);
  try {
    return signFormTimestamp(await secretsTable(db).findOrCreate("forms", ""), Date.now() - 60_000);
  } finally {
    await db.destroy();
  }
}
