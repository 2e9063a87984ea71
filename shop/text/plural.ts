type Forms = readonly [one: string, few: string, many: string];

/** Made at the first use: in a browser that takes long. */
let rules: Intl.PluralRules | undefined;

/** `pluralize(22, ["sztuka", "sztuki", "sztuk"])` → `22 sztuki` */
export function pluralize(count: number, [one, few, many]: Forms): string {
  rules ??= new Intl.PluralRules("pl");
  const rule = rules.select(count);
  return `${count} ${rule === "one" ? one : rule === "few" ? few : many}`;
}
