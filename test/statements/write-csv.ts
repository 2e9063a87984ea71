import fc from "fast-check";
import type { Encoding } from "./encode-text.ts";
import type { Transfer } from "./transfers.ts";

/** How one bank tells money in from money out. */
type DirectionHabit =
  | { kind: "sign"; write: (text: string, isOut: boolean) => string }
  | { kind: "column"; heading: string; words: readonly [credit: string, debit: string] }
  | { kind: "sums"; headings: readonly [credit: string, debit: string]; debitSign: string }
  | { kind: "untold" };

export type CsvHabit = {
  encoding: Encoding;
  separator: string;
  lineEnd: string;
  quoted: boolean;
  direction: DirectionHabit;
  amount: (grosze: number) => string;
  headings: { date: string; title: string; sender: string; sum: string };
  state: readonly [heading: string, booked: string, unbooked: string];
  currency: "column" | "cell";
  preamble: readonly string[];
  closing: boolean;
};

const whole = (grosze: number) => String(Math.floor(grosze / 100));
const cents = (grosze: number) => String(grosze % 100).padStart(2, "0");
const group = (grosze: number, by: string) => whole(grosze).replaceAll(/\B(?=(\d{3})+$)/g, by);

const directions: readonly DirectionHabit[] = [
  { kind: "sign", write: (text, isOut) => (isOut ? `-${text}` : text) },
  { kind: "sign", write: (text, isOut) => `${isOut ? "-" : "+"}${text}` },
  { kind: "sign", write: (text, isOut) => (isOut ? `${text}-` : text) },
  { kind: "sign", write: (text, isOut) => (isOut ? `- ${text}` : text) },
  { kind: "sign", write: (text, isOut) => `${text} ${isOut ? "Wn" : "Ma"}` },
  { kind: "column", heading: "Strona transakcji", words: ["Uznania", "Obciążenia"] },
  { kind: "column", heading: "Strona", words: ["MA", "WN"] },
  { kind: "column", heading: "Typ", words: ["Uznanie", "Obciążenie"] },
  {
    kind: "column",
    heading: "Rodzaj operacji",
    words: ["PRZELEW PRZYCHODZĄCY", "PRZELEW WYCHODZĄCY"],
  },
  { kind: "column", heading: "Wn/Ma", words: ["Ma", "Wn"] },
  { kind: "column", heading: "D/C", words: ["C", "D"] },
  { kind: "column", heading: "Debit/Credit", words: ["Credit", "Debit"] },
  { kind: "column", heading: "+/-", words: ["+", "-"] },
  { kind: "column", heading: "Znak", words: ["CR", "DR"] },
  { kind: "column", heading: "Oznaczenie", words: ["CRDT", "DBIT"] },
  { kind: "sums", headings: ["Kwota Ma", "Kwota Wn"], debitSign: "" },
  { kind: "sums", headings: ["Uznania", "Obciążenia"], debitSign: "-" },
  { kind: "sums", headings: ["Uznanie", "Obciążenie"], debitSign: "" },
  { kind: "sums", headings: ["Wpływy", "Wydatki"], debitSign: "" },
  { kind: "sums", headings: ["Credit", "Debit"], debitSign: "" },
  { kind: "sums", headings: ["Kwota uznania", "Kwota obciążenia"], debitSign: "" },
  { kind: "untold" },
];

