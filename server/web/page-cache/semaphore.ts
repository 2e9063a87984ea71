/** Lets so many work at the same time; the others wait in the order they came. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
    if (working < most) working += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
