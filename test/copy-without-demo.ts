import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..");
const leftOut = /^(demo|node_modules|build|data|test-results|playwright-report|\.git)$/;

/** Copies this checkout as an owner has it who deleted `demo/`. Returns the folder. */
export function copyWithoutDemo(): string {
  const folder = mkdtempSync(join(tmpdir(), "latawiec-without-demo-"));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !leftOut.test(relative(root, path)),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}
