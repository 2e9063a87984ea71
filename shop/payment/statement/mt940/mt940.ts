import { parseAmount } from "../amount.ts";
import type { Movement } from "../movement.ts";
import { readDetails } from "./details.ts";

/** Other words between colons are text: `:44:45`. */
const tagged = /^\s?:(20|21|25P?|28C?|60[FM]|61|62[FM]|64|65|86|13D?|34F|90[CD]|NS):(.*)$/;

/** Text lines may begin with a hyphen; only these end a message. */
const endOfMessage = /^-(\}.*)?\s*$/;

export function isMt940(text: string): boolean {
  return /^\s?:(?:61|60[FM]|62[FM]):/m.test(text);
}

export function parseMt940(text: string): Movement[] {
  return splitMessages(readFields(text)).flatMap(readMessage);
}

type Field = { line: number; tag: string; value: string };

/** Lines without a tag continue the field before them. */
function readFields(text: string): Field[] {
  const fields: Field[] = [];
  let open: Field | undefined;
  for (const [index, row] of text.split(/\r\n?|\n/).entries()) {
    const [, tag, value = ""] = tagged.exec(row) ?? [];
    if (tag !== undefined) fields.push((open = { line: index + 1, tag, value }));
    else if (endOfMessage.test(row)) open = undefined;
    else if (open) open.value += `\n${row}`;
  }
  return fields;
}

/** A file may hold several accounts, each with its own currency. */
function splitMessages(fields: readonly Field[]): Field[][] {
  const messages: Field[][] = [[]];
  for (const field of fields) {
    if (/^(20|60F|60M)$/.test(field.tag)) messages.push([]);
    messages.at(-1)!.push(field);
  }
  return messages;
}

/** Each `:86:` of an entry may begin with the code of the business, which is no end of a title. */
const repeatedCode = /^\d{3}(?=[?<~^]\d\d)/;

/** All `:86:` right after a `:61:` are its details; one after another tag is the statement's own. */
function readMessage(fields: readonly Field[]): Movement[] {
  const currency = findCurrency(fields);
  const entries: { field: Field; details: string[] }[] = [];
  let isOpen = false;
  for (const field of fields) {
    isOpen = field.tag === "61" || (field.tag === "86" && isOpen);
    if (field.tag === "61") entries.push({ field, details: [] });
    else if (isOpen) entries.at(-1)!.details.push(field.value.replace(repeatedCode, ""));
  }
  return entries.map(({ field, details }) => readMovement(field, details.join("\n"), currency));
}

/** `C261120PLN1234,56`, or behind the account: `12345678/1020304050EUR`. */
function findCurrency(fields: readonly Field[]): string | undefined {
  const stated = fields.map(({ tag, value }) => {
    if (/^6[0245]/.test(tag)) return /^[CD]\d{6}([A-Z]{3})/.exec(value)?.[1];
    return tag === "25" ? /\d([A-Z]{3})$/.exec(value)?.[1] : undefined;
  });
  return stated.find(Boolean);
}

const marks: Record<string, Pick<Movement, "direction" | "isReversal" | "unbooked">> = {
  C: { direction: "in", isReversal: false },
  D: { direction: "out", isReversal: false },
  RC: { direction: "out", isReversal: true },
  RD: { direction: "in", isReversal: true },
  EC: { direction: "in", isReversal: false, unbooked: "EC" },
  ED: { direction: "out", isReversal: false, unbooked: "ED" },
};

/**
 * `2611201120CN114,98NTRF…`: date, date of entry, mark, third letter of the currency, amount. A line
 * may end within it; the second line is the bank's own text.
 */
function readMovement({ line, value }: Field, details: string, currency?: string): Movement {
  const [, date = "", mark = "", letter = "N", amount = ""] =
    /^(\d{6})(?:\d{4})?\s*(R[CD]|E[CD]|[CD])([A-Z])?\s*(\d+(?:[.,]\d{0,2})?)/.exec(value) ?? [];
  return {
    line,
    date: date.replace(/(..)(..)(..)/, "20$1-$2-$3"),
    amount: parseAmount(amount)?.amount,
    amountText: value.split("\n")[0]!,
    currency: currency ?? (letter === "N" ? "PLN" : `?${letter}`),
    ...(marks[mark] ?? { direction: "unknown", isReversal: false }),
    ...readDetails(details === "" ? value.split("\n").slice(1).join("\n") : details),
  };
}
