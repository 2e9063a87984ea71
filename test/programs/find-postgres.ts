import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const debianFolder = "/usr/lib/postgresql";

/**
 * Finds PostgreSQL's programs: `POSTGRES_BIN`, Debian's newest, `PATH`, and finally Debian's after
 * installing it with apt.
 * @throws with an instruction when there is none.
 */
export function findPostgres(): string {
  const own = process.env.POSTGRES_BIN;
  if (own) return own;
  return debianPostgres() ?? postgresInPath() ?? installedPostgres();
}

function debianPostgres(): string | undefined {
  if (!existsSync(debianFolder)) return undefined;
  const versions = readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one));
  return versions.map((version) => join(debianFolder, version, "bin")).find(isComplete);
}

function postgresInPath(): string | undefined {
  return (process.env.PATH ?? "").split(delimiter).find(isComplete);
}

function installedPostgres(): string {
  spawnSync("apt-get", ["update"], { stdio: "inherit" });
  const install = ["install", "-y", "--no-install-recommends", "postgresql"];
  spawnSync("apt-get", install, { stdio: "inherit" });
  const found = debianPostgres();
  if (found) return found;
  throw new Error(
    "No PostgreSQL for the tests. Install it (Debian: apt-get install postgresql) or set POSTGRES_BIN to the folder of its programs.",
  );
}

function isComplete(folder: string): boolean {
  return ["initdb", "postgres"].every((program) => existsSync(join(folder, program)));
}
