import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestPostgres } from "../programs/postgres.ts";
import { startShop } from "../start-shop.ts";

/** A process that is killed and restarted. */
export type ManagedProcess = {
  kind: "shop" | "web process" | "mail server" | "database";
  /** A shop's name is the one it sends to the mail server. */
  name: string;
  kill: () => Promise<void>;
  start: () => Promise<void>;
};

const mailServer = fileURLToPath(new URL("./mail-server.ts", import.meta.url));

export async function openShopProcess(name: string, environment: Record<string, string>) {
  let shop = await startShop(environment);
  const managed: ManagedProcess = {
    kind: "shop",
    name,
    kill: () => shop.kill(),
    async start() {
      shop = await startShop(environment);
    },
  };
  return { managed, origin: shop.origin, pid: () => shop.pid, close: () => shop.close() };
}

/** A web process of a cluster, which the primary replaces. */
export function webProcess(name: string, pid: () => number, random: () => number): ManagedProcess {
  return {
    kind: "web process",
    name,
    async kill() {
      const path = `/proc/${pid()}/task/${pid()}/children`;
      const children = readFileSync(path, "utf8").trim().split(" ").filter(Boolean);
      const chosen = children[Math.floor(random() * children.length)];
      if (chosen) process.kill(Number(chosen), "SIGKILL");
    },
    start: async () => undefined,
  };
}

export async function openMailProcess(port: number, journal: string) {
  let server: ChildProcess;
  const managed: ManagedProcess = {
    kind: "mail server",
    name: "mail server",
    async kill() {
      if (server.exitCode !== null) throw new Error("the mail server ended by itself");
      server.kill("SIGKILL");
      await once(server, "exit");
    },
    async start() {
      const args = [mailServer, String(port), journal];
      server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
      await once(server.stdout!, "data");
    },
  };
  await managed.start();
  return managed;
}

export function databaseProcess({ kill, start }: TestPostgres): ManagedProcess {
  return { kind: "database", name: "database", kill, start };
}
