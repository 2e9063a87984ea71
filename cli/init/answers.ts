import { createInterface } from "node:readline/promises";
import * as v from "valibot";
import { OperatorError } from "../../server/operator-error.ts";

type Question<Answer> = {
  text: string;
  /** Shown in brackets; what an empty line means. */
  preset?: string;
  rule: v.GenericSchema<string, Answer>;
};

export type Ask = <Answer>(question: Question<Answer>) => Promise<Answer | undefined>;

/**
 * Opens the questions on the terminal; answers may also come from a file, one a line. `ask` repeats
 * a question until its answer is valid; an empty line returns undefined.
 */
export function openAnswers() {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async ({ text, preset, rule }) => {
    for (;;) {
      process.stdout.write(`${text}${preset ? ` [${preset}]` : ""}: `);
      const { value, done } = await lines.next();
      if (!process.stdin.isTTY) process.stdout.write("\n");
      if (done) throw new OperatorError(`Zabrakło odpowiedzi na pytanie: ${text}`);
      if (value.trim() === "" && preset !== undefined) return undefined;
      const parsed = v.safeParse(rule, value.trim());
      if (parsed.success) return parsed.output;
      process.stdout.write(`  ${parsed.issues[0].message}\n`);
    }
  };
  return { ask, close: () => terminal.close() };
}

export function askYes(ask: Ask, question: string): Promise<boolean | undefined> {
  return ask({ text: question, preset: "t", rule: yesOrNo });
}

/** `t` or `n`. */
const yesOrNo = v.pipe(
  v.string(),
  v.regex(/^(t|n|tak|nie)$/i, "odpowiedz: t albo n"),
  v.transform((answer) => /^t/i.test(answer)),
);
