const plural = new Intl.PluralRules("pl-PL");
const nouns: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "sztuka", few: "sztuki" };

/** `42 sztuki w magazynie`, with the plural form of the number. */
export function describeStock(stock: number): string {
  return `${stock}\u00a0${nouns[plural.select(stock)] ?? "sztuk"} w\u00a0magazynie`;
}

/** Stock minus the quantity reserved by accepted orders. */
export function calculateAvailableStock(stock: number, reserved: number): number {
  return Math.max(0, stock - reserved);
}
