/** The word that needs the fewest changes to be what was written, if they are few. */
export function findNearest(written: string, words: readonly string[]): string | undefined {
  const [nearest] = words
    .map((word) => ({ word, changes: countChanges(written, word) }))
    .sort((one, other) => one.changes - other.changes);
  const few = Math.max(2, Math.floor(written.length / 3));
  return nearest && nearest.changes <= few ? nearest.word : undefined;
}

/** Letters to add, to drop or to replace (Levenshtein's distance). */
function countChanges(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let index = 0; index < from.length; index++) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at++) {
      const replaced = row[at - 1]! + (from[index] === to[at - 1] ? 0 : 1);
      next.push(Math.min(next[at - 1]! + 1, row[at]! + 1, replaced));
    }
    row = next;
  }
  return row[to.length]!;
}
