export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
};

const longMs = 50;

/**
 * Computes total blocking time from CPU time (ms), which does not grow with other load on the
 * machine.
 * @param slower how many times slower the phone is than the processor was in this trace
 */
export function blockingOwnTime(events: readonly TraceEvent[], slower: number): number {
  const painted = firstPaint(events);
  return mainThread(events)
    .filter(({ name, ts }) => name === "RunTask" && ts > painted)
    .map(({ tdur = 0 }) => (tdur / 1000) * slower - longMs)
    .filter((blocked) => blocked > 0)
    .reduce((total, blocked) => total + blocked, 0);
}

/** Returns the main threads' events in the order in which they ended. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const main = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.filter(({ pid, tid }) => main.has(`${pid} ${tid}`));
}

/** @returns the first paint's moment, in the trace's microseconds */
function firstPaint(events: readonly TraceEvent[]): number {
  return Math.min(
    ...events.filter(({ name }) => name === "firstContentfulPaint").map(({ ts }) => ts),
  );
}
