import { readFileSync } from "node:fs";

type LockEntry = {
  version?: string;
  /** Left out of this lock: the address follows from the registry that npm is set to. */
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  link?: boolean;
};

/** Every package that `npm ci` puts in place, by its folder; the shop itself is left out. */
export function readLock(): [folder: string, entry: LockEntry][] {
  const file = new URL("../../package-lock.json", import.meta.url);
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(packages).filter(([folder]) => folder !== "");
}
