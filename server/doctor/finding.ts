/** A finding in Polish. `bad` keeps the shop from working. */
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
