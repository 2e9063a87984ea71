import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..");
const leftOut = /^(demo|node_modules|build|data|test-results|playwright-report|\.git)$/;

/** Copies and builds this checkout as an owner has it who deleted `demo/`. Returns the folder. */
export async function copyWithoutDemo(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "latawiec-without-demo-"));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !leftOut.test(relative(root, path)),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  await promisify(execFile)(process.execPath, ["build.ts"], { cwd: folder });
  return folder;
}
