import type { Grosze } from "../../price.ts";

export type StatementEntry = {
  line: number;
  date: string;
  amount: Grosze;
  title: string;
  sender: string;
};

/** `skipped`: lines whose amount nobody can read. */
export type Statement = { entries: StatementEntry[]; skipped: number[] };

/** Parses `1 234,56`, `1.234,56`, `+114.98 PLN`; undefined for another currency or no amount. */
export function parseStatementAmount(text: string): Grosze | undefined {
  const compact = text.replaceAll(/\s|pln$|zł$/gi, "").replace("\u2212", "-");
  const [, sign, whole = "", fraction = "00"] =
    /^([+-]?)(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(compact) ?? [];
  if (whole === "") return undefined;
  const amount = Number(whole.replaceAll(/[.,]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
  return sign === "-" ? -amount : amount;
}
