/** What a publisher says of one attribute of its format. */
export type Rule = {
  required?: true;
  format?: RegExp | ((value: string) => boolean);
  maxLength?: number;
  /** How often it may stand; once where it is not said. */
  maxCount?: number;
};

export type Rules = Readonly<Record<string, Rule>>;

/** Lists what breaks the rules, attributes that they do not know among it. */
export function findViolations(
  rules: Rules,
  found: readonly (readonly [name: string, value: string])[],
): string[] {
  const values = Map.groupBy(found, ([name]) => name);
  const unknown = [...values.keys()].filter((name) => !rules[name]);
  return [
    ...unknown.map((name) => `${name} is not in the rules`),
    ...Object.entries(rules).flatMap(([name, rule]) =>
      violationsOf(name, rule, values.get(name)?.map(([, value]) => value) ?? []),
    ),
  ];
}

function violationsOf(name: string, rule: Rule, values: readonly string[]): string[] {
  const { required, format, maxLength = Infinity, maxCount = 1 } = rule;
  const fits = (value: string) =>
    typeof format === "function" ? format(value) : format?.test(value);
  return [
    ...(required && values.length === 0 ? [`${name} is missing`] : []),
    ...(values.length > maxCount ? [`${name} stands ${values.length} times`] : []),
    ...values.filter((value) => value.length > maxLength).map(() => `${name} is too long`),
    ...values.filter((value) => value.trim() === "").map(() => `${name} is empty`),
    ...values.filter((value) => format && !fits(value)).map((value) => `${name}: ${value}`),
  ];
}
