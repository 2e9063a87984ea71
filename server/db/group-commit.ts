import { sql, type Kysely, type Transaction } from "kysely";
import { createGathering, fulfilled, refused } from "./batcher.ts";
import type { Tables } from "./schema.ts";

type Means<Work, Outcome> = {
  /** Waits for the other processes, once a batch; when it fails, nothing of the batch is kept. */
  lock: (transaction: Transaction<Tables>) => Promise<void>;
  /** Writes all of it, the first first. @throws when any of it cannot be written. */
  write: (transaction: Transaction<Tables>, works: readonly Work[]) => Promise<Outcome[]>;
};

/**
 * A commit costs waiting for the disk, so whatever comes in one turn of events, or while a commit
 * is under way, shares the next. Answers come after the commit. What cannot be written is refused
 * alone; the others of its batch are kept.
 */
export function createGroupCommit<Work, Outcome>(
  db: Kysely<Tables>,
  means: Means<Work, Outcome>,
): (work: Work) => Promise<Outcome> {
  return createGathering((works) =>
    db.transaction().execute((transaction) => writeBatch(transaction, works, means)),
  );
}

async function writeBatch<Work, Outcome>(
  transaction: Transaction<Tables>,
  works: readonly Work[],
  { lock, write }: Means<Work, Outcome>,
): Promise<PromiseSettledResult<Outcome>[]> {
  await lock(transaction);
  if (works.length === 1) return (await write(transaction, works)).map(fulfilled);
  const undoable = (part: readonly Work[]) =>
    orUndo(transaction, () => write(transaction, part)).then(
      (outcomes) => outcomes.map(fulfilled),
      (error: unknown) => [refused(error)],
    );
  const together = await undoable(works);
  if (together.length === works.length) return together;
  const apart: PromiseSettledResult<Outcome>[] = [];
  for (const work of works) apart.push(...(await undoable([work])));
  return apart;
}

/** Leaves the transaction as it was when the work fails. */
async function orUndo<T>(transaction: Transaction<Tables>, work: () => Promise<T>): Promise<T> {
  await sql`savepoint work`.execute(transaction);
  try {
    const outcome = await work();
    await sql`release savepoint work`.execute(transaction);
    return outcome;
  } catch (error) {
    await sql`rollback to savepoint work`.execute(transaction);
    throw error;
  }
}
