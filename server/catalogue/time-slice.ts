const sliceMs = 2;

/** Runs a generator to its end and yields to other requests every two milliseconds. */
export async function runInSlices<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (let sliceEnd = performance.now() + sliceMs; ;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < sliceEnd) continue;
    await new Promise(setImmediate);
    sliceEnd = performance.now() + sliceMs;
  }
}
