import { brand, legal } from "../../../shop.config.ts";
import { readDay } from "../../../server/orders/read-day.ts";
import { OperatorError } from "../../../server/operator-error.ts";
import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { pluralize } from "../../../shop/text/plural.ts";
import type { Command } from "../../run/command.ts";
import { formatMoment } from "../../output/dates.ts";
import { writeNewFile } from "../../run/files.ts";
import { print, printJson } from "../../output/terminal.ts";
import { withStore, type StoreContext } from "../../run/open-store.ts";
import { getRecord } from "../format.ts";
import { parseNumbers } from "../parse-numbers.ts";
import { createPackingSheets } from "./packing-sheets.ts";

export const ordersPackingList: Command = {
  name: "orders packing-list",
  about: "zapisuje listy pakowania do wydruku: kartka A4 na zamówienie, przy prezencie bez cen",
  positionals: ["[NUMER...]"],
  options: { file: { value: "PLIK", about: "nazwa nowego pliku HTML" } },
  examples: ["orders packing-list", "orders packing-list 1001-1004 --file paczki.html"],
  async run({ positionals, values, json }) {
    const numbers = parseNumbers(positionals);
    return withStore(async (open) => {
      const records =
        numbers.length > 0
          ? await Array.fromAsync(numbers, (number) => getRecord(open.store, number))
          : await findOrdersToPack(open);
      if (records.length === 0) throw new OperatorError("Nic nie czeka na spakowanie.");
      const orders = records.map(({ order }) => order);
      const elsewhere = "podaj inne miejsce, np. --file /tmp/paczki.html";
      const file = values.file ?? `paczki-${formatFileTime(open.now)}.html`;
      const path = writeNewFile(file, createPackingSheets(orders, brand), elsewhere);
      if (json) return printJson({ file: path, orders: orders.map(({ number }) => number) });
      const sheets = pluralize(orders.length, ["kartka", "kartki", "kartek"]);
      print([
        `Gotowe (${sheets}): ${path}`,
        "Otwórz plik w przeglądarce i wydrukuj. Potem go usuń: są w nim dane klientów.",
      ]);
    });
  },
};

/** Withdrawn ones wait for the owner's decision. */
async function findOrdersToPack({ store, now }: StoreContext): Promise<OrderWithFacts[]> {
  const { pack } = await readDay({ store, now }, legal.refundDays);
  return pack.filter(({ withdrawn }) => !withdrawn).map(({ record }) => record);
}

/** `2026-11-24-0830` */
function formatFileTime(now: number): string {
  return formatMoment(now).replace(" ", "-").replace(":", "");
}
