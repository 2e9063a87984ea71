type Forms = readonly [one: string, few: string, many: string];

/** `pluralize(22, ["sztuka", "sztuki", "sztuk"])` → `22 sztuki`, with a no-break space. */
export function pluralize(count: number, [one, few, many]: Forms): string {
  const rule = new Intl.PluralRules("pl").select(count);
  return `${count}\u00a0${rule === "one" ? one : rule === "few" ? few : many}`;
}
