import { listStockUnits, type OrderLine } from "../order.ts";

/** A line of an order that is neither sent nor cancelled. */
export type OpenLine = Pick<OrderLine, "productId" | "parts" | "name" | "quantity"> & {
  orderId: string;
  acceptedAt: number;
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
  const demands = lines.flatMap((line) =>
    listStockUnits(line).map(({ id, quantity }) => ({ id, line, each: quantity })),
  );
  for (const [id, open] of Map.groupBy(demands, (demand) => demand.id)) {
    const stock = stockOf(id);
    if (stock === undefined) continue;
    const newestFirst = open.toSorted(
      ({ line: one }, { line: other }) => other.acceptedAt - one.acceptedAt,
    );
    const waiting = newestFirst.filter(({ line }) => line.isWaiting);
    // What BaseLinker has, or may have, is part of its stock: only below zero it is short.
    const others = newestFirst.filter(({ line }) => !line.isWaiting);
    let missing = waiting.reduce((sum, demand) => sum + countPieces(demand), 0) - stock;
    for (const demand of [...waiting, ...others]) {
      const short = Math.min(countPieces(demand), missing);
      if (short <= 0) break;
      missing -= short;
      addShort(oversold, demand.line, Math.ceil(short / demand.each));
    }
  }
  return oversold;
}

function countPieces({ line, each }: { line: OpenLine; each: number }): number {
  return line.quantity * each;
}

/** A bundle is short of as many as its scarcest part. */
function addShort(oversold: Map<string, OversoldLine[]>, line: OpenLine, missing: number): void {
  const { orderId, productId, name, quantity } = line;
  const known = oversold.get(orderId) ?? [];
  const before = known.find((other) => other.productId === productId);
  if (before) before.missing = Math.max(before.missing, missing);
  else oversold.set(orderId, [...known, { productId, name, quantity, missing }]);
}
