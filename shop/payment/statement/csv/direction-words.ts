import { normalize } from "../../../text/normalize.ts";
import type { Direction } from "../movement.ts";

type Words = { in: RegExp; out: RegExp };

/** What stands alone in a column of directions. */
const marks: Words = {
  in: /^(?:ma|ct|cr|c|crdt|credit|kredyt|k|in|uznani[ae]|u|przychod|wplyw|wplywy|wplata|received|incoming)$/,
  out: /^(?:wn|winien|dt|dr|d|dbit|debit|debet|out|obciazeni[ae]|o|rozchod|wyplyw|wyplywy|wyplata|wydatek|sent|outgoing)$/,
};

/** What is a part of the bank's description. */
const descriptions: Words = {
  in: /uznan|przychodz|wplyw|wplat|otrzyman|na konto|incoming|received|\bcredit|zasilen/,
  out: /obciaz|wychodz|wyplat|wyplyw|z rachunku|wyslan|outgoing|\bsent\b|\bdebit|zakup|platnosc|oplat|prowizj/,
};

/** Words that are true even where the sum has no minus. */
const surelyOut = /obciaz|wychodz|wyplyw|outgoing/;

export function readMark(text: string): Direction {
  const sign = text.trim().replaceAll(/[\u2010-\u2015\u2212]/g, "-");
  if (sign === "+") return "in";
  if (sign === "-") return "out";
  return decide(normalize(text), marks);
}

/** Reads a cell of a column that only says the direction, in one word or more. */
export function readDirectionCell(text: string): Direction {
  const mark = readMark(text);
  return mark === "unknown" ? readDescription(text) : mark;
}

export function readDescription(text: string): Direction {
  return decide(normalize(text), descriptions);
}

export function saysMoneyLeft(text: string): boolean {
  return surelyOut.test(normalize(text));
}

function decide(text: string, words: Words): Direction {
  const [isIn, isOut] = [words.in.test(text), words.out.test(text)];
  if (isIn === isOut) return "unknown";
  return isIn ? "in" : "out";
}

/** Only these count as money; a bank may have any word for the others. */
const booked =
  /^(?:complete|zakonczon|zrealizowan|zaksiegowan|ksiegowan|rozliczon|wykonan|book|post|settled|executed|done|success|processed\b|cleared|finished|potwierdzon|ok$)/;

export function isBookedState(text: string): boolean {
  return booked.test(normalize(text));
}

/** Rows that a bank shows before or instead of money. */
export function saysNotBooked(text: string): boolean {
  return /blokad|autoryzac|odrzucon|nierozliczon|niezaksieg|niezrealiz|oczekuj|pending|declined|revert|w trakcie|wstrzyman|anulowan/.test(
    normalize(text),
  );
}

/** Whether the row takes an earlier one back. */
export function isReversal(text: string): boolean {
  return /\b(?:storno|stornowan|cofni|cofne|wycofan|reversal|reversed)/.test(normalize(text));
}

/** Whether a title is more like one of the shop's than of a customer's. */
export function isRefund(title: string): boolean {
  return /\b(?:zwrot|refund)/.test(normalize(title));
}
