import { setImmediate as nextTick } from "node:timers/promises";
import { sql, type Transaction } from "kysely";
import type { Tables } from "./schema.ts";
import type { Store } from "./store.ts";

/** Limits how long one batch locks the database. */
const maxBatchSize = 100;

/** Writes the batch in order. @throws when any part cannot be written. */
type WriteBatch<Work, Result> = (
  transaction: Transaction<Tables>,
  works: readonly Work[],
) => Promise<Result[]>;

type Deps<Work, Result> = {
  /** Takes the lock of a batch; when it fails, the whole batch is rejected. */
  lock: (transaction: Transaction<Tables>) => Promise<void>;
  write: WriteBatch<Work, Result>;
};

type Settled<Result> = { result: Result } | { error: unknown };

/**
 * A commit waits for the disk, so work of one event-loop turn, or of the time a commit takes,
 * shares the next one. Results resolve after the commit. Work that fails is rejected alone.
 */
export function createGroupCommit<Work, Result>(
  { transaction }: Pick<Store, "transaction">,
  deps: Deps<Work, Result>,
): (work: Work) => Promise<Result> {
  const pending: (PromiseWithResolvers<Result> & { work: Work })[] = [];
  let draining = false;

  async function drain(): Promise<void> {
    draining = true;
    while (pending.length > 0) {
      await nextTick();
      const batch = pending.splice(0, maxBatchSize);
      const works = batch.map(({ work }) => work);
      const settled = await transaction((trx) => writeBatch(trx, works, deps)).catch(
        (error: unknown) => works.map(() => ({ error })),
      );
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = settled[index]!;
        if ("result" in outcome) resolve(outcome.result);
        else reject(outcome.error);
      }
    }
    draining = false;
  }

  return (work) => {
    const waiting = { ...Promise.withResolvers<Result>(), work };
    pending.push(waiting);
    if (!draining) void drain();
    return waiting.promise;
  };
}

async function writeBatch<Work, Result>(
  transaction: Transaction<Tables>,
  works: readonly Work[],
  { lock, write }: Deps<Work, Result>,
): Promise<Settled<Result>[]> {
  await lock(transaction);
  const writeSome = async (some: readonly Work[]) =>
    (await write(transaction, some)).map((result) => ({ result }));
  if (works.length === 1) return writeSome(works);
  const inSavepoint = (some: readonly Work[]) => withSavepoint(transaction, () => writeSome(some));
  const together = await inSavepoint(works);
  if (!("error" in together)) return together;
  const alone = [];
  for (const work of works) alone.push(await inSavepoint([work]));
  return alone.flat();
}

async function withSavepoint<T>(
  transaction: Transaction<Tables>,
  work: () => Promise<T>,
): Promise<T | { error: unknown }> {
  await sql`savepoint work`.execute(transaction);
  try {
    const outcome = await work();
    await sql`release savepoint work`.execute(transaction);
    return outcome;
  } catch (error) {
    // A full disk has ended the whole transaction: what is written next would be stored at once.
    const rollBack = sql`rollback to savepoint work`.execute(transaction);
    await rollBack.catch(() => Promise.reject(error as Error));
    return { error };
  }
}
