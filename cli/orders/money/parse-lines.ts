import type { Order } from "../../../shop/order/order.ts";
import type { ReturnedLine } from "../../../shop/payment/refund/withdrawal-amount.ts";
import { UsageError } from "../../run/command.ts";

/** Parses `1x2,3`: two pieces of the first line and all of the third. @throws UsageError */
export function parseLines(text: string, { lines }: Pick<Order, "lines">): ReturnedLine[] {
  const returned = text.split(",").map((part) => {
    const [, position, pieces] = /^\s*(\d{1,4})(?:\s*[x×]\s*(\d{1,6}))?\s*$/.exec(part) ?? [];
    const index = Number(position) - 1;
    const line = lines[index];
    if (!line) throw new UsageError(`Nie ma takiej pozycji: „${part.trim()}”. Napisz tak: 1x2,3.`);
    const quantity = pieces === undefined ? line.quantity : Number(pieces);
    if (quantity < 1 || quantity > line.quantity)
      throw new UsageError(`Pozycja ${index + 1} ma sztuk: ${line.quantity}.`);
    return { index, quantity };
  });
  if (new Set(returned.map(({ index }) => index)).size < returned.length)
    throw new UsageError("Każdą pozycję podaj tylko raz.");
  return returned;
}
