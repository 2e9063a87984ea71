import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

type Step = { name: string; command: string };

const checks: readonly Step[] = [
  { name: "format", command: "oxfmt --check" },
  { name: "lint", command: "oxlint --type-aware --deny-warnings" },
  { name: "types", command: "tsc" },
  { name: "dead code", command: "knip" },
  { name: "build", command: "npm run build --silent" },
  { name: "size", command: "size-limit" },
  { name: "unit and app tests", command: "vitest run" },
];

const longer: readonly Step[] = [
  { name: "crash test", command: "node test/chaos/crash.ts 20" },
  { name: "browser tests", command: "playwright test" },
  { name: "other browsers", command: "vitest run --config test/browsers/vitest.config.ts" },
];

/** Of what a failed step printed, this much is said again at the very end, in characters. */
const saidAgain = 8000;
const longestLine = 200;

/**
 * Runs every step, also after one has failed. Ends with what the failed ones said last, for whoever
 * sees only the end of a long log, and with the count of both.
 */
export async function runSteps(all: boolean): Promise<never> {
  const steps = all ? [...checks, ...longer] : checks;
  const failed: { name: string; end: string }[] = [];
  for (const step of steps) {
    const { passed, end } = await run(step);
    if (!passed) failed.push({ name: step.name, end });
  }
  for (const { name, end } of failed) console.log(`\n— ${name} ended with:\n${end}`);
  for (const { name } of failed) console.log(`failed: ${name}`);
  console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}

/** A page of the shop in a message would leave no room for what the message says. */
function shorten(text: string): string {
  return text.replaceAll(/[^\n]+/g, (line) =>
    line.length > longestLine ? `${line.slice(0, longestLine)} …` : line,
  );
}

async function run({ name, command }: Step): Promise<{ passed: boolean; end: string }> {
  console.log(`\n— ${name}: ${command}`);
  const startedAt = performance.now();
  const child = spawn(command, { shell: true, stdio: ["inherit", "pipe", "pipe"] });
  let end = "";
  const pass = (from: Readable, to: NodeJS.WriteStream) =>
    from.setEncoding("utf8").on("data", (text: string) => {
      to.write(text);
      end = `${end}${shorten(text)}`.slice(-saidAgain);
    });
  pass(child.stdout, process.stdout);
  pass(child.stderr, process.stderr);
  const [status] = await once(child, "close");
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`— ${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  return { passed: status === 0, end };
}
