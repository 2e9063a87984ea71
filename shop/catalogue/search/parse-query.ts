import type { ChildAge } from "../product/age.ts";
import type { CategoryKey } from "../category.ts";
import { extractAge } from "../product/parse-age.ts";
import type { CategoryWords, Dictionary, Meaning } from "./dictionary.ts";
import { minQueryLength, maxQueryLength } from "./fixed-list.ts";
import { fuzzyMatches } from "./fuzzy-match.ts";
import { findBaseStem, stem } from "./stem.ts";
import { isStopWord } from "./stop-words.ts";

export type Term = {
  text: string;
  stem: string;
  meaning: Meaning;
  categories: readonly CategoryKey[];
  describes: readonly CategoryKey[];
};

export type Query = {
  terms: readonly Term[];
  age?: ChildAge;
  code: string;
};

const maxTerms = 12;
const maxPhraseWords = 4;
const minPrefix = 4;

export function parseQuery(text: string, dictionary: Dictionary): Query {
  const { age, rest } = extractAge(text.slice(0, maxQueryLength));
  if (!age && rest.length < minQueryLength) return { terms: [], code: "" };
  const words = rest.split(" ").filter(Boolean);
  const significantWords = words.filter((word) => !isStopWord(word));
  const terms = createTerms(
    significantWords.length > 0 || age ? significantWords : words,
    dictionary,
  );
  const unique = new Map(terms.map((term) => [term.stem, term]));
  return {
    terms: [...unique.values()].slice(0, maxTerms),
    code: text.trim().toLowerCase(),
    ...(age && { age }),
  };
}

function createTerms(words: readonly string[], dictionary: Dictionary): Term[] {
  const stems = words.map((word) => findBaseStem(stem(word), (each) => dictionary.stems.has(each)));
  const terms: Term[] = [];
  while (terms.length < words.length) {
    const index = terms.length;
    const phrase = findPhrase(stems.slice(index, index + maxPhraseWords), dictionary);
    for (let wordIndex = index; wordIndex < index + (phrase?.length ?? 1); wordIndex++) {
      const text = words[wordIndex]!;
      const wordMeaning =
        dictionary.meanings.get(stems[wordIndex]!) ?? guessMeaning(text, startsWith, dictionary);
      const meaning = phrase ? mergeMeanings([phrase.meaning, wordMeaning]) : wordMeaning;
      terms.push(createTerm(text, stems[wordIndex]!, meaning, dictionary));
    }
  }
  return terms;
}

function findPhrase(stems: readonly string[], { meanings }: Dictionary) {
  for (let length = stems.length; length > 1; length--) {
    const meaning = meanings.get(stems.slice(0, length).join(" "));
    if (meaning) return { length, meaning };
  }
  return undefined;
}

export function createTerm(
  text: string,
  key: string,
  meaning: Meaning,
  { categories }: Dictionary,
  matches = (word: string, typed: string) => typed.length > 2 && word.startsWith(typed),
): Term {
  const findKeys = (predicate: (category: CategoryWords) => boolean) =>
    categories.filter(predicate).map((category) => category.key);
  const leadsTo = (category: CategoryWords) => meaning.pages.has(`/kategoria/${category.key}`);
  const names = ({ words }: CategoryWords) =>
    words.some((word) => stem(word) === key || matches(word, text));
  return {
    text,
    stem: key,
    meaning,
    categories: findKeys((category) => leadsTo(category) || names(category)),
    describes: findKeys(
      (category) => leadsTo(category) || (category.isSingleKind && names(category)),
    ),
  };
}

export function guessTerm({ text, stem: key }: Term, dictionary: Dictionary): Term {
  const meaning = guessMeaning(text, fuzzyMatches, dictionary);
  return createTerm(text, key, meaning, dictionary, fuzzyMatches);
}

function startsWith(word: string, typed: string): boolean {
  return typed.length >= minPrefix && word.startsWith(typed);
}

function guessMeaning(
  typed: string,
  matches: (word: string, typed: string) => boolean,
  { words }: Dictionary,
): Meaning {
  const found = [...words].filter(([word]) => matches(word, typed));
  return mergeMeanings(found.map(([, meaning]) => meaning));
}

export function mergeMeanings(found: readonly Meaning[]): Meaning {
  return {
    synonyms: new Set(found.flatMap(({ synonyms }) => [...synonyms])),
    pages: new Set(found.flatMap(({ pages }) => [...pages])),
    isOccasion: found.some(({ isOccasion }) => isOccasion),
  };
}
