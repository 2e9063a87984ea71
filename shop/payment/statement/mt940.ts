import { parseStatementAmount, type Statement, type StatementEntry } from "./statement.ts";

export function isMt940(text: string): boolean {
  return /^:61:/m.test(text);
}

export function parseMt940(text: string): Statement {
  const statement: Statement = { entries: [], skipped: [] };
  let entry: StatementEntry | undefined;
  for (const { line, tag, value } of readFields(text)) {
    if (tag === "61") {
      entry = readCredit(line, value, statement);
      if (entry) statement.entries.push(entry);
    } else if (tag === "86" && entry) {
      Object.assign(entry, readDetails(value));
      entry = undefined;
    }
  }
  return statement;
}

type Field = { line: number; tag: string; value: string };

/** Lines without a tag continue the field before them. */
function readFields(text: string): Field[] {
  const fields: Field[] = [];
  for (const [index, row] of text.split(/\r\n?|\n/).entries()) {
    const [, tag, value = ""] = /^:(\d\d[A-Z]?):(.*)$/.exec(row) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ line: index + 1, tag, value });
    else if (last && !row.startsWith("-")) last.value += `\n${row}`;
  }
  return fields;
}

/** `2611201120C114,98N…`: date, date of entry, credit; RC and RD are reversals. */
function readCredit(line: number, value: string, statement: Statement): StatementEntry | undefined {
  const [, date = "", sign, amount = ""] =
    /^(\d{6})(?:\d{4})?(R?[CD])[A-Z]?(\d+,\d{0,2})/.exec(value) ?? [];
  if (sign !== undefined && sign !== "C") return undefined;
  const parsed = parseStatementAmount(amount.replace(/,$/, ""));
  if (parsed === undefined) statement.skipped.push(line);
  else {
    const day = date.replace(/(..)(..)(..)/, "20$1-$2-$3");
    return { line, date: day, amount: parsed, title: "", sender: "" };
  }
  return undefined;
}

/** Polish banks number the parts: `<20` to `<25` are the title, `<27` to `<29` the sender. */
function readDetails(value: string): Pick<StatementEntry, "title" | "sender"> {
  const flat = value.replaceAll("\n", "");
  const parts = [...flat.matchAll(/[<~^?](\d\d)([^<~^?]*)/g)];
  if (parts.length === 0) return { title: value.replaceAll("\n", " ").trim(), sender: "" };
  const join = (from: number, to: number) =>
    parts
      .filter(([, code]) => Number(code) >= from && Number(code) <= to)
      .map(([, , part]) => part)
      .join("")
      .trim();
  return { title: join(20, 25), sender: join(27, 29) || join(32, 33) };
}
