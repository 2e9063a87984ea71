type Task = { at: number; number: number; run: () => void | Promise<void> };

/**
 * Runs tasks by an injected clock, which `advance` moves forward. With `automatic` they run by
 * themselves in real time.
 */
export function createSchedule(clock: () => number, automatic: boolean) {
  const tasks: Task[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let skippedMs = 0;
  let added = 0;
  const now = () => clock() + skippedMs;

  function takeNext(until: number): Task | undefined {
    tasks.sort((one, other) => one.at - other.at || one.number - other.number);
    return tasks[0] && tasks[0].at <= until ? tasks.shift() : undefined;
  }

  /** Moves the clock, stopping at each task on the way; resolves when all have run. */
  async function advance(ms: number): Promise<void> {
    const until = now() + ms;
    for (let task = takeNext(until); task; task = takeNext(until)) {
      skippedMs += Math.max(0, task.at - now());
      await task.run();
    }
    skippedMs += Math.max(0, until - now());
  }

  function startTimer(at: number): void {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        // A timer may be a millisecond early.
        void advance(Math.max(0, at - now()));
      },
      Math.max(0, at - now()),
    ).unref();
    timers.add(timer);
  }

  return {
    now,
    advance,
    /** Runs the task after this time; never if it is infinite. */
    add(afterMs: number, run: Task["run"]): void {
      if (!Number.isFinite(afterMs)) return;
      const at = now() + afterMs;
      tasks.push({ at, number: (added += 1), run });
      // Timers take at most 24 days; the tests' clocks need none.
      if (automatic && afterMs < 2 ** 31) startTimer(at);
    },
    /** Due times of what waits. */
    waiting: () => tasks.map(({ at }) => at).sort((one, other) => one - other),
    close(): void {
      tasks.length = 0;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
