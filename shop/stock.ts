const plural = new Intl.PluralRules("pl-PL");
const pieces: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "sztuka", few: "sztuki" };

/** `42 sztuki w magazynie`, with the noun that the number asks for. */
export function describeStock(stock: number): string {
  return `${stock}\u00a0${pieces[plural.select(stock)] ?? "sztuk"} w\u00a0magazynie`;
}
