import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { createSemaphore } from "../semaphore.ts";

const retryMs = 100;
const sqliteBusy = 5;

/**
 * Runs one work at a time among all processes of the machine that name the same file. SQLite locks
 * it by the operating system, which releases the lock of a process that dies.
 */
export function createProcessLock(path: string) {
  const own = createSemaphore(1);
  return {
    run: <T>(work: () => Promise<T>): Promise<T> =>
      own.run(async () => {
        const lock = await takeLock(path);
        try {
          return await work();
        } finally {
          lock.close();
        }
      }),
  };
}

async function takeLock(path: string): Promise<DatabaseSync> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(path, { timeout: 0 });
  for (;;) {
    try {
      file.exec("begin exclusive");
      return file;
    } catch (error) {
      if (((error as { errcode?: number }).errcode ?? 0) % 256 === sqliteBusy) {
        await pause(retryMs);
        continue;
      }
      file.close();
      throw error;
    }
  }
}
