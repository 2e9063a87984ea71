import type { Logger } from "pino";

const minute = 60_000;

/** Counts rejections by kind and logs them at most once a minute. */
export function createRejectionCounter(log: Pick<Logger, "info">) {
  let counts: Record<string, number> = {};
  let timer: NodeJS.Timeout | undefined;

  function logCounts(): void {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(counts).length > 0) log.info({ rejected: counts }, "Odrzucone zapytania");
    counts = {};
  }

  return {
    count(kind: string): void {
      counts[kind] = (counts[kind] ?? 0) + 1;
      timer ??= setTimeout(logCounts, minute).unref();
    },
    close: logCounts,
  };
}
