import { setImmediate as turnOfEvents } from "node:timers/promises";

/** So that one batch holds the database only for a moment. */
const mostAtOnce = 100;

type Waiting<Work, Outcome> = {
  work: Work;
  resolve: (outcome: Outcome) => void;
  reject: (reason: unknown) => void;
};

/** Whatever comes in one turn of events, or while a batch is under way, shares the next. */
export function createGathering<Work, Outcome>(
  doTogether: (works: readonly Work[]) => Promise<PromiseSettledResult<Outcome>[]>,
): (work: Work) => Promise<Outcome> {
  const waiting: Waiting<Work, Outcome>[] = [];
  let underWay = false;

  async function doWaiting(): Promise<void> {
    underWay = true;
    while (waiting.length > 0) {
      await turnOfEvents();
      const batch = waiting.splice(0, mostAtOnce);
      const works = batch.map(({ work }) => work);
      const results = await doTogether(works).catch((error: unknown) =>
        works.map(() => refused(error)),
      );
      for (const [place, result] of results.entries()) {
        if (result.status === "fulfilled") batch[place]!.resolve(result.value);
        else batch[place]!.reject(result.reason);
      }
    }
    underWay = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (!underWay) void doWaiting();
    });
}

export function fulfilled<T>(value: T): PromiseSettledResult<T> {
  return { status: "fulfilled", value };
}

export function refused(reason: unknown): PromiseRejectedResult {
  return { status: "rejected", reason };
}
