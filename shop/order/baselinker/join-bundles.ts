import { calculateLineTotal, listStockUnits, type OrderLine } from "../order.ts";
import type { ExternalLine } from "./external-order.ts";

/**
 * Puts the bundle back in place of the parts that BaseLinker has split it into, where they are those
 * of the order. Others stay, so that a missing or added part is a difference.
 */
export function joinBundles(
  lines: readonly OrderLine[],
  theirs: readonly ExternalLine[],
): ExternalLine[] {
  const split = Map.groupBy(theirs, ({ bundleId }) => bundleId);
  return [...split].flatMap(([bundleId, parts]) => {
    const line = lines.find(({ productId }) => productId === bundleId);
    return line && isWhole(line, parts) ? toExternalLine(line) : parts;
  });
}

export function toExternalLine(line: OrderLine): ExternalLine {
  const { productId, name, quantity, unitPrice: price } = line;
  return { productId, name, quantity, price };
}

/** BaseLinker divides the price among the parts, and rounds each. */
function isWhole(line: OrderLine, parts: readonly ExternalLine[]): boolean {
  const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = parts.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (Math.abs(total - calculateLineTotal(line)) > pieces) return false;
  if (!line.parts) return true;
  const counts = new Map<string, number>();
  for (const { productId, quantity } of parts)
    counts.set(productId, (counts.get(productId) ?? 0) + quantity);
  const units = listStockUnits(line);
  return (
    counts.size === units.length &&
    units.every(({ id, quantity }) => counts.get(id) === quantity * line.quantity)
  );
}
