import { migrate } from "../../server/store/migrate.ts";
import { openSqlite } from "../../server/store/sqlite.ts";

/** One of several processes that open a new database at the same moment. */
const db = openSqlite(process.argv[2]!);
process.stdout.write(JSON.stringify(await migrate(db)));
await db.destroy();
