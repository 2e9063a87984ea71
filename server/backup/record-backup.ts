import { eventsTable, type EventName } from "../db/events.ts";
import type { Database } from "../db/schema.ts";
import { OperatorError } from "../operator-error.ts";
import { makeBackup, type Backup } from "./backup.ts";

/** Makes a backup and records its outcome, for the alerts of the shop. @throws as `makeBackup` */
export async function recordBackup(db: Database, path: string, now: number): Promise<Backup> {
  try {
    const backup = await makeBackup(db, path, now);
    await record(db, "backup", now, path);
    return backup;
  } catch (error) {
    const reason = error instanceof OperatorError ? error.message : "nieznany błąd, zobacz wynik";
    // The error of the backup counts, not that of a database that is damaged as well.
    await record(db, "backup-failed", now, reason.replace(/\.$/, "")).catch(() => undefined);
    throw error;
  }
}

/** A shop that has not been upgraded yet has no table of events. */
async function record(db: Database, name: EventName, at: number, detail: string): Promise<void> {
  const tables = await db.introspection.getTables();
  if (tables.some((table) => table.name === "events"))
    await eventsTable(db).record(name, at, detail);
}
