/** A seeded generator of numbers in [0, 1), to reproduce failures. */
export function randomFrom(start: number): () => number {
  let state = start || 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
