import { createInterface } from "node:readline/promises";

export type Terminal = {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
};

const standard: Terminal = { input: process.stdin, output: process.stderr };

/** Asks on a terminal; a script, which cannot answer, goes on. Only `t` or `tak` agrees. */
export async function confirm(
  question: string,
  { input, output }: Terminal = standard,
): Promise<boolean> {
  if (!isTerminal({ input, output })) return true;
  const lines = createInterface({ input, output });
  const closed = new Promise<string>((resolve) => void lines.once("close", () => resolve("")));
  const answer = await Promise.race([lines.question(`${question} [t/N] `), closed]);
  lines.close();
  return /^t(ak)?$/i.test(answer.trim());
}

/** Asks one question after another; what nobody answers is empty. */
export async function askLines(
  questions: readonly string[],
  { input, output }: Terminal = standard,
): Promise<string[]> {
  const lines = createInterface({ input, output });
  const typed = lines[Symbol.asyncIterator]();
  const answers: string[] = [];
  for (const question of questions) {
    output.write(`${question} `);
    const { value } = await typed.next();
    answers.push(((value as string | undefined) ?? "").trim());
  }
  lines.close();
  return answers;
}

/** Whether somebody can answer. */
export function isTerminal({ input, output }: Terminal = standard): boolean {
  return input.isTTY === true && output.isTTY === true;
}
