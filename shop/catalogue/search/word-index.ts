import { stem } from "./stem.ts";

/** Rates a word, given with its stem's number; 0 means no match. */
export type RateWord = (word: string, stemNumber: number) => number;

export type WordIndex = {
  visit: (
    rate: RateWord,
    found: (position: number, points: number, isFirst: boolean) => void,
  ) => void;
  findStemNumber: (stem: string) => number | undefined;
  /**
   * Whether a current text has a word with this stem; words of previous texts may still be stored.
   */
  hasStem: (stemNumber: number) => boolean;
  state: IndexState;
};

type IndexState = { words: WordTable; lists: PackedLists; unusedCount: number };
/** Maps words to numbers and back. Shared by successive indexes, append-only. */
type WordTable = {
  list: string[];
  numbers: Map<string, number>;
  stems: number[];
  stemNumbers: Map<string, number>;
};
const noStem = -1;
/** List `i` spans `numbers[starts[i]]` to `numbers[starts[i + 1]]`. */
type PackedLists = { starts: Uint32Array; numbers: Uint32Array };

type Texts = {
  count: number;
  getText: (position: number) => string;
  findPreviousPosition: (position: number) => number | undefined;
  previous?: WordIndex | undefined;
};

/** Builds the index, one step per text, so that the caller can yield to the event loop. */
export function* indexWords(texts: Texts): Generator<undefined, WordIndex> {
  if (texts.previous && (yield* isUnchanged(texts, texts.previous.state.lists)))
    return texts.previous;
  const state = texts.previous?.state;
  // Starts a new word table once most of its words are unused.
  const reusable = state && state.unusedCount * 2 <= state.words.list.length ? state : undefined;
  const words = reusable?.words ?? createWords();
  const lists = yield* listWords(texts, words, reusable?.lists);
  const count = words.list.length;
  const { starts, numbers: positions } = yield* invert(lists, count);
  let unusedCount = 0;
  for (let word = 0; word < count; word++) if (starts[word] === starts[word + 1]) unusedCount++;
  return {
    state: { words, lists, unusedCount },
    findStemNumber: (stem) => words.stemNumbers.get(stem),
    hasStem(stemNumber) {
      for (let word = 0; word < count; word++) {
        if (words.stems[word] === stemNumber && starts[word] !== starts[word + 1]) return true;
      }
      return false;
    },
    visit(rate, found) {
      for (let word = 0; word < count; word++) {
        const points = rate(words.list[word]!, words.stems[word]!);
        if (points === 0) continue;
        for (let at = starts[word]!; at < starts[word + 1]!; at++) {
          const position = positions[at]!;
          found(position, points, lists.numbers[lists.starts[position]!] === word);
        }
      }
    },
  };
}

function createWords(): WordTable {
  return { list: [], numbers: new Map(), stems: [], stemNumbers: new Map() };
}

/** Most refreshes change prices and stock only. */
function* isUnchanged(
  { count, findPreviousPosition }: Texts,
  { starts }: PackedLists,
): Generator<undefined, boolean> {
  if (count !== starts.length - 1) return false;
  for (let position = 0; position < count; position++) {
    if (findPreviousPosition(position) !== position) return false;
    yield;
  }
  return true;
}

function* listWords(
  { count, getText, findPreviousPosition }: Texts,
  words: WordTable,
  previousLists: PackedLists | undefined,
): Generator<undefined, PackedLists> {
  const starts = new Uint32Array(count + 1);
  let numbers = new Uint32Array(previousLists?.numbers.length ?? 1024);
  for (let position = 0; position < count; position++) {
    const previousPosition = previousLists && findPreviousPosition(position);
    const wordNumbers =
      previousPosition === undefined
        ? numberWords(getText(position), words)
        : getList(previousLists!, previousPosition);
    const end = starts[position]! + wordNumbers.length;
    if (end > numbers.length) numbers = enlarge(numbers, end);
    numbers.set(wordNumbers, starts[position]);
    starts[position + 1] = end;
    yield;
  }
  return { starts, numbers: numbers.slice(0, starts[count]) };
}

function getList({ starts, numbers }: PackedLists, position: number): Uint32Array {
  return numbers.subarray(starts[position], starts[position + 1]);
}

function numberWords(text: string, words: WordTable): number[] {
  const wordNumbers = new Set<number>();
  for (const word of text.split(" "))
    wordNumbers.add(words.numbers.get(word) ?? addWord(word, words));
  return [...wordNumbers];
}

function addWord(word: string, { list, numbers, stems, stemNumbers }: WordTable): number {
  const added = list.length;
  numbers.set(word, added);
  list.push(word);
  const wordStem = /\d/.test(word) ? undefined : stem(word);
  if (wordStem !== undefined && !stemNumbers.has(wordStem))
    stemNumbers.set(wordStem, stemNumbers.size);
  stems.push(wordStem === undefined ? noStem : stemNumbers.get(wordStem)!);
  return added;
}

function enlarge(numbers: Uint32Array, minLength: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(minLength, Math.ceil(numbers.length * 1.5)));
  larger.set(numbers);
  return larger;
}

function* invert(lists: PackedLists, count: number): Generator<undefined, PackedLists> {
  const starts = new Uint32Array(count + 1);
  for (let position = 0; position + 1 < lists.starts.length; position++) {
    for (const word of getList(lists, position)) starts[word + 1]!++;
    yield;
  }
  for (let word = 0; word < count; word++) starts[word + 1]! += starts[word]!;
  const positions = new Uint32Array(starts[count]!);
  const next = starts.slice();
  for (let position = 0; position + 1 < lists.starts.length; position++) {
    for (const word of getList(lists, position)) positions[next[word]!++] = position;
    yield;
  }
  return { starts, numbers: positions };
}
