import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const headlessShell = "/usr/bin/chromium-headless-shell";

const fullBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Finds Chromium: `CHROMIUM_PATH`, Playwright's, the system's, the package registry's, and finally
 * the system's after installing it with apt. Of the system's, the headless shell spends two thirds
 * of the processor's time: the full browser draws its toolbar in one more process for each page.
 * @throws with an instruction when there is none.
 */
export async function findChromium(): Promise<string> {
  return firstOf([headlessShell, ...fullBrowsers]) ?? (await packagedChromium()) ?? install();
}

/** Finds one that also fills in forms, if there is one. */
export async function findFullChromium(): Promise<string> {
  return firstOf(fullBrowsers) ?? findChromium();
}

function firstOf(systemPaths: readonly string[]): string | undefined {
  const own = process.env.CHROMIUM_PATH;
  if (own) return own;
  return [chromium.executablePath(), ...systemPaths].find((path) => existsSync(path));
}

async function packagedChromium(): Promise<string | undefined> {
  // Must be set before the import: only then does the package unpack its libraries.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  const path = await packaged.executablePath().catch(() => undefined);
  return path && runs(path) ? path : undefined;
}

function install(): string {
  spawnSync("apt-get", ["update"], { stdio: "inherit" });
  // One by one: some systems have no package of the shell.
  for (const name of ["chromium", "chromium-headless-shell"])
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], { stdio: "inherit" });
  const path = firstOf([headlessShell, ...fullBrowsers]);
  if (path) return path;
  throw new Error(
    "No Chromium for the browser tests. Install one (Debian: apt-get install chromium chromium-headless-shell) or set CHROMIUM_PATH.",
  );
}

function runs(path: string): boolean {
  return spawnSync(path, ["--headless=new", "--version", ...chromiumArguments]).status === 0;
}
