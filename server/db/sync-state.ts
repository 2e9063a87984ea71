import type { Kysely } from "kysely";
import { takeCall, type CallRequest } from "./call-budget.ts";
import type { InventoryMetadata } from "./inventory.ts";
import type { Tables } from "./schema.ts";

export type SyncState = {
  version: number;
  metadataVersion: number;
  /** End of the last completed sync. */
  checkedAt: number | undefined;
  blockedUntil: number;
  /** Fingerprint of the blocked token. */
  blockedToken: string;
  /** In Polish, for the owner; undefined when all is well. */
  problem: string | undefined;
  problemKind: string | undefined;
  /** When a sync that would have removed half of the products was rejected. */
  suspiciousAt: number | undefined;
  /** Fingerprint of the synced account and selection. */
  source: string;
};

const name = "baselinker";

export function syncStateTable(db: Kysely<Tables>) {
  return {
    state: async (): Promise<SyncState> => stateOf(await readRow(db)),
    metadata: async (): Promise<InventoryMetadata> => JSON.parse((await readRow(db)).metadata),
    recordBlock: (blockedUntil: number, blockedToken: string): Promise<void> =>
      saveSyncState(db, { blockedUntil, blockedToken }),
    takeCall: (call: CallRequest): Promise<number> => takeCall(db, call),
  };
}

export async function saveSyncState(db: Kysely<Tables>, state: Partial<SyncState>): Promise<void> {
  const columns = columnsOf(state);
  if (Object.keys(columns).length === 0) return;
  await db.updateTable("catalogue_sync").set(columns).where("name", "=", name).execute();
}

/** Updates the row to itself, which locks it until the commit. */
export function lockSyncState(db: Kysely<Tables>) {
  return db
    .updateTable("catalogue_sync")
    .set((eb) => ({ source: eb.ref("source") }))
    .where("name", "=", name)
    .returning(["version", "calls"])
    .executeTakeFirstOrThrow();
}

function readRow(db: Kysely<Tables>) {
  return db
    .selectFrom("catalogue_sync")
    .selectAll()
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
}

function stateOf(row: Tables["catalogue_sync"]): SyncState {
  return {
    version: row.version,
    metadataVersion: Number(row.metadata_version),
    checkedAt: row.checked_at === null ? undefined : Number(row.checked_at),
    blockedUntil: Number(row.blocked_until),
    blockedToken: row.blocked_token,
    problem: row.problem ?? undefined,
    problemKind: row.problem_kind ?? undefined,
    suspiciousAt: row.suspicious_at === null ? undefined : Number(row.suspicious_at),
    source: row.source,
  };
}

/** An explicit undefined clears its column. */
function columnsOf(state: Partial<SyncState>): Partial<Tables["catalogue_sync"]> {
  return {
    ...("checkedAt" in state && { checked_at: state.checkedAt ?? null }),
    ...("blockedUntil" in state && { blocked_until: state.blockedUntil }),
    ...("blockedToken" in state && { blocked_token: state.blockedToken }),
    ...("problem" in state && { problem: state.problem ?? null }),
    ...("problemKind" in state && { problem_kind: state.problemKind ?? null }),
    ...("suspiciousAt" in state && { suspicious_at: state.suspiciousAt ?? null }),
    ...("source" in state && { source: state.source }),
  };
}
