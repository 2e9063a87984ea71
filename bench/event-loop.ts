import { appendFileSync } from "node:fs";

/**
 * Loaded into a process to be measured: appends the CPU time of its main thread between two turns of
 * the event loop, in milliseconds, to the file BENCH_BLOCKS. Other load on the machine hardly counts.
 */
const file = process.env.BENCH_BLOCKS!;
let before = process.threadCpuUsage();
let longest = 0;
let reportAt = performance.now();

setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  longest = Math.max(longest, (user + system) / 1000);
  if (performance.now() > reportAt) {
    appendFileSync(file, `${longest}\n`);
    longest = 0;
    reportAt = performance.now() + 100;
  }
  before = process.threadCpuUsage();
}, 1).unref();
