/** Stays below the maximum number of parameters of a statement. */
const maxRows = 500;

export function* chunks<T>(all: readonly T[], size = maxRows): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) {
    yield all.slice(start, start + size);
  }
}
