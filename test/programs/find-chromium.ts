import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const systemPaths = [
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
 * the system's after installing it with apt.
 * @throws with an instruction when there is none.
 */
export async function findChromium(): Promise<string> {
  const own = process.env.CHROMIUM_PATH;
  if (own) return own;
  const known = [chromium.executablePath(), ...systemPaths].find((path) => existsSync(path));
  return known ?? (await packagedChromium()) ?? installedChromium();
}

async function packagedChromium(): Promise<string | undefined> {
  // Must be set before the import: only then does the package unpack its libraries.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  const path = await packaged.executablePath().catch(() => undefined);
  return path && runs(path) ? path : undefined;
}

function installedChromium(): string {
  spawnSync("apt-get", ["update"], { stdio: "inherit" });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
    stdio: "inherit",
  });
  const path = systemPaths.find((each) => existsSync(each));
  if (path) return path;
  throw new Error(
    "No Chromium for the browser tests. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
}

function runs(path: string): boolean {
  return spawnSync(path, ["--headless=new", "--version", ...chromiumArguments]).status === 0;
}
