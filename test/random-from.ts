/** The same numbers from 0 up to 1 for the same start, so that a failure can be had again. */
export function randomFrom(start: number): () => number {
  let state = start || 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
