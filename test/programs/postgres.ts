import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { preparePostgres } from "./postgres-programs.ts";
import { temporaryRoot } from "./temporary-root.ts";

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** No fsync: tests do not lose power. */
const withoutFsync = { fsync: "off", full_page_writes: "off" };

/**
 * Starts a PostgreSQL on the loopback in a temporary folder, which creates databases on demand and
 * can be killed and restarted. `settings` as in postgresql.conf.
 */
export async function startPostgres(settings: Record<string, string> = withoutFsync) {
  const programs = preparePostgres();
  const folder = mkdtempSync(join(temporaryRoot, "latawiec-postgres-"));
  const user = plainUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  initialise(join(programs, "initdb"), data, user);
  const port = await freePort();
  const address = (database: string) => `postgres://latawiec@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;
  let made = 0;

  async function start(): Promise<void> {
    const options = { listen_addresses: "127.0.0.1", port: String(port), ...settings };
    const set = { ...options, unix_socket_directories: folder, max_connections: "200" };
    const words = Object.entries(set).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    for (;;) {
      server = spawn(join(programs, "postgres"), ["-D", data, ...words], {
        ...user,
        stdio: ["ignore", "ignore", "pipe"],
      });
      const problem = await untilReady(server);
      if (!problem) return;
      // Processes of a killed server need a moment to notice.
      if (!problem.includes("pre-existing shared memory block"))
        throw new Error(`PostgreSQL did not start:\n${problem}`);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, "exit");
    server.kill(signal);
    await gone;
  }

  await start();
  return {
    start,
    /** Creates an empty database and returns its URL. */
    async createDatabase(): Promise<string> {
      made += 1;
      const name = `shop_${process.pid}_${made}_${Date.now()}`;
      await runSql(address("postgres"), `create database ${name}`);
      return address(name);
    },
    /** Kills the server without a shutdown. */
    kill: () => end("SIGKILL"),
    /** Shuts down fast: closes all connections and leaves consistent files. */
    stop: () => end("SIGINT"),
    async close(): Promise<void> {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
    address,
  };
}

/** PostgreSQL refuses to run as root; uses its own user or nobody. */
function plainUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const line = ["postgres:", "nobody:"].flatMap((name) => users.filter((u) => u.startsWith(name)));
  const [, , uid, gid] = line[0]!.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

function initialise(program: string, data: string, user: ReturnType<typeof plainUser>): void {
  const words = ["-D", data, "-U", "latawiec", "--auth=trust", "--no-sync", "-E", "UTF8"];
  const locale = ["--locale=C.UTF-8"];
  const { status, stderr } = spawnSync(program, [...words, ...locale], {
    ...user,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`PostgreSQL could not be prepared:\n${stderr}`);
}

/** Undefined once it is up; else its output. */
async function untilReady(server: ChildProcess): Promise<string | undefined> {
  const said: string[] = [];
  for await (const line of createInterface(server.stderr!)) {
    said.push(line);
    if (!line.includes("ready to accept connections")) continue;
    // Drains the pipe, which would block the server when full.
    server.stderr!.resume();
    return undefined;
  }
  return said.join("\n");
}

/** Runs one statement on its own connection. */
export async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
