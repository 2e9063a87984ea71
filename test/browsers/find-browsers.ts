import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const libraries = "/usr/lib";

/**
 * Finds Firefox: `FIREFOX_PATH`, `PATH`, and finally Debian's after installing it.
 * @throws with an instruction when there is none.
 */
export function findFirefox(): string {
  const find = () => process.env.FIREFOX_PATH ?? findProgram("firefox-esr", "firefox");
  return find() ?? install("Firefox", find, ["firefox-esr"], "or set FIREFOX_PATH");
}

export type WebKitPrograms = { driver: string; browser: string; display: string };

/**
 * Finds WebKitGTK's driver, its browser and a virtual X server.
 * @throws with an instruction when one is missing and cannot be installed.
 */
export function findWebKit(): WebKitPrograms {
  const find = (): WebKitPrograms | undefined => {
    const driver = findProgram("WebKitWebDriver");
    const display = findProgram("Xvfb");
    const browser = findMiniBrowser();
    return driver && display && browser ? { driver, browser, display } : undefined;
  };
  return find() ?? install("WebKit", find, ["webkit2gtk-driver", "xvfb"]);
}

function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** In the library folder of the machine's architecture. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((folder) => join(libraries, folder, "webkit2gtk-4.1/MiniBrowser"))
    .find((path) => existsSync(path));
}

function install<Found>(
  name: string,
  find: () => Found | undefined,
  packages: readonly string[],
  otherwise = "",
): Found {
  spawnSync("apt-get", ["update"], { stdio: "inherit" });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], {
    stdio: "inherit",
  });
  const found = find();
  if (found) return found;
  throw new Error(
    `No ${name} for the tests. Install it (Debian: apt-get install ${packages.join(" ")}) ${otherwise}`,
  );
}
