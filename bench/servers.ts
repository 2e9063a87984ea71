import { spawn } from "node:child_process";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { freePort } from "../test/programs/free-port.ts";
import { nginxSettings } from "./baselines/nginx-settings.ts";

/** A page exactly as the shop sends it, for the other servers to send. */
export type Sample = {
  path: string;
  headers: readonly (readonly [string, string])[];
  body: Buffer;
};

/** A server process that serves one page. */
export type BenchServer = { name: string; url: string; pid: number; close: () => Promise<void> };

const root = new URL("..", import.meta.url).pathname;

export async function startShop(workers: number, path: string): Promise<BenchServer> {
  const folder = temporaryFolder();
  const port = await freePort();
  return start("the shop", port, path, folder, ["server/node.sh", "server/main.ts"], {
    PORT: String(port),
    HOST: "127.0.0.1",
    ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: folder,
    WORKERS: String(workers),
    LOG_LEVEL: "error",
  });
}

export async function startNginx(workers: number, sample: Sample): Promise<BenchServer> {
  const folder = temporaryFolder();
  const port = await freePort();
  const settings = join(folder, "nginx.conf");
  writeFileSync(join(folder, "page.br"), sample.body);
  writeFileSync(settings, nginxSettings({ folder, port, workers, sample }));
  return start("nginx", port, sample.path, folder, [
    "nginx",
    "-p",
    folder,
    "-c",
    settings,
    "-e",
    "stderr",
  ]);
}

export async function startBaselineNode(workers: number, sample: Sample): Promise<BenchServer> {
  const folder = temporaryFolder();
  const port = await freePort();
  writeFileSync(join(folder, "page.br"), sample.body);
  writeFileSync(join(folder, "headers.json"), JSON.stringify(sample.headers));
  const command = [
    process.execPath,
    "bench/baselines/node-server.ts",
    folder,
    String(port),
    String(workers),
  ];
  return start("bare node:http", port, sample.path, folder, command);
}

async function start(
  name: string,
  port: number,
  path: string,
  folder: string,
  [command, ...rest]: readonly string[],
  env: Record<string, string> = {},
): Promise<BenchServer> {
  const server = spawn(command!, rest, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  await once(server, "spawn");
  const exited = once(server, "exit");
  const url = `http://127.0.0.1:${port}${path}`;
  await Promise.race([
    untilOpen(url),
    exited.then(() => Promise.reject(new Error(`${name} gave up`))),
  ]);
  return {
    name,
    url,
    pid: server.pid!,
    async close() {
      server.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "latawiec-bench-"));
}

const setByServer = new Set(["date", "connection", "keep-alive", "content-length"]);

export async function loadSample(url: string): Promise<Sample> {
  const outgoing = request(url, { headers: { "Accept-Encoding": "br" }, agent: false }).end();
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  if (response.headers["content-encoding"] !== "br") throw new Error(`${url} is not kept`);
  const headers = Object.entries(response.headersDistinct)
    .filter(([name]) => !setByServer.has(name))
    .map(([name, values]) => [name, values![0]!] as const);
  return { path: new URL(url).pathname, headers, body: await buffer(response) };
}
