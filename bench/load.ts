import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import type { BenchServer } from "./servers.ts";

/** `p99` in milliseconds; `cpu` in microseconds per request, of all the server's processes. */
export type Load = { perSecond: number; p99: number; cpu: number };

const run = promisify(execFile);

/** Loads the page over 64 connections from a separate process. */
export async function measureServer(
  { url, pid, name }: BenchServer,
  seconds: number,
): Promise<Load> {
  const before = cpuMicroseconds(pid);
  const { stdout } = await run("wrk", [
    "-c",
    "64",
    "-t",
    "1",
    "-d",
    `${seconds}s`,
    "--latency",
    "-H",
    "Accept-Encoding: br",
    url,
  ]);
  const cpu = cpuMicroseconds(pid) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${name}: ${stdout}`);
  return {
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/, stdout)),
    p99: milliseconds(find(/99%\s+([\d.]+\w+)/, stdout)),
    cpu: cpu / Number(find(/(\d+) requests in/, stdout)),
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

function find(pattern: RegExp, text: string): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`wrk said:\n${text}`);
  return found;
}

function milliseconds(time: string): number {
  const amount = Number.parseFloat(time);
  if (time.endsWith("us")) return amount / 1000;
  return time.endsWith("ms") ? amount : amount * 1000;
}

/** CPU time of a process and its children; Linux counts in hundredths of a second. */
function cpuMicroseconds(pid: number): number {
  const ticks = readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(readStat)
    .filter((stat) => stat && (stat.pid === pid || stat.parent === pid))
    .reduce((sum, stat) => sum + stat!.ticks, 0);
  return ticks * 10_000;
}

function readStat(pid: string): { pid: number; parent: number; ticks: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
    };
  } catch {
    return undefined;
  }
}
