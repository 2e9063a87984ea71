export type WordTest = (word: string, asked: string) => boolean;

export type WordIndex = ReturnType<typeof createWordIndex>;

/** Which texts have which word. The words of a text stand apart by single spaces. */
export function createWordIndex(texts: readonly string[]) {
  const numbers = new Map<string, number>();
  const wordsOf = texts.map((text) => {
    const own = new Set<number>();
    for (const word of text.split(" ")) {
      let number = numbers.get(word);
      if (number === undefined) numbers.set(word, (number = numbers.size));
      own.add(number);
    }
    return Uint32Array.from(own);
  });
  const words = [...numbers.keys()];
  const { starts, places } = turnAround(wordsOf, words.length);

  return {
    /** Calls `found` with the place of every text that has such a word, once for each of its words. */
    visit(asked: string, test: WordTest, found: (place: number) => void): void {
      for (const [number, word] of words.entries()) {
        if (!test(word, asked)) continue;
        for (let at = starts[number]!; at < starts[number + 1]!; at++) found(places[at]!);
      }
    },
  };
}

/** From the words of each text to the texts of each word, those of one word after another. */
function turnAround(wordsOf: readonly Uint32Array[], count: number) {
  const starts = new Uint32Array(count + 1);
  for (const words of wordsOf) for (const word of words) starts[word + 1]!++;
  for (let word = 0; word < count; word++) starts[word + 1]! += starts[word]!;
  const places = new Uint32Array(starts[count]!);
  const next = starts.slice();
  for (const [place, words] of wordsOf.entries()) {
    for (const word of words) places[next[word]!++] = place;
  }
  return { starts, places };
}
