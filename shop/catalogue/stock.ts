const plural = new Intl.PluralRules("pl-PL");
const nouns: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "sztuka", few: "sztuki" };

/** `42 sztuki w magazynie`, with the noun that the number asks for. */
export function describeStock(stock: number): string {
  return `${stock}\u00a0${nouns[plural.select(stock)] ?? "sztuk"} w\u00a0magazynie`;
}

/** What can be bought of what lies there, when accepted orders already hold some of it. */
export function calculateAvailableStock(stock: number, reserved: number): number {
  return Math.max(0, stock - reserved);
}
