import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** What the package registry has not; a path of each file that is there, undefined for each that is not. */
export type MachineProgram = { debian: readonly string[]; find: () => (string | undefined)[] };

/** Programs of the machine that some tests need, with Debian's packages. */
export const machinePrograms = {
  Firefox: { debian: ["firefox-esr"], find: () => [findFirefox()] },
  WebKit: {
    debian: ["webkit2gtk-driver", "xvfb"],
    find: () => [findProgram("WebKitWebDriver"), findProgram("Xvfb"), findMiniBrowser()],
  },
  nginx: {
    debian: ["nginx-light", "openssl"],
    find: () => [findProgram("nginx"), findProgram("openssl")],
  },
  Caddy: { debian: ["caddy"], find: () => [findProgram("caddy")] },
  systemd: { debian: ["systemd"], find: () => [findProgram("systemd-analyze")] },
  /** The whole browser, which also fills in forms by itself. */
  Chromium: { debian: ["chromium"], find: () => [findProgram("chromium", "google-chrome")] },
} satisfies Record<string, MachineProgram>;

export type MachineProgramName = keyof typeof machinePrograms;

/** Returns its files in the order of `find`. @throws with an instruction when one is missing */
export function requireProgram(name: MachineProgramName): string[] {
  const files = machinePrograms[name].find();
  if (isComplete(files)) return files;
  throw new Error(`${name} is missing. ${instruct([name])}`);
}

export function findMissing(names: readonly MachineProgramName[]): MachineProgramName[] {
  return names.filter((name) => !isComplete(machinePrograms[name].find()));
}

export function instruct(missing: readonly MachineProgramName[]): string {
  return `Install it: npm run test:programs, or on Debian: apt-get install ${packagesOf(missing).join(" ")}`;
}

export function packagesOf(names: readonly MachineProgramName[]): string[] {
  return names.flatMap((name) => machinePrograms[name].debian);
}

function isComplete(files: readonly (string | undefined)[]): files is string[] {
  return files.every((file) => file !== undefined);
}

function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? findProgram("firefox-esr", "firefox");
}

/** Finds a program in `PATH` and where only the administrator looks. */
function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/bin"];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** WebKitGTK's browser lies in the library folder of the machine's architecture. */
function findMiniBrowser(): string | undefined {
  if (!existsSync("/usr/lib")) return undefined;
  return readdirSync("/usr/lib")
    .map((folder) => join("/usr/lib", folder, "webkit2gtk-4.1/MiniBrowser"))
    .find((path) => existsSync(path));
}
