import { readFileSync } from "node:fs";

/** Returns the ids of a process's own children. */
export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return (children.match(/\d+/g) ?? []).map(Number);
}
