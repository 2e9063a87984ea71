import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";

/** Repeats work with a pause until closing; logs only the first of consecutive failures. */
export function createRefreshLoop(log: Logger, closing: AbortSignal) {
  const running: Promise<void>[] = [];
  async function run(everyMs: number, work: () => Promise<void>, prepare?: () => Promise<void>) {
    let failed = false;
    let prepared = prepare === undefined;
    while (!closing.aborted) {
      try {
        if (!prepared) await prepare?.();
        prepared = true;
        await work();
        failed = false;
      } catch (error) {
        if (!failed && !closing.aborted) log.error({ err: error }, "Catalogue refresh failed");
        failed = true;
      }
      await pause(everyMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
    }
  }
  return {
    start: (everyMs: number, work: () => Promise<void>, prepare?: () => Promise<void>): void =>
      void running.push(run(everyMs, work, prepare)),
    stopped: () => Promise.all(running),
  };
}
