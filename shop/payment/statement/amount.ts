import type { Grosze } from "../../price.ts";

/** `amount` has a sign, also where it was written behind or as a word; `currency` where it is named. */
export type ParsedAmount = { amount: Grosze; currency: string | undefined; hasSign: boolean };

const minus = /[-\u2010-\u2015\u2212]/g;

const words = { out: /(?<=\d)\s*(?:d|dr|dt|wn)$/i, in: /(?<=\d)\s*(?:c|cr|ct|ma)$/i };

/**
 * Parses `1 234,56`, `1.234,56`, `1'234.56`, `+114.98 PLN`, `104,90-`, `(104,90)`, `EUR 5,00`,
 * `104,90 Wn`.
 */
export function parseAmount(text: string): ParsedAmount | undefined {
  const plain = text.replaceAll(minus, "-").replace(/^'/, "").trim();
  const currency = /(?:^|[^a-z])([A-Z]{3})(?![a-z])/i.exec(plain)?.[1]?.toUpperCase();
  const number = plain.replace(/^[A-Z]{3}(?=[\s\d+-])|(?<=[\s\d-])[A-Z]{3}$|z[łl]\.?$/i, "").trim();
  const isNegative = /^-|-$|^\(.*\)$/.test(number) || words.out.test(number);
  const hasSign = isNegative || /^\+|\+$/.test(number) || words.in.test(number);
  const digits = number.replace(words.out, "").replace(words.in, "");
  const amount = parseDigits(digits.replaceAll(/[\s'’()+]|^-|-$/g, ""));
  return amount === undefined
    ? undefined
    : { amount: isNegative ? -amount : amount, currency, hasSign };
}

/** A sign with three digits after it groups thousands, unless it is the only one of two kinds. */
function parseDigits(text: string): Grosze | undefined {
  const [, whole = "", fraction = "00"] =
    /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{0,2})0*)?$/.exec(text) ?? [];
  if (whole === "") return undefined;
  return Number(whole.replaceAll(/[.,]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
}
