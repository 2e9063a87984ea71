import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { copyCheckout } from "./copy-checkout.ts";

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
  {
    name: "unit and app tests on SQLite without demo/",
    command: "node test/run/test-without-demo.ts",
  },
  { name: "crash test", command: "node test/chaos/crash.ts 20" },
  { name: "browser tests", command: "playwright test" },
  { name: "other browsers", command: "vitest run --config test/browsers/vitest.config.ts" },
];

/** Characters of a failed step's output that are repeated at the end. */
const repeatedChars = 8000;
const maxLineLength = 200;

/**
 * Runs all steps, also after a failure. Ends with the last output of failed ones and the counts.
 */
export async function runSteps(all: boolean): Promise<never> {
  const steps = all ? [...checks, ...longer] : checks;
  const failed: { name: string; end: string }[] = [];
  // The tests describe the shop without an owner's changes.
  const copy = existsSync("my") ? copyCheckout({ demo: existsSync("demo") }) : undefined;
  for (const step of steps) {
    const { passed, end } = await run(step, copy);
    if (!passed) failed.push({ name: step.name, end });
  }
  if (copy) rmSync(copy, { recursive: true, force: true });
  for (const { name, end } of failed) console.log(`\n— ${name} ended with:\n${end}`);
  for (const { name } of failed) console.log(`failed: ${name}`);
  console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}

/** Shortens pages in messages. */
function shorten(text: string): string {
  return text.replaceAll(/[^\n]+/g, (line) =>
    line.length > maxLineLength ? `${line.slice(0, maxLineLength)} …` : line,
  );
}

async function run(
  { name, command }: Step,
  cwd = process.cwd(),
): Promise<{ passed: boolean; end: string }> {
  console.log(`\n— ${name}: ${command}`);
  const startedAt = performance.now();
  const child = spawn(command, { cwd, shell: true, stdio: ["inherit", "pipe", "pipe"] });
  let end = "";
  const pass = (from: Readable, to: NodeJS.WriteStream) =>
    from.setEncoding("utf8").on("data", (text: string) => {
      to.write(text);
      end = `${end}${shorten(text)}`.slice(-repeatedChars);
    });
  pass(child.stdout, process.stdout);
  pass(child.stderr, process.stderr);
  const [status] = await once(child, "close");
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`— ${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  return { passed: status === 0, end };
}
