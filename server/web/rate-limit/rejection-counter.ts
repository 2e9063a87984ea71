import type { Logger } from "pino";

const minute = 60_000;

/** What was turned away is counted by its kind and not kept: at most one line of numbers a minute. */
export function createRejections(log: Pick<Logger, "info">) {
  let counts: Record<string, number> = {};
  let telling: NodeJS.Timeout | undefined;

  function tell(): void {
    clearTimeout(telling);
    telling = undefined;
    if (Object.keys(counts).length > 0) log.info({ rejected: counts }, "Odrzucone zapytania");
    counts = {};
  }

  return {
    count(kind: string): void {
      counts[kind] = (counts[kind] ?? 0) + 1;
      telling ??= setTimeout(tell, minute).unref();
    },
    /** Tells what is left to tell. */
    close: tell,
  };
}
