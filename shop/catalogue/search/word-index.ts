import { stem } from "./stem.ts";

export type RateWord = (word: string, stem: string | undefined) => number;

export type WordIndex = {
  visit: (
    rate: RateWord,
    found: (position: number, points: number, isFirst: boolean) => void,
  ) => void;
  stems: ReadonlySet<string>;
  findWords: (matches: (word: string) => boolean) => readonly string[];
};

export function* indexWords(
  count: number,
  getText: (position: number) => string,
): Generator<undefined, WordIndex> {
  const words = createWords();
  const lists: Uint32Array[] = [];
  for (let position = 0; position < count; position++) {
    lists.push(Uint32Array.from(new Set(getText(position).split(" ")), words.number));
    yield;
  }
  const { list, stems } = words;
  const { starts, positions } = yield* invert(lists, list.length);
  const firstWords = Uint32Array.from(lists, ([first]) => first!);
  return {
    stems: new Set(stems.filter((stem) => stem !== undefined)),
    findWords: (matches) => list.filter((word) => matches(word)),
    visit(rate, found) {
      for (let word = 0; word < list.length; word++) {
        const points = rate(list[word]!, stems[word]);
        if (points === 0) continue;
        for (let at = starts[word]!; at < starts[word + 1]!; at++) {
          const position = positions[at]!;
          found(position, points, firstWords[position] === word);
        }
      }
    },
  };
}

function createWords() {
  const list: string[] = [];
  const stems: (string | undefined)[] = [];
  const numbers = new Map<string, number>();
  function number(word: string): number {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, list.length);
    stems.push(/\d/.test(word) ? undefined : stem(word));
    return list.push(word) - 1;
  }
  return { list, stems, number };
}

/** Word `i` is in the texts `positions[starts[i]]` to `positions[starts[i + 1] - 1]`. */
function* invert(lists: readonly Uint32Array[], wordCount: number) {
  const starts = new Uint32Array(wordCount + 1);
  for (const list of lists) {
    for (const word of list) starts[word + 1]!++;
    yield;
  }
  for (let word = 0; word < wordCount; word++) starts[word + 1]! += starts[word]!;
  const positions = new Uint32Array(starts[wordCount]!);
  const next = starts.slice();
  for (const [position, list] of lists.entries()) {
    for (const word of list) positions[next[word]!++] = position;
    yield;
  }
  return { starts, positions };
}
