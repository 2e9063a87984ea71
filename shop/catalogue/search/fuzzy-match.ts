const minFuzzyLength = 4;
const minFuzzyPrefix = 6;

/**
 * Whether the word matches with at most one typo, the first letter being right. Four letters allow
 * a transposition only: `lego` does not match `lekko`.
 */
export function fuzzyMatches(word: string, typed: string): boolean {
  const [first, second, third] = typed;
  if (typed.length < minFuzzyLength || word[0] !== first) return false;
  if (typed.length === minFuzzyLength)
    return word.length === typed.length && isTransposed(word, typed, findMismatch(word, typed));
  const swapped = word[1] === third && word[2] === second;
  if (word[1] !== second && !swapped) return false;
  if (typed.length < minFuzzyPrefix && word.length > typed.length + 1) return false;
  return startsAlmostWith(word, typed);
}

export function startsAlmostWith(word: string, typed: string): boolean {
  const mismatch = findMismatch(word, typed);
  const continuesAt = (from: number, inWord: number) => startsWithAt(word, inWord, typed, from);
  return (
    mismatch >= typed.length - 1 ||
    continuesAt(mismatch + 1, mismatch + 1) ||
    continuesAt(mismatch + 1, mismatch) ||
    continuesAt(mismatch, mismatch + 1) ||
    isTransposed(word, typed, mismatch)
  );
}

/** Whether `shorter` is the other word without one letter. */
export function lacksOneLetter(shorter: string, longer: string): boolean {
  if (longer.length !== shorter.length + 1) return false;
  const mismatch = findMismatch(longer, shorter);
  return startsWithAt(longer, mismatch + 1, shorter, mismatch);
}

function findMismatch(word: string, typed: string): number {
  let mismatch = 0;
  while (mismatch < typed.length && typed[mismatch] === word[mismatch]) mismatch++;
  return mismatch;
}

function isTransposed(word: string, typed: string, mismatch: number): boolean {
  return (
    typed[mismatch] === word[mismatch + 1] &&
    typed[mismatch + 1] === word[mismatch] &&
    startsWithAt(word, mismatch + 2, typed, mismatch + 2)
  );
}

/** `word.startsWith(typed.slice(from), inWord)` without allocating a string. */
function startsWithAt(word: string, inWord: number, typed: string, from: number): boolean {
  if (word.length - inWord < typed.length - from) return false;
  for (let offset = 0; from + offset < typed.length; offset++) {
    if (typed[from + offset] !== word[inWord + offset]) return false;
  }
  return true;
}
