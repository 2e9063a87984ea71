import { sql, type Kysely, type Transaction } from "kysely";
import { createBatcher, fulfilled, rejected } from "./batcher.ts";
import type { Tables } from "./schema.ts";

type Deps<Work, Result> = {
  /** Waits for the other processes, once a batch; when it fails, nothing of the batch is kept. */
  lock: (transaction: Transaction<Tables>) => Promise<void>;
  /** Writes all of it, the first first. @throws when any of it cannot be written. */
  write: (transaction: Transaction<Tables>, works: readonly Work[]) => Promise<Result[]>;
};

/**
 * A commit costs waiting for the disk, so whatever comes in one turn of events, or while a commit
 * is under way, shares the next. Answers come after the commit. What cannot be written is refused
 * alone; the others of its batch are kept.
 */
export function createGroupCommit<Work, Result>(
  db: Kysely<Tables>,
  deps: Deps<Work, Result>,
): (work: Work) => Promise<Result> {
  return createBatcher((works) =>
    db.transaction().execute((transaction) => writeBatch(transaction, works, deps)),
  );
}

async function writeBatch<Work, Result>(
  transaction: Transaction<Tables>,
  works: readonly Work[],
  { lock, write }: Deps<Work, Result>,
): Promise<PromiseSettledResult<Result>[]> {
  await lock(transaction);
  if (works.length === 1) return (await write(transaction, works)).map(fulfilled);
  const inSavepoint = (chunk: readonly Work[]) =>
    withSavepoint(transaction, () => write(transaction, chunk)).then(
      (outcomes) => outcomes.map(fulfilled),
      (error: unknown) => [rejected(error)],
    );
  const together = await inSavepoint(works);
  if (together.length === works.length) return together;
  const results: PromiseSettledResult<Result>[] = [];
  for (const work of works) results.push(...(await inSavepoint([work])));
  return results;
}

/** Leaves the transaction as it was when the work fails. */
async function withSavepoint<T>(
  transaction: Transaction<Tables>,
  work: () => Promise<T>,
): Promise<T> {
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
