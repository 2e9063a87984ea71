import { carriers, parseTrackingNumber } from "./carrier.ts";
import { normalize } from "../../text/normalize.ts";
import type { CsvRow } from "../../text/parse-csv.ts";

/** A parcel of a file; without a carrier the order's delivery has to name it. */
export type ParcelRow = {
  line: number;
  number: string;
  trackingNumber: string;
  carrier: string | undefined;
};

const columnNames = {
  number: ["numer", "numer zamowienia", "zamowienie", "nr zamowienia"],
  tracking: ["przesylka", "numer przesylki", "nr przesylki", "list przewozowy"],
  carrier: ["przewoznik", "kurier"],
};

/** Returns the rows, or a message in Polish for each mistake with the number of its line. */
export function parseParcels([head, ...rows]: readonly CsvRow[]):
  | { parcels: ParcelRow[] }
  | { mistakes: string[] } {
  const find = (names: readonly string[]) =>
    head?.cells.findIndex((cell) => names.includes(normalize(cell))) ?? -1;
  const columns = {
    number: find(columnNames.number),
    tracking: find(columnNames.tracking),
    carrier: find(columnNames.carrier),
  };
  if (columns.number < 0 || columns.tracking < 0)
    return { mistakes: ["W pierwszym wierszu brakuje kolumn: numer, przesylka."] };
  const read = rows.map((row) => parseParcel(row, columns));
  const mistakes = [
    ...read.flatMap((parcel) => (typeof parcel === "string" ? [parcel] : [])),
    ...findRepeated(read.filter((parcel) => typeof parcel !== "string")),
  ];
  if (mistakes.length > 0) return { mistakes };
  if (rows.length === 0) return { mistakes: ["Plik nie ma żadnej przesyłki."] };
  return { parcels: read.filter((parcel) => typeof parcel !== "string") };
}

type Columns = Record<keyof typeof columnNames, number>;

function parseParcel({ line, cells }: CsvRow, columns: Columns): ParcelRow | string {
  const [number = "", tracking = "", name = ""] = [
    cells[columns.number],
    cells[columns.tracking],
    cells[columns.carrier],
  ];
  const digits = /^(?:l-?)?\s?(\d{1,9})$/i.exec(number)?.[1];
  if (digits === undefined) return `Wiersz ${line}: „${number}” to nie jest numer zamówienia.`;
  if (/^\d+(?:[.,]\d*)?e\+?\d+$/i.test(tracking))
    return `Wiersz ${line}: arkusz skrócił numer przesyłki do „${tracking}”. Ustaw w nim tę kolumnę jako tekst.`;
  const trackingNumber = parseTrackingNumber(tracking);
  if (trackingNumber === undefined)
    return `Wiersz ${line}: „${tracking}” to nie jest numer przesyłki.`;
  const carrier = name === "" ? undefined : findCarrierByName(name);
  if (name !== "" && carrier === undefined)
    return `Wiersz ${line}: nieznany przewoźnik „${name}”. Do wyboru: ${carriers.map(({ id }) => id).join(", ")}.`;
  return { line, number: `L-${digits}`, trackingNumber, carrier };
}

function findRepeated(parcels: readonly ParcelRow[]): string[] {
  const first = new Map<string, ParcelRow>();
  return parcels.flatMap((parcel) => {
    const known = first.get(parcel.number);
    if (!known) first.set(parcel.number, parcel);
    return known
      ? [`Wiersz ${parcel.line}: zamówienie ${parcel.number} jest już w wierszu ${known.line}.`]
      : [];
  });
}

/** By id or label, also with more words: `Kurier DPD`, `InPost Paczkomaty`. */
export function findCarrierByName(name: string): string | undefined {
  const words = normalize(name).split(" ");
  return carriers.find(({ id }) => words.includes(id))?.id;
}
