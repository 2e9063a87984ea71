import { spawnSync } from "node:child_process";

export type Step = { name: string; command: string };

const checks: readonly Step[] = [
  { name: "format", command: "oxfmt --check" },
  { name: "lint", command: "oxlint --type-aware --deny-warnings" },
  { name: "types", command: "react-router typegen && tsc" },
  { name: "dead code", command: "knip" },
  { name: "build", command: "npm run build --silent" },
  { name: "size", command: "size-limit" },
  { name: "unit and app tests", command: "vitest run" },
];

const longer: readonly Step[] = [
  { name: "crash test", command: "node test/faults/crash.ts 20" },
  { name: "browser tests", command: "playwright test" },
];

/** Runs every step, also after one has failed, and ends with the count of both. */
export function runSteps(all: boolean): never {
  const steps = all ? [...checks, ...longer] : checks;
  const failed = steps.filter((step) => !passes(step));
  for (const { name } of failed) console.log(`failed: ${name}`);
  console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}

function passes({ name, command }: Step): boolean {
  console.log(`\n— ${name}: ${command}`);
  const startedAt = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`— ${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  return status === 0;
}
