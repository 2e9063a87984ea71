import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");
const leftOut = /^(node_modules|my|build|data|test-results|playwright-report|\.git)$/;

/** Copies this checkout without `my/`, with `demo/` or as an owner has it who deleted `demo/`. Returns the folder. */
export function copyCheckout({ demo }: { demo: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), "latawiec-checkout-"));
  const isCopied = (path: string) => !leftOut.test(path) && (demo || path !== "demo");
  cpSync(root, folder, { recursive: true, filter: (path) => isCopied(relative(root, path)) });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}
