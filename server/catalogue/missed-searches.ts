import type { Logger } from "pino";
import { findCountableWords } from "../../shop/catalogue/search/missed-search.ts";
import { minuteMs } from "../../shop/time/durations.ts";
import type { Store } from "../db/store.ts";

const maxWords = 200;

type Deps = {
  store: Pick<Store, "missedSearches">;
  now: () => number;
  log: Pick<Logger, "warn">;
};

/** Counts searches without results in memory and stores them once a minute: no page waits for it. */
export function createMissedSearchCounter({ store, now, log }: Deps) {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = counts;
    counts = new Map();
    if (counted.size === 0) return;
    try {
      await store.missedSearches.add(counted, now());
    } catch (error) {
      log.warn({ err: error }, "Searches without results could not be stored");
    }
  }

  return {
    count(query: string): void {
      const words = findCountableWords(query);
      if (words === undefined || (counts.size >= maxWords && !counts.has(words))) return;
      counts.set(words, (counts.get(words) ?? 0) + 1);
      timer ??= setTimeout(() => void save(), minuteMs).unref();
    },
    close: save,
  };
}
