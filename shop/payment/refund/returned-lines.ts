import type { Order } from "../../order/order.ts";
import type { PaymentSummary, Refund } from "../payment-summary.ts";
import type { ReturnedLine } from "./withdrawal-amount.ts";

export type ReturnedProducts = readonly ReturnedLine[] | "all";

const wholeOrder = "withdrawal";

export function toNote(returned: ReturnedProducts): string {
  if (returned === "all") return wholeOrder;
  return returned.map(({ index, quantity }) => `${index + 1}x${quantity}`).join(",");
}

export function toOption(note: string): string {
  return note === wholeOrder ? "--withdrawal" : `--lines ${note}`;
}

export type OverreturnedLine = {
  index: number;
  ordered: number;
  returned: number;
};

export function findOverreturned(
  { lines }: Pick<Order, "lines">,
  { refunds }: Pick<PaymentSummary, "refunds">,
  wished: ReturnedProducts,
): OverreturnedLine[] {
  const earlier = countReturned({ lines }, { refunds });
  const more = parseNote(toNote(wished), lines);
  return lines.flatMap(({ quantity: ordered }, index) => {
    const returned = earlier[index]!;
    const wishes = sumQuantities(more, index);
    return wishes > 0 && returned + wishes > ordered ? [{ index, ordered, returned }] : [];
  });
}

export function countReturned(
  { lines }: Pick<Order, "lines">,
  { refunds }: Pick<PaymentSummary, "refunds">,
): number[] {
  const earlier = groupRequests(refunds).flatMap((note) => parseNote(note, lines));
  return lines.map((_line, index) => sumQuantities(earlier, index));
}

/**
 * Returns the note of each request that was not rejected as a whole. A request that was divided
 * among payments has a refund for each, of the same time.
 */
function groupRequests(refunds: readonly Refund[]): string[] {
  const valid = refunds.filter(
    ({ state, isRestored, note }) => state !== "rejected" && !isRestored && note !== "",
  );
  return [
    ...new Map(valid.map(({ requestedAt, note }) => [`${requestedAt} ${note}`, note])).values(),
  ];
}

function parseNote(note: string, lines: Order["lines"]): ReturnedLine[] {
  if (note === wholeOrder) return lines.map(({ quantity }, index) => ({ index, quantity }));
  return note.split(",").map((part) => {
    const [position, quantity] = part.split("x").map(Number);
    return { index: position! - 1, quantity: quantity! };
  });
}

function sumQuantities(returned: readonly ReturnedLine[], index: number): number {
  return returned
    .filter((line) => line.index === index)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
