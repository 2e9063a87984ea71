import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { format } from "node:util";
import { temporaryFolder } from "../temporary-store.ts";
import { childEnv } from "./child-env.ts";

const script = new URL("../../cli/shop.ts", import.meta.url).pathname;

/** Runs a command of the owner in its own process. */
export async function runCommand(
  args: readonly string[],
  environment: Record<string, string> = {},
  user: { uid?: number; gid?: number } = {},
) {
  const DATA_DIR = environment.DATA_DIR ?? temporaryFolder();
  const env = { ...childEnv, ...environment, DATA_DIR };
  const command = spawn(process.execPath, [script, ...args], { env, ...user });
  const [out, err, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, "exit"),
  ]);
  return { out, err, code: code as number };
}

const terminal = `data:text/javascript,for (const stream of ["stdin", "stderr"]) process[stream].isTTY = true`;

/** Runs a command that takes its streams for a terminal, on which somebody types `answer`. */
export async function runOnTerminal(
  args: readonly string[],
  environment: Record<string, string>,
  answer: string,
) {
  const env = { ...childEnv, ...environment };
  const command = spawn(process.execPath, ["--import", terminal, script, ...args], { env });
  command.stdin.end(answer);
  const [err, [code]] = await Promise.all([text(command.stderr), once(command, "exit")]);
  return { err, code: code as number };
}

let inProcess = Promise.resolve();

/**
 * Runs a command in this process, one after another: half a second faster. For what commands do; how
 * they start, and what many of them do at once, is for `runCommand`.
 */
export function runInProcess(args: readonly string[], environment: Record<string, string> = {}) {
  const DATA_DIR = environment.DATA_DIR ?? temporaryFolder();
  const result = inProcess.then(() => capture(args, { ...environment, DATA_DIR }));
  inProcess = result.then(
    () => undefined,
    () => undefined,
  );
  return result;
}

async function capture(args: readonly string[], environment: Record<string, string>) {
  const { run } = await import("../../cli/run/run.ts");
  const { env } = process;
  const { log, error } = console;
  const { write } = process.stdout;
  let [out, err] = ["", ""];
  process.env = { PATH: env.PATH, ...environment };
  console.log = (...values) => void (out += `${format(...values)}\n`);
  console.error = (...values) => void (err += `${format(...values)}\n`);
  process.stdout.write = (chunk) => {
    out += String(chunk);
    return true;
  };
  try {
    const code = await run(args);
    // As a UTF-8 decoder does.
    return { out: out.replace(/^\uFEFF/, ""), err, code };
  } finally {
    process.env = env;
    process.stdout.write = write;
    Object.assign(console, { log, error });
  }
}
