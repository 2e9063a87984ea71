export function createSemaphore(max: number, maxQueued = Infinity) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    isFull: () => waiting.length >= maxQueued,
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
