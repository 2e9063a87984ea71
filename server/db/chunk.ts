/** Few enough rows for the number of parameters that a statement takes. */
const rowsAtOnce = 500;

export function* inParts<T>(all: readonly T[], most = rowsAtOnce): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += most) {
    yield all.slice(start, start + most);
  }
}
