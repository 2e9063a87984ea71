/** Accepts `1001`, `l-1001` and `L-1001`. */
export function parseNumber(text: string): string {
  return `L-${text.replace(/^l-/i, "")}`;
}

export function reportUnknownOrder(number: string): number {
  console.error(`Nie ma zamówienia ${number.replaceAll(/[^\w-]/g, "?")}.`);
  return 1;
}
