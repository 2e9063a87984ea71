import { formatPrice } from "../../price.ts";
import type { Order } from "../order.ts";
import type { ExternalLine } from "./external-order.ts";
import { listExtraLines } from "./extra-lines.ts";
import { joinBundles, toExternalLine } from "./join-bundles.ts";

/** What the shop cannot follow by itself, put before the owner once. */
export type Difference = {
  key: string;
  what: string;
  here: string;
  there: string;
  advice?: string;
};

/** Undefined while the products are those of the order. */
export function findLineDifference(
  order: Pick<Order, "lines" | "discount" | "gift">,
  read: readonly ExternalLine[],
): Difference | undefined {
  const theirs = joinBundles(order.lines, read);
  const ours = [...order.lines.map(toExternalLine), ...listExtraLines(order)];
  if (summarise(ours) === summarise(theirs)) return undefined;
  return {
    key: `lines ${summarise(theirs)}`,
    what: "Zmienione pozycje",
    here: describeLines(ours),
    there: describeLines(theirs),
  };
}

/** In whatever order, and however lines are divided; a discount is one for each tax rate. */
function summarise(lines: readonly ExternalLine[]): string {
  const counts = new Map<string, number>();
  let discount = 0;
  for (const { productId, quantity, price } of lines) {
    // BaseLinker may write a missing id as 0.
    const id = productId || "0";
    if (id === "0" && price < 0) discount += quantity * price;
    else counts.set(`${id}@${price}`, (counts.get(`${id}@${price}`) ?? 0) + quantity);
  }
  if (discount < 0) counts.set(`0@${discount}`, 1);
  return [...counts]
    .map(([key, count]) => `${count}x${key}`)
    .sort()
    .join(" ");
}

function describeLines(lines: readonly ExternalLine[]): string {
  if (lines.length === 0) return "brak pozycji";
  return lines
    .map(({ quantity, name, price }) => `${quantity} × ${name} po ${formatPrice(price)}`)
    .join(", ");
}
