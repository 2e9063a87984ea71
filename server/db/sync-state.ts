import type { Kysely } from "kysely";
import type { InventoryMetadata } from "./inventory.ts";
import type { Tables } from "./schema.ts";

/** Another process holds the sync lease. */
export class LeaseLost extends Error {}

export type SyncState = {
  version: number;
  metadataVersion: number;
  /** End of the last completed sync. */
  checkedAt: number | undefined;
  dueAt: number;
  blockedUntil: number;
  /** Fingerprint of the blocked token. */
  blockedToken: string;
  /** In Polish, for the owner; undefined when all is well. */
  problem: string | undefined;
  problemKind: string | undefined;
  /** Consecutive failures. */
  failures: number;
  /** When a sync that would have removed half of the products was rejected. */
  doubtedAt: number | undefined;
  /** Fingerprint of the synced account and selection. */
  source: string;
};

const name = "baselinker";
const anyTime = Number.MAX_SAFE_INTEGER;

export function syncStateTable(db: Kysely<Tables>) {
  return {
    syncState: async (): Promise<SyncState> => stateOf(await readRow(db)),
    inventoryMetadata: async (): Promise<InventoryMetadata> =>
      JSON.parse((await readRow(db)).frame),
    /**
     * Takes the lease; false if another process has it or nothing is due by `dueBy`. A worker's own
     * lease is left over from a sync that lost the database.
     */
    async claimSync(workerId: string, now: number, leaseMs: number, dueBy = anyTime) {
      const { numUpdatedRows } = await db
        .updateTable("warehouses")
        .set({ leased_by: workerId, leased_until: now + leaseMs })
        .where("name", "=", name)
        .where((eb) => eb("leased_until", "<=", now).or("leased_by", "=", workerId))
        .where("due_at", "<=", dueBy)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async recordBlock(blockedUntil: number, blockedToken: string): Promise<void> {
      await db
        .updateTable("warehouses")
        .set(columnsOf({ blockedUntil, blockedToken }))
        .where("name", "=", name)
        .execute();
    },
    async finishSync(workerId: string, state: Partial<SyncState>): Promise<void> {
      await db
        .updateTable("warehouses")
        .set({ ...columnsOf(state), leased_by: "", leased_until: 0 })
        .where("name", "=", name)
        .where("leased_by", "=", workerId)
        .execute();
    },
    /** A block still applies. */
    async makeSyncDueNow(now: number): Promise<void> {
      await db
        .updateTable("warehouses")
        .set({ due_at: now })
        .where("name", "=", name)
        .where("due_at", ">", now)
        .execute();
    },
  };
}

/** Locks the row until the commit. */
export async function lockLease(db: Kysely<Tables>, workerId: string, now: number) {
  const row = await lockSyncState(db)
    .where("leased_by", "=", workerId)
    .where("leased_until", ">", now)
    .executeTakeFirst();
  if (!row) throw new LeaseLost("another process holds the sync lease");
  return row;
}

/** Updates the row to itself, which locks it. */
export function lockSyncState(db: Kysely<Tables>) {
  return db
    .updateTable("warehouses")
    .set((eb) => ({ leased_by: eb.ref("leased_by") }))
    .where("name", "=", name)
    .returning(["version", "calls"]);
}

function readRow(db: Kysely<Tables>) {
  return db.selectFrom("warehouses").selectAll().where("name", "=", name).executeTakeFirstOrThrow();
}

function stateOf(row: Tables["warehouses"]): SyncState {
  return {
    version: Number(row.version),
    metadataVersion: Number(row.frame_version),
    checkedAt: row.checked_at === null ? undefined : Number(row.checked_at),
    dueAt: Number(row.due_at),
    blockedUntil: Number(row.blocked_until),
    blockedToken: row.blocked_token,
    problem: row.problem ?? undefined,
    problemKind: row.problem_kind ?? undefined,
    failures: row.failures,
    doubtedAt: row.doubted_at === null ? undefined : Number(row.doubted_at),
    source: row.source,
  };
}

/** An explicit undefined clears its column. */
function columnsOf(state: Partial<SyncState>): Partial<Tables["warehouses"]> {
  return {
    ...("checkedAt" in state && { checked_at: state.checkedAt ?? null }),
    ...("dueAt" in state && { due_at: state.dueAt }),
    ...("blockedUntil" in state && { blocked_until: state.blockedUntil }),
    ...("blockedToken" in state && { blocked_token: state.blockedToken }),
    ...("problem" in state && { problem: state.problem ?? null }),
    ...("problemKind" in state && { problem_kind: state.problemKind ?? null }),
    ...("failures" in state && { failures: state.failures }),
    ...("doubtedAt" in state && { doubted_at: state.doubtedAt ?? null }),
    ...("source" in state && { source: state.source }),
  };
}
