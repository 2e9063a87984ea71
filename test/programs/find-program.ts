import { existsSync } from "node:fs";
import { join } from "node:path";

/** Finds a program of Debian's, also where only the administrator looks. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/bin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
