import { stem } from "./stem.ts";

/** Rates a word of the texts, given with the number of its stem; 0 where it does not match. */
export type RateWord = (word: string, stemNumber: number) => number;

/** Which texts have which word. */
export type WordIndex = {
  /** Calls `found` for every matching word of every text. */
  visit: (
    rate: RateWord,
    found: (position: number, points: number, isFirst: boolean) => void,
  ) => void;
  /** Undefined where no word of the texts has this stem. */
  findStemNumber: (stem: string) => number | undefined;
  /** Whether a text has a word with this stem now; the words of former texts are kept for a while. */
  hasStem: (stemNumber: number) => boolean;
  state: IndexState;
};

/** What the next index takes over. */
type IndexState = { words: WordTable; lists: PackedLists; unusedCount: number };
/** Words by number and numbers by word; the indexes that follow one another only add to them. */
type WordTable = {
  list: string[];
  numbers: Map<string, number>;
  /** The number of each word's stem; numbers and sizes have none. */
  stems: number[];
  stemNumbers: Map<string, number>;
};
const noStem = -1;
/** The numbers of list `place` lie from `starts[place]` up to `starts[place + 1]`. */
type PackedLists = { starts: Uint32Array; numbers: Uint32Array };

type Texts = {
  count: number;
  /** Its words stand apart by single spaces. */
  getText: (position: number) => string;
  /** Where the index before has the same text. */
  findPreviousPosition: (position: number) => number | undefined;
  previous?: WordIndex | undefined;
};

/** Made in small steps, one for each text, so that the caller can let others have their turn. */
export function* indexWords(texts: Texts): Generator<undefined, WordIndex> {
  if (texts.previous && (yield* isUnchanged(texts, texts.previous.state.lists)))
    return texts.previous;
  const state = texts.previous?.state;
  // When most of its words are in no text any more, a new list of words is begun.
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

/** Prices and stock change all day, names and descriptions hardly ever. */
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

/** The words of each text, every word once. */
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

/** In the order of the text. */
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

/** From the words of each text to the texts of each word. */
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
