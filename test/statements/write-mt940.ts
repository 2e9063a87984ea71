import fc from "fast-check";
import type { Encoding } from "./encode-text.ts";
import type { Transfer } from "./transfers.ts";

export type Mt940Habit = {
  encoding: Encoding;
  lineEnd: string;
  details: (transfer: Transfer) => string[];
  currencyLetter: boolean;
  /** The first `:86:` has the code alone. */
  doubles: boolean;
  ending: string;
};

/** Cuts after so many letters, wherever that is. */
function cut(text: string, width: number): string[] {
  return text.match(new RegExp(`.{1,${width}}`, "gu")) ?? [];
}

/** Cuts at spaces, which are lost. */
function wrap(text: string, width: number): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width)
      return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
}

const numberParts =
  (separator: string, width: number, split: typeof cut, between: string) =>
  ({ title, sender }: Transfer): string[] => {
    const own = new RegExp(`\\${separator}(?=\\d\\d)`, "g");
    const parts = split(title.replaceAll(own, " "), width).slice(0, 6);
    const numbered = parts.map((part, index) => `${separator}${20 + index}${part}`);
    const rest = [`${separator}3010501764`, `${separator}32${sender}`, `${separator}33KRAKOW`];
    return [`020${separator}00PRZELEW`, ...numbered, ...rest].join(between).split("\n");
  };

const writeLabels = ({ title, sender }: Transfer): string[] => {
  const text = `770 PRZELEW; Z RACH.: 69101000712222525300066500; OD: ${sender} UL. NIJAKA 1; TYT.: ${title}; TNR: 210860197059371.390001`;
  return wrap(text, 60);
};

export const mt940Habits: fc.Arbitrary<Mt940Habit> = fc.record({
  encoding: fc.constantFrom<Encoding[]>("utf-8", "windows-1250", "iso-8859-2", "cp852"),
  lineEnd: fc.constantFrom("\r\n", "\n", "\r"),
  details: fc.oneof(
    fc
      .record({
        separator: fc.constantFrom("~", "<", "^", "?"),
        width: fc.constantFrom(26, 27, 35),
        split: fc.constantFrom(cut, wrap),
        between: fc.constantFrom("", "\n"),
      })
      .map(({ separator, width, split, between }) => numberParts(separator, width, split, between)),
    fc.constant(writeLabels),
  ),
  currencyLetter: fc.boolean(),
  doubles: fc.boolean(),
  ending: fc.constantFrom("-", "-}"),
});

const formatSum = (grosze: number) =>
  `${Math.floor(grosze / 100)},${String(grosze % 100).padStart(2, "0")}`;

/** Money in another currency is on another account, in a message of its own. */
export function writeMt940(transfers: readonly Transfer[], habit: Mt940Habit): string {
  const own = transfers.filter(({ foreign }) => !foreign);
  const foreign = transfers.filter((transfer) => transfer.foreign);
  return [...writeMessage(own, "PLN", habit), ...writeMessage(foreign, "EUR", habit), ""].join(
    habit.lineEnd,
  );
}

function writeMessage(transfers: readonly Transfer[], currency: string, habit: Mt940Habit) {
  if (transfers.length === 0) return [];
  return [
    ":20:MT940",
    ":25:/PL29114010810000267002001002",
    ":28C:1/1",
    `:60F:C261120${currency}0,40`,
    ...transfers.flatMap((transfer) => writeEntry(transfer, currency, habit)),
    `:62F:C261120${currency}860,17`,
    ":86:KONIEC L-1001",
    habit.ending,
  ];
}

/** A transfer that never became money is one that the bank takes back. */
function writeEntry(transfer: Transfer, currency: string, habit: Mt940Habit): string[] {
  const letter = habit.currencyLetter ? currency.at(-1) : "";
  const write = (mark: string, title: string) => [
    `:61:2611201120${mark}${letter}${formatSum(transfer.amount)}NTRFNONREF//MB1`,
    "770-PRZELEW",
    ...(habit.doubles ? [":86:020"] : []),
    ...habit
      .details({ ...transfer, title })
      .map((line, index) => (index === 0 ? `:86:${line}` : line)),
  ];
  const mark = transfer.direction === "in" ? "C" : "D";
  const entry = write(mark, transfer.title);
  return transfer.unbooked ? [...entry, ...write(`R${mark}`, `STORNO ${transfer.title}`)] : entry;
}
