import { pluralize } from "../../text/plural.ts";

export function describeStock(stock: number): string {
  return `${pluralize(stock, ["sztuka", "sztuki", "sztuk"])} w magazynie`;
}

export function describeLastPieces(stock: number): string | undefined {
  if (stock === 1) return "Ostatnia sztuka";
  return stock === 2 || stock === 3 ? `Ostatnie ${stock} szt.` : undefined;
}

export function calculateAvailableStock(stock: number, reserved: number): number {
  return Math.max(0, stock - reserved);
}
