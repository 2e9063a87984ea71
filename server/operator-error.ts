/** An error that the operator can fix. The Polish message says how. */
export class OperatorError extends Error {}

/** Lists what keeps the shop from starting, a mistake in each line. */
export function createStartError(what: string, mistakes: readonly string[]): OperatorError {
  const lines = [`Nie można uruchomić sklepu. Popraw ${what}:`, ...new Set(mistakes)];
  return new OperatorError(lines.join("\n"));
}
