/** Lets so many work at the same time; the others wait in the order they came. */
export function createSemaphore(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function acquire<T>(work: () => Promise<T>): Promise<T> {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
