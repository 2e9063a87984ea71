import { stem } from "./stem.ts";

/** Rates a word of the texts, given with the number of its stem; 0 where it does not match. */
export type RateWord = (word: string, stemNumber: number) => number;

/** Which texts have which word. */
export type WordIndex = {
  /** Calls `found` for every matching word of every text. */
  visit: (rate: RateWord, found: (place: number, points: number, isFirst: boolean) => void) => void;
  /** Undefined where no word of the texts has this stem. */
  stemNumber: (stem: string) => number | undefined;
  /** Whether a text has a word with this stem now; the words of former texts are kept for a while. */
  hasStem: (stemNumber: number) => boolean;
  known: Known;
};

/** What the next index takes over. */
type Known = { words: Words; lists: Lists; forgotten: number };
/** Words by number and numbers by word; the indexes that follow one another only add to them. */
type Words = {
  list: string[];
  numbers: Map<string, number>;
  /** The number of each word's stem; numbers and sizes have none. */
  stems: number[];
  stemNumbers: Map<string, number>;
};
const noStem = -1;
/** The numbers of list `place` lie from `starts[place]` up to `starts[place + 1]`. */
type Lists = { starts: Uint32Array; numbers: Uint32Array };

type Texts = {
  count: number;
  /** Its words stand apart by single spaces. */
  textAt: (place: number) => string;
  /** Where the index before has the same text. */
  placeBefore: (place: number) => number | undefined;
  before?: WordIndex | undefined;
};

/** Made in small steps, one for each text, so that the caller can let others have their turn. */
export function* indexWords(texts: Texts): Generator<undefined, WordIndex> {
  if (texts.before && (yield* areSame(texts, texts.before.known.lists))) return texts.before;
  const known = texts.before?.known;
  // When most of its words are in no text any more, a new list of words is begun.
  const kept = known && known.forgotten * 2 <= known.words.list.length ? known : undefined;
  const words = kept?.words ?? createWords();
  const lists = yield* listWords(texts, words, kept?.lists);
  const count = words.list.length;
  const { starts, numbers: places } = yield* invert(lists, count);
  let forgotten = 0;
  for (let word = 0; word < count; word++) if (starts[word] === starts[word + 1]) forgotten++;
  return {
    known: { words, lists, forgotten },
    stemNumber: (stem) => words.stemNumbers.get(stem),
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
          const place = places[at]!;
          found(place, points, lists.numbers[lists.starts[place]!] === word);
        }
      }
    },
  };
}

function createWords(): Words {
  return { list: [], numbers: new Map(), stems: [], stemNumbers: new Map() };
}

/** Prices and stock change all day, names and descriptions hardly ever. */
function* areSame({ count, placeBefore }: Texts, { starts }: Lists): Generator<undefined, boolean> {
  if (count !== starts.length - 1) return false;
  for (let place = 0; place < count; place++) {
    if (placeBefore(place) !== place) return false;
    yield;
  }
  return true;
}

/** The words of each text, every word once. */
function* listWords(
  { count, textAt, placeBefore }: Texts,
  words: Words,
  before: Lists | undefined,
): Generator<undefined, Lists> {
  const starts = new Uint32Array(count + 1);
  let numbers = new Uint32Array(before?.numbers.length ?? 1024);
  for (let place = 0; place < count; place++) {
    const old = before && placeBefore(place);
    const own = old === undefined ? number(textAt(place), words) : listAt(before!, old);
    const end = starts[place]! + own.length;
    if (end > numbers.length) numbers = enlarge(numbers, end);
    numbers.set(own, starts[place]);
    starts[place + 1] = end;
    yield;
  }
  return { starts, numbers: numbers.slice(0, starts[count]) };
}

function listAt({ starts, numbers }: Lists, place: number): Uint32Array {
  return numbers.subarray(starts[place], starts[place + 1]);
}

/** In the order of the text. */
function number(text: string, words: Words): number[] {
  const own = new Set<number>();
  for (const word of text.split(" ")) own.add(words.numbers.get(word) ?? addWord(word, words));
  return [...own];
}

function addWord(word: string, { list, numbers, stems, stemNumbers }: Words): number {
  const added = list.length;
  numbers.set(word, added);
  list.push(word);
  const short = /\d/.test(word) ? undefined : stem(word);
  if (short !== undefined && !stemNumbers.has(short)) stemNumbers.set(short, stemNumbers.size);
  stems.push(short === undefined ? noStem : stemNumbers.get(short)!);
  return added;
}

function enlarge(numbers: Uint32Array, least: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(least, Math.ceil(numbers.length * 1.5)));
  larger.set(numbers);
  return larger;
}

/** From the words of each text to the texts of each word. */
function* invert(lists: Lists, count: number): Generator<undefined, Lists> {
  const starts = new Uint32Array(count + 1);
  for (let place = 0; place + 1 < lists.starts.length; place++) {
    for (const word of listAt(lists, place)) starts[word + 1]!++;
    yield;
  }
  for (let word = 0; word < count; word++) starts[word + 1]! += starts[word]!;
  const places = new Uint32Array(starts[count]!);
  const next = starts.slice();
  for (let place = 0; place + 1 < lists.starts.length; place++) {
    for (const word of listAt(lists, place)) places[next[word]!++] = place;
    yield;
  }
  return { starts, numbers: places };
}
