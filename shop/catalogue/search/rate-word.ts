import type { Term } from "./parse-query.ts";
import { stem as stemOf } from "./stem.ts";
import type { RateWord, WordIndex } from "./word-index.ts";

/**
 * A word start in the name outweighs a match inside it plus all bonuses; the first word of a name
 * outweighs category and description; the sum of a term fits a byte.
 */
export const points = {
  name: { whole: 170, synonym: 150, start: 116, stemStart: 113, inside: 50 },
  firstWord: 31,
  /** Bonus for the rarest term in the name: „klocki drewniane" are bricks. */
  rarestTerm: 60,
  category: 20,
  description: { whole: 10, start: 8 },
} as const;

const minInside = 3;
const minStart = 4;
const minStemStart = 5;
const minFormStem = 4;

export function rateName(term: Term, index: WordIndex): RateWord {
  const { whole, synonym, start, stemStart, inside } = points.name;
  const { text } = term;
  const { synonyms } = term.meaning;
  // `gry` is a word, so it is no prefix of `gryzak`; `zol` is no word, and two letters seldom are.
  const isWord = index.stems.has(term.stem);
  const canStart = text.length >= minStart || text.length < minInside || !isWord;
  const canStemStart = term.stem.length >= minStemStart;
  const canBeInside = text.length >= minInside && canStart && term.meaning.pages.size === 0;
  return (word, stem) => {
    if (stem === term.stem || word === text) return whole;
    if (stem !== undefined && synonyms.has(stem)) return synonym;
    if (canStart && word.startsWith(text)) return start;
    if (canStemStart && word.startsWith(term.stem)) return stemStart;
    return canBeInside && word.includes(text) ? inside : 0;
  };
}

/** Descriptions are long: only prefixes count, and no synonyms. */
export function rateDescription(term: Term): RateWord {
  const { whole, start } = points.description;
  const { text } = term;
  const canStart = text.length >= minStart;
  const canStemStart = term.stem.length >= minStemStart;
  return (word, stem) => {
    if (stem === term.stem || word === text) return whole;
    if (canStart && word.startsWith(text)) return start;
    return canStemStart && word.startsWith(term.stem) ? start : 0;
  };
}

/** Rates words a typo away, and the other forms of long ones. */
export function rateFuzzy(alike: readonly string[]): (term: Term) => RateWord {
  const words = new Set(alike);
  const forms = new Set(alike.map(stemOf).filter((each) => each.length >= minFormStem));
  return ({ meaning }) =>
    (word, stem) => {
      const isForm = stem !== undefined && (forms.has(stem) || meaning.synonyms.has(stem));
      return isForm || words.has(word) ? points.name.stemStart : 0;
    };
}
