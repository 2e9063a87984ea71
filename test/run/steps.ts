import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { copyCheckout } from "./copy-checkout.ts";

type Step = { name: string; command: string };
type Result = { name: string; passed: boolean; end: string };

/** The steps of a group run side by side: together they use the cores that one alone leaves idle. */
const checks: readonly Step[][] = [
  [
    { name: "format", command: "oxfmt --check" },
    { name: "lint", command: "oxlint --type-aware --deny-warnings" },
    { name: "types", command: "tsc" },
    { name: "dead code", command: "knip" },
    { name: "build", command: "npm run build --silent" },
  ],
  [{ name: "size", command: "size-limit" }],
  [{ name: "unit and app tests", command: "vitest run" }],
];

const programs: Step = { name: "programs", command: "node test/run/install-programs.ts" };

/**
 * The crash test mostly waits for its processes and their pauses. The steps beside it leave it the
 * cores, so that it kills and orders as much as it does alone.
 */
const longer: readonly Step[][] = [
  [
    { name: "crash test", command: "node test/chaos/crash.ts 20" },
    {
      name: "unit and app tests on SQLite without demo/",
      command: "nice node test/run/test-without-demo.ts",
    },
    {
      name: "other browsers",
      command: "nice -n 3 vitest run --config test/browsers/vitest.config.ts",
    },
  ],
  [{ name: "browser tests", command: "playwright test" }],
];

/** Characters of a failed step's output that are repeated at the end. */
const repeatedChars = 8000;
const maxLineLength = 200;

/**
 * Runs all steps, also after a failure. Ends with the last output of failed ones and the counts.
 */
export async function runSteps(all: boolean): Promise<never> {
  const [first = [], ...others] = checks;
  const groups = all ? [[programs, ...first], ...others, ...longer] : checks;
  const results: Result[] = [];
  // The tests describe the shop without an owner's changes.
  const copy = existsSync("my") ? copyCheckout({ demo: existsSync("demo") }) : undefined;
  for (const group of groups)
    results.push(...(await Promise.all(group.map((step) => run(step, group.length > 1, copy)))));
  if (copy) rmSync(copy, { recursive: true, force: true });
  const failed = results.filter(({ passed }) => !passed);
  for (const { name, end } of failed) console.log(`\n— ${name} ended with:\n${end}`);
  for (const { name } of failed) console.log(`failed: ${name}`);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}

/** Shortens pages in messages. */
function shorten(text: string): string {
  return text.replaceAll(/[^\n]+/g, (line) =>
    line.length > maxLineLength ? `${line.slice(0, maxLineLength)} …` : line,
  );
}

/** Prints what the step prints, of steps that run side by side once it has ended. */
async function run(
  { name, command }: Step,
  isOneOfSeveral: boolean,
  cwd = process.cwd(),
): Promise<Result> {
  console.log(`\n— ${name}: ${command}`);
  const startedAt = performance.now();
  const child = spawn(command, { cwd, shell: true, stdio: ["inherit", "pipe", "pipe"] });
  let printed = "";
  const pass = (from: Readable, to: NodeJS.WriteStream) =>
    from.setEncoding("utf8").on("data", (text: string) => {
      if (!isOneOfSeveral) to.write(text);
      printed += text;
    });
  pass(child.stdout, process.stdout);
  pass(child.stderr, process.stderr);
  const [status] = await once(child, "close");
  if (isOneOfSeveral) process.stdout.write(`\n— ${name}:\n${printed}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`— ${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  return { name, passed: status === 0, end: shorten(printed).slice(-repeatedChars) };
}
