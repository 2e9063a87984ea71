import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { findCurrentBuild } from "../server/web/build/build-folder.ts";
import { openTestStock } from "./demo-catalogue.ts";
import { freePort } from "./programs/free-port.ts";
import { temporaryRoot } from "./programs/temporary-root.ts";

const root = new URL("..", import.meta.url).pathname;

/** Runs a start that is to end by itself. */
export async function runRejectedStart(environment: Record<string, string>) {
  const shop = spawn(join(root, "server/node.sh"), ["server/main.ts"], {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", ...environment },
  });
  const [out, err, [code]] = await Promise.all([
    text(shop.stdout),
    text(shop.stderr),
    once(shop, "exit"),
  ]);
  return { out, err, code: code as number };
}

/** Starts the built shop of a checkout as its own process with its own data folder. */
export async function startShop(environment: Record<string, string> = {}, checkout = root) {
  const folder = environment.DATA_DIR ?? (await newDataFolder());
  const port = environment.PORT ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const stock = await openTestStock(environment);
  const settings = {
    PORT: String(port),
    HOST: "127.0.0.1",
    ORIGIN: origin,
    DATA_DIR: folder,
    WORKERS: "1",
    ...stock.settings,
    ...environment,
  };
  const { MY_DIR } = environment;
  const build = MY_DIR ? [`--build=${await layOver(MY_DIR, folder)}`] : [];
  const shop = spawn(join(checkout, "server/node.sh"), ["server/main.ts", ...build], {
    cwd: checkout,
    env: { PATH: process.env.PATH, ...settings },
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
      await stock.close();
    },
    close: async () => {
      shop.kill("SIGTERM");
      await exited;
      await stock.close();
      if (!environment.DATA_DIR) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Shares the pictures that other tests' shops have encoded. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(temporaryRoot, "latawiec-"));
  const pictures = join(root, "node_modules/.cache/latawiec-test-pictures");
  await mkdir(pictures, { recursive: true });
  await symlink(pictures, join(folder, "images"));
  return folder;
}

/** Makes a build whose server has another owner's settings, and whose pages are those of the current build. */
async function layOver(myFolder: string, folder: string): Promise<string> {
  const build = await mkdtemp(join(folder, "build-"));
  for (const name of ["client", "server"])
    await symlink(join(findCurrentBuild()!, name), join(build, name));
  await symlink(myFolder, join(build, "my"));
  return build;
}

async function waitUntilOpen(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
