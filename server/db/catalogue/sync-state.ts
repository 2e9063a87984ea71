import type { Updateable } from "kysely";
import type { InventoryMetadata } from "./inventory.ts";
import type { Database } from "../schema.ts";
import type { SyncColumns } from "./sync-columns.ts";

export type SyncState = ReturnType<typeof stateOf>;

const name = "baselinker";

export function syncStateTable(db: Database) {
  return {
    state: async (): Promise<SyncState> => stateOf(await readRow(db)),
    metadata: async (): Promise<InventoryMetadata> => JSON.parse((await readRow(db)).metadata),
    recordBlock: (blockedUntil: number, blockedToken: string): Promise<void> =>
      saveSyncState(db, { blocked_until: blockedUntil, blocked_token: blockedToken }),
  };
}

export async function saveSyncState(db: Database, columns: Updateable<SyncColumns>): Promise<void> {
  await db.updateTable("catalogue_sync").set(columns).where("name", "=", name).execute();
}

/** Updates the row to itself, which locks it until the commit. */
export function lockSyncState(db: Database) {
  return db
    .updateTable("catalogue_sync")
    .set((eb) => ({ source: eb.ref("source") }))
    .where("name", "=", name)
    .returning(["version", "calls"])
    .executeTakeFirstOrThrow();
}

function readRow(db: Database) {
  return db
    .selectFrom("catalogue_sync")
    .selectAll()
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
}

function stateOf(row: SyncColumns) {
  return {
    version: row.version,
    metadataVersion: row.metadata_version,
    checkedAt: row.checked_at ?? undefined,
    blockedUntil: row.blocked_until,
    blockedToken: row.blocked_token,
    /** In Polish, for the owner; undefined when all is well. */
    problem: row.problem ?? undefined,
    problemKind: row.problem_kind ?? undefined,
    suspiciousAt: row.suspicious_at ?? undefined,
    source: row.source,
  };
}
