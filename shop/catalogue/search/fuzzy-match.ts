/** Shorter words have too many neighbours. */
const minFuzzyLength = 4;
/** From here on the word may be unfinished. */
const minFuzzyPrefix = 6;

/**
 * Whether somebody who typed this may have meant the word: its beginning fits and there is one typo
 * at most. Of four letters only two that changed places are forgiven: `lego` is not `lekko`.
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

/**
 * Whether the word begins with what was typed but for one typo at most: a letter too many, too few,
 * a wrong one, or two that changed places (Damerau-Levenshtein distance 1).
 */
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

/** Like `word.startsWith(typed.slice(from), inWord)`, which would make a new text every time. */
function startsWithAt(word: string, inWord: number, typed: string, from: number): boolean {
  if (word.length - inWord < typed.length - from) return false;
  for (let offset = 0; from + offset < typed.length; offset++) {
    if (typed[from + offset] !== word[inWord + offset]) return false;
  }
  return true;
}
