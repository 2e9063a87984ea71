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
