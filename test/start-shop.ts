import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { startArguments, startEnvironment } from "./start-command.ts";

const root = new URL("..", import.meta.url).pathname;

/** Starts the built shop as its own process with its own data folder. */
export async function startShop(environment: Record<string, string> = {}) {
  const folder = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "latawiec-")));
  const port = environment.PORT ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const shop = spawn(process.execPath, startArguments, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...startEnvironment,
      PORT: String(port),
      HOST: "127.0.0.1",
      ORIGIN: origin,
      DATA_DIR: folder,
      WORKERS: "1",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let log = "";
  shop.stdout.setEncoding("utf8").on("data", (text: string) => (log += text));
  const exited = once(shop, "exit");
  await Promise.race([waitUntilOpen(origin), exited.then(() => Promise.reject(new Error(log)))]);
  return {
    origin,
    folder,
    log: () => log,
    pid: shop.pid!,
    kill: async () => {
      shop.kill("SIGKILL");
      await exited;
    },
    close: async () => {
      shop.kill("SIGTERM");
      await exited;
      if (!environment.DATA_DIR) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilOpen(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
