/**
 * Does what there is to do in up to `most()` lanes at once, so that something slow holds up nobody.
 * Each lane that finds work opens the next one; a lane ends when there is nothing to take.
 */
export function createLanes<T>(means: {
  most: () => number;
  take: () => Promise<T | undefined>;
  work: (item: T) => Promise<void>;
  failed: (error: unknown) => void;
}) {
  const lanes = new Set<Promise<void>>();

  function open(): void {
    if (lanes.size >= means.most()) return;
    const lane: Promise<void> = run()
      .catch(means.failed)
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  async function run(): Promise<void> {
    while (means.most() > 0) {
      const item = await means.take();
      if (item === undefined) return;
      open();
      await means.work(item);
    }
  }

  return {
    open,
    async ended(): Promise<void> {
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}
