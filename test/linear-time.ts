/** Of processor time: far more than linear reading of some thousand characters takes. */
const suspiciousMicroseconds = 15_000;

/** Four times the text takes about 4 times as long in linear time, 16 times in quadratic. */
const maxGrowth = 8;

export type Pumped = { start: string; pump: string; end: string };

/**
 * Returns the first text whose reading takes more than linear time. Measures this thread's processor
 * time, which other load does not lengthen, and of what is suspicious the fastest of several runs.
 *
 * @param length long enough for quadratic reading to be suspicious: some thousand characters
 */
export function findQuadratic(
  read: (text: string) => unknown,
  texts: Iterable<Pumped>,
  length: number,
): Pumped | undefined {
  for (const text of texts) {
    if (measure(read, createText(text, length)) < suspiciousMicroseconds) continue;
    const small = measureFastest(read, createText(text, length));
    const large = measureFastest(read, createText(text, 4 * length));
    if (small > suspiciousMicroseconds && large > maxGrowth * small) return text;
  }
  return undefined;
}

export function* combine(
  starts: readonly string[],
  pumps: readonly string[],
  ends: readonly string[],
): Generator<Pumped> {
  for (const start of starts)
    for (const pump of pumps) for (const end of ends) yield { start, pump, end };
}

function createText({ start, pump, end }: Pumped, length: number): string {
  return start + pump.repeat(length / pump.length) + end;
}

function measureFastest(read: (text: string) => unknown, text: string): number {
  return Math.min(...Array.from({ length: 5 }, () => measure(read, text)));
}

function measure(read: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  read(text);
  // Only the sum is exact; the kernel estimates the parts.
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
