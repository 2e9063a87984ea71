/**
 * What bounds a process's memory is read only when it begins, so it begins once more, in its own
 * place and under its own number. Whoever sets `MALLOC_ARENA_MAX` chooses for themselves.
 */
export function beginLean(): void {
  const { env, execPath, execArgv, argv, execve } = process;
  if (env.MALLOC_ARENA_MAX !== undefined || execve === undefined) return;
  const command = [execPath, ...heap, ...execArgv, ...argv.slice(1)];
  execve.call(process, execPath, command, { ...allocation, ...env });
}

const heap = [
  // Pages are short-lived: left alone, the room for new things grows to 128 MiB and stays there.
  "--max-semi-space-size=8",
  // Nor does what lives long, the catalogue above all, need as much room again to grow into.
  "--heap-growing-percent=40",
];

const allocation = {
  // Compressing on four threads would scatter pages over a pool of memory for each of them…
  MALLOC_ARENA_MAX: "2",
  // …and what a page took would stay with the process instead of going back to the system.
  MALLOC_MMAP_THRESHOLD_: "65536",
  // With its code kept as it was compiled, the process never loads the TypeScript compiler.
  NODE_COMPILE_CACHE: new URL("../node_modules/.cache/latawiec", import.meta.url).pathname,
};
