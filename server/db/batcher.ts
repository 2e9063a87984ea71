import { setImmediate as nextTick } from "node:timers/promises";

/** Limits how long one batch locks the database. */
const maxBatchSize = 100;

type Pending<Work, Result> = {
  work: Work;
  resolve: (outcome: Result) => void;
  reject: (reason: unknown) => void;
};

/** Collects work of one event-loop turn, or of the time a batch is running, into the next batch. */
export function createBatcher<Work, Result>(
  runBatch: (batchWork: readonly Work[]) => Promise<PromiseSettledResult<Result>[]>,
): (work: Work) => Promise<Result> {
  const pending: Pending<Work, Result>[] = [];
  let draining = false;

  async function drain(): Promise<void> {
    draining = true;
    while (pending.length > 0) {
      await nextTick();
      const batch = pending.splice(0, maxBatchSize);
      const batchWork = batch.map(({ work }) => work);
      const results = await runBatch(batchWork).catch((error: unknown) =>
        batchWork.map(() => rejected(error)),
      );
      for (const [index, result] of results.entries()) {
        if (result.status === "fulfilled") batch[index]!.resolve(result.value);
        else batch[index]!.reject(result.reason);
      }
    }
    draining = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      pending.push({ work, resolve, reject });
      if (!draining) void drain();
    });
}

export function fulfilled<T>(value: T): PromiseSettledResult<T> {
  return { status: "fulfilled", value };
}

export function rejected(reason: unknown): PromiseRejectedResult {
  return { status: "rejected", reason };
}
