import { isCamt } from "./camt.ts";
import { isMt940 } from "./mt940/mt940.ts";
import type { StatementFormat } from "./statement.ts";

/** What a file is that the shop does not read, in words for the owner. */
export type UnknownFile = { unknown: string };

/** First bytes, as letters, of files that are no text. */
const binary: readonly [start: string, name: string][] = [
  ["PK\u0003\u0004", "arkusz Excela (xlsx) albo archiwum ZIP"],
  ["\u00d0\u00cf\u0011\u00e0", "arkusz Excela (xls)"],
  ["%PDF", "PDF"],
  ["\u001f\u008b", "archiwum GZIP"],
  ["Rar!", "archiwum RAR"],
  ["7z\u00bc\u00af", "archiwum 7z"],
  ["\u0089PNG", "obrazek"],
  ["\u00ff\u00d8\u00ff", "obrazek"],
];

const texts: readonly [pattern: RegExp, name: string][] = [
  [/^\s*<(?:!doctype html|html|table|head|body)\b/i, "strona HTML (czasem z nazwą .xls)"],
  [/^\s*(?:OFXHEADER|<\?OFX|<OFX>)/i, "plik OFX"],
  [/^\s*!(?:Type|Account):/i, "plik QIF"],
  [/<(?:\w+:)?JPK\b/, "plik JPK"],
  [/^\s*<\?xml[^]*<(?:\w+:)?Workbook\b/, "arkusz Excela zapisany jako XML"],
  [/^\s*<\?xml/, "plik XML, ale nie camt.053"],
  [/^\s*[[{]\s*["{[]/, "plik JSON"],
  [/^\{\\rtf/, "dokument RTF"],
];

/** Names a file that is no text by its first bytes. */
export function findBinaryFile(bytes: Uint8Array): UnknownFile | undefined {
  const start = String.fromCodePoint(...bytes.subarray(0, 8));
  const known = binary.find(([magic]) => start.startsWith(magic));
  return known && { unknown: known[1] };
}

export function recognizeFormat(text: string): StatementFormat | UnknownFile {
  if (text.trim() === "") return { unknown: "pusty plik" };
  if (isMt940(text)) return "mt940";
  if (isCamt(text)) return "camt";
  const known = texts.find(([pattern]) => pattern.test(text.slice(0, 5000)));
  if (known) return { unknown: known[1] };
  return text.includes("\u0000") ? { unknown: "plik, który nie jest tekstem" } : "csv";
}
