import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { temporaryFolder } from "./temporary-store.ts";

const script = new URL("../cli/shop.ts", import.meta.url).pathname;
/** A shared compile cache halves the start time of commands. */
const NODE_COMPILE_CACHE = new URL("../build/compile-cache", import.meta.url).pathname;

/** Runs a command of the owner in its own process. */
export async function runCommand(
  args: readonly string[],
  environment: Record<string, string> = {},
  user: { uid?: number; gid?: number } = {},
) {
  const DATA_DIR = environment.DATA_DIR ?? temporaryFolder();
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...environment, DATA_DIR };
  const command = spawn(process.execPath, [script, ...args], { env, ...user });
  const [out, err, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, "exit"),
  ]);
  return { out, err, code: code as number };
}
