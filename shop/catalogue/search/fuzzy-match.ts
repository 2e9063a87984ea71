const minFuzzyLength = 4;
const minFuzzyPrefix = 6;

/**
 * Whether the word matches with at most one typo, the first letter being right. Four letters allow
 * a transposition only: `lego` does not match `lekko`.
 */
export function fuzzyMatches(word: string, typed: string): boolean {
  const [first, second, third] = typed;
  if (typed.length < minFuzzyLength || word[0] !== first) return false;
  if (typed.length === minFuzzyLength) return isTransposed(word, typed);
  const swapped = word[1] === third && word[2] === second;
  if (word[1] !== second && !swapped) return false;
  if (typed.length < minFuzzyPrefix && word.length > typed.length + 1) return false;
  return startsAlmostWith(word, typed);
}

function isTransposed(word: string, typed: string): boolean {
  if (word.length !== typed.length) return false;
  let mismatch = 0;
  while (mismatch < typed.length && typed[mismatch] === word[mismatch]) mismatch++;
  return (
    typed[mismatch] === word[mismatch + 1] &&
    typed[mismatch + 1] === word[mismatch] &&
    typed.slice(mismatch + 2) === word.slice(mismatch + 2)
  );
}

export function startsAlmostWith(word: string, typed: string): boolean {
  let mismatch = 0;
  while (mismatch < typed.length && typed[mismatch] === word[mismatch]) mismatch++;
  const continuesAt = (from: number, inWord: number) => startsWithAt(word, inWord, typed, from);
  return (
    mismatch >= typed.length - 1 ||
    continuesAt(mismatch + 1, mismatch + 1) ||
    continuesAt(mismatch + 1, mismatch) ||
    continuesAt(mismatch, mismatch + 1) ||
    (typed[mismatch] === word[mismatch + 1] &&
      typed[mismatch + 1] === word[mismatch] &&
      continuesAt(mismatch + 2, mismatch + 2))
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
