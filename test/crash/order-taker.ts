import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { childEnv } from "../programs/child-env.ts";
import type { TestDatabase } from "../temporary-store.ts";

const script = fileURLToPath(new URL("./accept-orders.ts", import.meta.url));

/** Starts a process that places an order per key; `accepted` lists accepted ones. */
export function startOrderProcess(
  database: TestDatabase,
  keys: readonly string[],
  environment: { ONE_EACH?: string; CODE?: string } = {},
) {
  const child = spawn(process.execPath, [script, ...keys], {
    env: { ...childEnv, ...database, ...environment },
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => kill(child));
  const accepted = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    nextAccepted: async (): Promise<string> => (await accepted.next()).value ?? "nothing",
    kill: () => kill(child),
  };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
