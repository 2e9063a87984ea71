/** One line of the doctor's report, in Polish. `bad` keeps the shop from doing its work. */
export type Finding = {
  area: string;
  level: "good" | "warning" | "bad";
  text: string;
  /** What the owner should do. */
  advice?: string;
};

/** The three ways to speak about one area. */
export function findingsFor(area: string) {
  return {
    good: (text: string): Finding => ({ area, level: "good", text }),
    warning: (text: string, advice: string): Finding => ({ area, level: "warning", text, advice }),
    bad: (text: string, advice: string): Finding => ({ area, level: "bad", text, advice }),
  };
}
