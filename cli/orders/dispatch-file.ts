import { guessCarrier } from "../../shop/order/day/dispatch-command.ts";
import { parseParcels, type ParcelRow } from "../../shop/order/delivery/parse-parcels.ts";
import { parseCsv } from "../../shop/text/parse-csv.ts";
import { OperatorError } from "../../server/operator-error.ts";
import type { Store } from "../../server/db/store.ts";
import type { ParsedArgs } from "../run/command.ts";
import { withStore } from "../run/open-store.ts";
import { readTextFile } from "../run/files.ts";
import { transitionMany, type TransitionRequest } from "./transition-many.ts";

/**
 * Dispatches what a file lists. One line that cannot be read stops all: columns may be shifted.
 * `carrier` stands for lines without one.
 */
export async function dispatchFromFile(
  file: string,
  carrier: string | undefined,
  parsed: ParsedArgs,
): Promise<number> {
  const { rows, unclosed } = parseCsv(readTextFile(file));
  if (unclosed !== undefined) throw mistakesIn([`Wiersz ${unclosed}: cudzysłów bez pary.`]);
  const read = parseParcels(rows);
  if ("mistakes" in read) throw mistakesIn(read.mistakes);
  const requests = await withStore(({ store }) => addCarriers(read.parcels, carrier, store));
  return transitionMany(requests, parsed);
}

function mistakesIn(mistakes: readonly string[]): OperatorError {
  return new OperatorError(["Nic nie zmieniono. Popraw plik:", ...mistakes].join("\n  "));
}

/** The name of the order's delivery decides where neither line nor option does. */
async function addCarriers(
  parcels: readonly ParcelRow[],
  preset: string | undefined,
  { orders }: Store,
): Promise<TransitionRequest[]> {
  const mistakes: string[] = [];
  const requests: TransitionRequest[] = [];
  const records = await orders.findByNumbers(parcels.map(({ number }) => number));
  const known = new Map(records.map(({ order }) => [order.number, order]));
  for (const { line, number, trackingNumber, carrier = preset } of parcels) {
    const order = carrier === undefined ? known.get(number) : undefined;
    const chosen = carrier ?? (order && guessCarrier(order));
    if (chosen === undefined && order)
      mistakes.push(
        `Wiersz ${line}: jaki przewoźnik? Dopisz kolumnę przewoznik albo --carrier dla wszystkich.`,
      );
    const transition = { kind: "dispatch", carrier: chosen ?? "", trackingNumber } as const;
    requests.push({
      number,
      line,
      transition: { ...transition, sharedWith: sharing(number, trackingNumber) },
    });
  }
  if (mistakes.length > 0) throw mistakesIn(mistakes);
  return requests;

  /** Two lines of one customer with one tracking number are one parcel; of two it is an error. */
  function sharing(number: string, trackingNumber: string): string[] {
    const customer = emailOf(number);
    return parcels
      .filter((parcel) => parcel.trackingNumber === trackingNumber)
      .filter((parcel) => emailOf(parcel.number) === customer)
      .map((parcel) => parcel.number);
  }

  function emailOf(number: string): string | undefined {
    return known.get(number)?.customer.email.toLowerCase();
  }
}
