/** Runs at most `max` tasks at a time, the others in order of arrival. */
export function createSemaphore(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function acquire<T>(work: () => Promise<T>): Promise<T> {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Hands the permit over to the next task.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
