import { execFile } from "node:child_process";

const rights = "-dac_override,-dac_read_search,-fowner";

/** Runs a script without root's capabilities, so that file modes apply. */
export function runWithoutRights(script: string, words: string[], env: NodeJS.ProcessEnv) {
  const call = [process.execPath, script, ...words];
  const bound = process.getuid?.() === 0 ? ["setpriv", "--bounding-set", rights, ...call] : call;
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const [program, ...rest] = bound as [string, ...string[]];
    execFile(program, rest, { env: { PATH: process.env.PATH, ...env } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}
