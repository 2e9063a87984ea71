import type { Kysely } from "kysely";
import type { InventoryMetadata } from "./inventory.ts";
import type { Tables } from "./schema.ts";

/** Another process has the warehouse in its hands. */
export class LeaseLost extends Error {}

export type SyncState = {
  version: number;
  frameVersion: number;
  /** When the warehouse was last read to the end; undefined before the first time. */
  checkedAt: number | undefined;
  dueAt: number;
  blockedUntil: number;
  /** A mark of the token that is blocked. */
  blockedToken: string;
  /** In Polish, for the owner; undefined while all is well. */
  problem: string | undefined;
  problemKind: string | undefined;
  /** One after another. */
  failures: number;
  /** When a reading would have emptied half of the shop and was not believed. */
  doubtedAt: number | undefined;
  /** A mark of the account and the shelves that were read. */
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
     * For this owner alone until the lease ends; false when another one has it, or nothing is due by
     * `dueBy`. Its own lease is left over from a reading that lost the database before it could let go.
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
    /** Nobody uses this token until then. */
    async recordBlock(blockedUntil: number, blockedToken: string): Promise<void> {
      await db
        .updateTable("warehouses")
        .set(columnsOf({ blockedUntil, blockedToken }))
        .where("name", "=", name)
        .execute();
    },
    /** Notes how the reading went and lets go of the lease. */
    async finishSync(workerId: string, state: Partial<SyncState>): Promise<void> {
      await db
        .updateTable("warehouses")
        .set({ ...columnsOf(state), leased_by: "", leased_until: 0 })
        .where("name", "=", name)
        .where("leased_by", "=", workerId)
        .execute();
    },
    /** The next reading need not wait, but a block holds. */
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

/** From here to the commit no other process can change the row. */
export async function lockLease(db: Kysely<Tables>, workerId: string, now: number) {
  const row = await lockSyncState(db)
    .where("leased_by", "=", workerId)
    .where("leased_until", ">", now)
    .executeTakeFirst();
  if (!row) throw new LeaseLost("another process reads the warehouse");
  return row;
}

/** Writes the row to itself. */
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
    frameVersion: Number(row.frame_version),
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

/** A key that is there with no value empties its column. */
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
