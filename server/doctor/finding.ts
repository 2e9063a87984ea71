import { OperatorError } from "../operator-error.ts";

export type Finding = {
  area: string;
  level: "good" | "warning" | "bad";
  text: string;
  advice?: string;
};

export function findingsFor(area: string) {
  return {
    good: (text: string): Finding => ({ area, level: "good", text }),
    warning: (text: string, advice: string): Finding => ({ area, level: "warning", text, advice }),
    bad: (text: string, advice: string): Finding => ({ area, level: "bad", text, advice }),
  };
}

export function findMistakes(area: string, advice: string, check: () => unknown): Finding[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const [, ...mistakes] = error.message.split("\n");
    return mistakes.map((mistake) => findingsFor(area).bad(mistake.trim(), advice));
  }
}
