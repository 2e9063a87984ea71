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
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  return (
    typed[at] === word[at + 1] &&
    typed[at + 1] === word[at] &&
    typed.slice(at + 2) === word.slice(at + 2)
  );
}

/**
 * Whether the word begins with what was typed but for one typo at most: a letter too many, too few,
 * a wrong one, or two that changed places (Damerau-Levenshtein distance 1).
 */
export function startsAlmostWith(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const goesOn = (from: number, inWord: number) => startsAt(word, inWord, typed, from);
  return (
    at >= typed.length - 1 ||
    goesOn(at + 1, at + 1) ||
    goesOn(at + 1, at) ||
    goesOn(at, at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && goesOn(at + 2, at + 2))
  );
}

/** Like `word.startsWith(typed.slice(from), inWord)`, which would make a new text every time. */
function startsAt(word: string, inWord: number, typed: string, from: number): boolean {
  if (word.length - inWord < typed.length - from) return false;
  for (let step = 0; from + step < typed.length; step++) {
    if (typed[from + step] !== word[inWord + step]) return false;
  }
  return true;
}
