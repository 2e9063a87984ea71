import { pluralize } from "../text/plural.ts";

/** `42 sztuki w magazynie`, with the plural form of the number. */
export function describeStock(stock: number): string {
  return `${pluralize(stock, ["sztuka", "sztuki", "sztuk"])} w\u00a0magazynie`;
}

/** Stock minus the quantity reserved by accepted orders. */
export function calculateAvailableStock(stock: number, reserved: number): number {
  return Math.max(0, stock - reserved);
}
