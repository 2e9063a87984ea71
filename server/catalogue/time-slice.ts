const sliceMs = 2;

/** Does work that pauses after each small step; visitors get their turn every two milliseconds. */
export async function inSlices<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (let until = performance.now() + sliceMs; ;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise(setImmediate);
    until = performance.now() + sliceMs;
  }
}
