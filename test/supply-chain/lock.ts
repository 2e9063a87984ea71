import { readFileSync } from "node:fs";

type LockEntry = {
  version?: string;
  /** Omitted from this lock: the URL depends on npm's registry setting. */
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  link?: boolean;
};

/** Every package that `npm ci` installs, by folder, without the shop itself. */
export function readLock(): [folder: string, entry: LockEntry][] {
  const file = new URL("../../package-lock.json", import.meta.url);
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(packages).filter(([folder]) => folder !== "");
}
