import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { prepareChromium } from "../programs/chromium.ts";
import { findMissing, instruct } from "../programs/machine-programs.ts";
import { preparePostgres } from "../programs/postgres-programs.ts";
import { copyCheckout } from "./copy-checkout.ts";
import type { Step } from "./steps.ts";

type Result = { name: string; outcome: "passed" | "failed" | "skipped"; end: string };

/** Characters of a failed step's output that are repeated at the end. */
const repeatedChars = 8000;
const maxLineLength = 200;

/**
 * Prepares Chromium and PostgreSQL, alone and first, then runs all steps, also after a failure. Ends
 * with the last output of failed ones and the counts. A step whose programs the machine lacks is
 * skipped, or fails where they are required.
 */
export async function runSteps(layer: {
  groups: readonly Step[][];
  requiresPrograms: boolean;
}): Promise<never> {
  process.env.CHROMIUM_PATH = prepareChromium();
  process.env.POSTGRES_BIN = preparePostgres();
  const results: Result[] = [];
  // The tests describe the shop without an owner's changes.
  const copy = existsSync("my") ? copyCheckout({ demo: existsSync("demo") }) : undefined;
  for (const group of layer.groups) {
    const isOneOfSeveral = group.length > 1;
    const run = async (step: Step) =>
      findObstacle(step, layer.requiresPrograms) ?? runStep(step, isOneOfSeveral, copy);
    results.push(...(await Promise.all(group.map(run))));
  }
  if (copy) rmSync(copy, { recursive: true, force: true });
  const count = (outcome: Result["outcome"]) =>
    results.filter((result) => result.outcome === outcome).length;
  const failed = results.filter(({ outcome }) => outcome === "failed");
  for (const { name, end } of failed) console.log(`\n— ${name} ended with:\n${end}`);
  for (const { name } of failed) console.log(`failed: ${name}`);
  console.log(`${count("passed")} passed, ${failed.length} failed, ${count("skipped")} skipped`);
  process.exit(failed.length > 0 ? 1 : 0);
}

/** Says in one line which programs of the machine the step lacks. */
function findObstacle({ name, needs = [] }: Step, isRequired: boolean): Result | undefined {
  const missing = findMissing(needs);
  if (missing.length === 0) return undefined;
  const outcome = isRequired ? "failed" : "skipped";
  const end = `${missing.join(" and ")} missing. ${instruct(missing)}`;
  console.log(`\n— ${name}: ${outcome}, ${end}`);
  return { name, outcome, end };
}

/** Prints what the step prints, of steps that run side by side once it has ended. */
async function runStep(
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
  const outcome = status === 0 ? "passed" : "failed";
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`— ${name}: ${outcome === "passed" ? "passed" : "FAILED"} in ${seconds} s`);
  return { name, outcome, end: shorten(printed).slice(-repeatedChars) };
}

/** Shortens pages in messages. */
function shorten(text: string): string {
  return text.replaceAll(/[^\n]+/g, (line) =>
    line.length > maxLineLength ? `${line.slice(0, maxLineLength)} …` : line,
  );
}
