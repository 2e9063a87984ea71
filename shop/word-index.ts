export type WordTest = (word: string, asked: string) => boolean;

/** Which texts have which word. */
export type WordIndex = {
  /** Calls `found` with the place of every text that has such a word, once for each of its words. */
  visit: (asked: string, test: WordTest, found: (place: number) => void) => void;
  known: Known;
};

/** What the next index takes over. */
type Known = { words: Words; lists: Lists; forgotten: number };
/** Words by number and numbers by word; the indexes that follow one another only add to them. */
type Words = { list: string[]; numbers: Map<string, number> };
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
  const words = kept?.words ?? { list: [], numbers: new Map<string, number>() };
  const lists = yield* listWords(texts, words, kept?.lists);
  const count = words.list.length;
  const { starts, numbers: places } = yield* turnAround(lists, count);
  let forgotten = 0;
  for (let word = 0; word < count; word++) if (starts[word] === starts[word + 1]) forgotten++;
  return {
    known: { words, lists, forgotten },
    visit(asked, test, found) {
      for (let word = 0; word < count; word++) {
        if (!test(words.list[word]!, asked)) continue;
        for (let at = starts[word]!; at < starts[word + 1]!; at++) found(places[at]!);
      }
    },
  };
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

function number(text: string, { list, numbers }: Words): number[] {
  const own = new Set<number>();
  for (const word of text.split(" ")) {
    let known = numbers.get(word);
    if (known === undefined) {
      numbers.set(word, (known = list.length));
      list.push(word);
    }
    own.add(known);
  }
  return [...own];
}

function enlarge(numbers: Uint32Array, least: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(least, Math.ceil(numbers.length * 1.5)));
  larger.set(numbers);
  return larger;
}

/** From the words of each text to the texts of each word. */
function* turnAround(lists: Lists, count: number): Generator<undefined, Lists> {
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
