export function interleave<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
): readonly Item[] {
  const groups = [...Map.groupBy(items, groupOf).values()];
  const maxLength = groups.reduce((longest, { length }) => Math.max(longest, length), 0);
  return Array.from({ length: maxLength }, (_, index) =>
    groups.flatMap((group) => (index < group.length ? [group[index]!] : [])),
  ).flat();
}