export const csvHabits: fc.Arbitrary<CsvHabit> = fc.record({
  encoding: fc.constantFrom<Encoding[]>(
    "utf-8",
    "bom",
    "utf-16le",
    "utf-16be",
    "windows-1250",
    "iso-8859-2",
    "cp852",
  ),
  separator: fc.constantFrom(";", ",", "\t", "|"),
  lineEnd: fc.constantFrom("\r\n", "\n", "\r"),
  quoted: fc.boolean(),
  direction: fc.constantFrom(...directions),
  amount: fc.constantFrom<((grosze: number) => string)[]>(
    (grosze) => `${group(grosze, " ")},${cents(grosze)}`,
    (grosze) => `${group(grosze, "\u00a0")},${cents(grosze)}`,
    (grosze) => `${group(grosze, ".")},${cents(grosze)}`,
    (grosze) => `${whole(grosze)},${cents(grosze)}`,
    (grosze) => `${whole(grosze)}.${cents(grosze)}`,
    (grosze) => `${group(grosze, ",")}.${cents(grosze)}`,
    (grosze) => `${whole(grosze)}.${cents(grosze)}`.replace(/0$/, ""),
  ),
  headings: fc.constantFrom(
    { date: "Data operacji", title: "Tytuł", sender: "Nadawca/Odbiorca", sum: "Kwota" },
    { date: "#Data księgowania", title: "#Opis", sender: "#Kontrahent", sum: "#Kwota" },
    { date: "Data waluty", title: "Szczegóły", sender: "Dane kontrahenta", sum: "Kwota operacji" },
    { date: "Booking date", title: "Description", sender: "Counterparty", sum: "Amount" },
  ),
  state: fc.constantFrom<CsvHabit["state"][]>(
    ["State", "COMPLETED", "PENDING"],
    ["Status", "Zaksięgowana", "Odrzucona"],
    ["State", "ZAKOŃCZONO", "COFNIĘTO"],
    ["Stan", "Zrealizowany", "Niezrealizowany"],
  ),
  currency: fc.constantFrom("column", "cell"),
  preamble: fc.constantFrom<string[][]>(
    [],
    ["mBank S.A.;", "#Klient;", "JAN, PRZYKŁAD;", "", "#Waluta;", "PLN;", "Uznania;2;310,00 PLN;"],
    ["Kryteria transakcji: Okres: 01-11-2026 - 30-11-2026;Typ transakcji: Uznania/Obciążenia"],
  ),
  closing: fc.boolean(),
});

/** A bank that writes only minuses says nothing in a file without one. */
export function isDirectionTold(known: readonly Transfer[], { direction }: CsvHabit): boolean {
  if (direction.kind !== "sign") return direction.kind !== "untold";
  const marksIncome = direction.write("1", false) !== "1";
  return marksIncome || known.some((transfer) => transfer.direction === "out");
}

/** Writes the transfers as a bank with these habits does. */
export function writeCsv(transfers: readonly Transfer[], habit: CsvHabit): string {
  const { direction, headings, state, preamble, lineEnd, separator } = habit;
  const sums = direction.kind === "sums" ? direction.headings : [headings.sum];
  const head = [
    headings.date,
    headings.sender,
    headings.title,
    ...sums,
    ...(direction.kind === "column" ? [direction.heading] : []),
    ...(habit.currency === "column" ? ["Waluta"] : []),
    state[0],
    "Saldo",
  ];
  const rows = transfers.map((transfer) => writeRow(transfer, habit));
  const closing = habit.closing ? [["", "", "#Saldo końcowe", "1 100,00 PLN"]] : [];
  const table = [head, ...rows, ...closing].map((cells) =>
    cells.map((cell) => quote(cell, habit)).join(separator),
  );
  return [...preamble, ...table, ""].join(lineEnd);
}

function writeRow(transfer: Transfer, habit: CsvHabit): string[] {
  const { direction, amount: format, currency, state } = habit;
  const isOut = transfer.direction === "out";
  const code = transfer.foreign ? "EUR" : "PLN";
  const plain = format(transfer.amount);
  const signed = direction.kind === "sign" ? direction.write(plain, isOut) : plain;
  const named = /[a-z]$/.test(signed) ? `${code} ${signed}` : `${signed} ${code}`;
  const text = currency === "cell" ? named : signed;
  const sums =
    direction.kind === "sums"
      ? isOut
        ? ["", `${direction.debitSign}${text}`]
        : [text, ""]
      : [text];
  return [
    "2026-11-20",
    transfer.sender,
    transfer.title,
    ...sums,
    ...(direction.kind === "column" ? [direction.words[isOut ? 1 : 0]] : []),
    ...(currency === "column" ? [code] : []),
    state[transfer.unbooked ? 2 : 1],
    "5 000,00",
  ];
}

function quote(cell: string, { quoted, separator }: CsvHabit): string {
  const needed = cell.includes(separator) || cell.startsWith('"');
  return quoted || needed ? `"${cell.replaceAll('"', '""')}"` : cell;
}
