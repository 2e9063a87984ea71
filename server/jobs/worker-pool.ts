/**
 * Processes items with up to `maxWorkers()` in parallel. Each worker that finds an item starts
 * another one, and ends when there is nothing to take.
 */
export function createWorkerPool<T>(deps: {
  maxWorkers: () => number;
  take: () => Promise<T | undefined>;
  work: (item: T) => Promise<void>;
  failed: (error: unknown) => void;
}) {
  const workers = new Set<Promise<void>>();

  function start(): void {
    if (workers.size >= deps.maxWorkers()) return;
    const worker: Promise<void> = run()
      .catch(deps.failed)
      .finally(() => workers.delete(worker));
    workers.add(worker);
  }

  async function run(): Promise<void> {
    while (deps.maxWorkers() > 0) {
      const item = await deps.take();
      if (item === undefined) return;
      start();
      await deps.work(item);
    }
  }

  return {
    start,
    async drained(): Promise<void> {
      while (workers.size > 0) await Promise.all(workers);
    },
  };
}
