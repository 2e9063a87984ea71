import { sql, type Transaction } from "kysely";
import { createBatcher, fulfilled, rejected } from "./batcher.ts";
import type { Database, Tables } from "./schema.ts";

type Deps<Work, Result> = {
  /** Takes the lock of a batch; when it fails, the whole batch is rejected. */
  lock: (transaction: Transaction<Tables>) => Promise<void>;
  /** Writes the batch in order. @throws when any part cannot be written. */
  write: (transaction: Transaction<Tables>, works: readonly Work[]) => Promise<Result[]>;
};

/**
 * A commit waits for the disk, so work of one event-loop turn, or of the time a commit takes,
 * shares the next one. Results resolve after the commit. Work that fails is rejected alone.
 */
export function createGroupCommit<Work, Result>(
  db: Database,
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

/** Rolls back to a savepoint when the work fails. */
async function withSavepoint<T>(transaction: Transaction<Tables>, work: () => Promise<T>) {
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
