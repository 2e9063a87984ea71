/** A line of an order that is neither sent nor cancelled. */
export type OpenLine = {
  orderId: string;
  acceptedAt: number;
  productId: string;
  name: string;
  quantity: number;
  /** BaseLinker cannot have had the order when its stock was read. */
  isWaiting: boolean;
};

export type OversoldLine = Pick<OpenLine, "productId" | "name" | "quantity"> & { missing: number };

/**
 * Returns the lines, by order, for which BaseLinker's stock does not suffice; it is negative where
 * more was sold than there was. Who ordered last goes short.
 */
export function findOversold(
  lines: readonly OpenLine[],
  stockOf: (productId: string) => number | undefined,
): Map<string, OversoldLine[]> {
  const oversold = new Map<string, OversoldLine[]>();
  for (const [productId, open] of Map.groupBy(lines, (line) => line.productId)) {
    const stock = stockOf(productId);
    if (stock === undefined) continue;
    const newestFirst = open.toSorted((one, other) => other.acceptedAt - one.acceptedAt);
    const waiting = newestFirst.filter(({ isWaiting }) => isWaiting);
    // What BaseLinker has, or may have, is part of its stock: only below zero it is short.
    const others = newestFirst.filter(({ isWaiting }) => !isWaiting);
    let missing = sumQuantity(waiting) - stock;
    for (const line of [...waiting, ...others]) {
      const short = Math.min(line.quantity, missing);
      if (short <= 0) break;
      missing -= short;
      const { orderId, name, quantity } = line;
      const known = oversold.get(orderId) ?? [];
      oversold.set(orderId, [...known, { productId, name, quantity, missing: short }]);
    }
  }
  return oversold;
}

function sumQuantity(lines: readonly OpenLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
