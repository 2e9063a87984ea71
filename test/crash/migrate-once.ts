import { migrate } from "../../server/db/connection/migrate.ts";
import { connectDatabase } from "../../server/db/connection/open-database.ts";
import { readDatabase } from "./read-database.ts";

/** One of several processes that open a new database at once. */
const db = connectDatabase(readDatabase());
process.stdout.write(JSON.stringify(await migrate(db)));
await db.destroy();
