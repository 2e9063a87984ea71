import { resolve } from "node:path";

/** Resolves a file that the owner named where they stand: npm and `deploy/latawiec` go elsewhere. */
export function callerPath(file: string): string {
  const { INIT_CWD = "" } = process.env;
  return resolve(INIT_CWD, file);
}
