import type { Category } from "../../shop-config.ts";
import type { CategoryKey } from "../category.ts";
import type { SearchEntry } from "./fixed-list.ts";
import { normalize } from "../../text/normalize.ts";
import type { SoundIndex } from "./sound-index.ts";
import { soundOfStem } from "./sound.ts";
import { stem } from "./stem.ts";
import { listSignificantWords } from "./stop-words.ts";

export type Synonyms = {
  groups: readonly (readonly string[])[];
  /** One-way synonyms: the query also finds these words. */
  replacements: readonly (readonly [query: string, words: readonly string[]])[];
  /** For whom or why somebody buys; does not filter. */
  occasions: readonly string[];
  pages: readonly (readonly [path: string, phrases: readonly string[]])[];
};

export type Meaning = {
  synonyms: ReadonlySet<string>;
  pages: ReadonlySet<string>;
  isOccasion: boolean;
};

export type CategoryWords = {
  key: CategoryKey;
  words: readonly string[];
  isSingleKind: boolean;
};

export type Dictionary = {
  /** Key: the phrase's stems, separated by spaces. */
  meanings: ReadonlyMap<string, Meaning>;
  words: ReadonlyMap<string, Meaning>;
  stems: ReadonlySet<string>;
  sounds: SoundIndex;
  categories: readonly CategoryWords[];
  pages: ReadonlyMap<string, SearchEntry>;
};

type DictionarySource = {
  synonyms: Synonyms;
  categories: readonly Pick<Category, "key" | "name">[];
  categoryTexts: Readonly<Record<CategoryKey, { title: string }>>;
  pages: readonly SearchEntry[];
};

export function createDictionary(source: DictionarySource): Dictionary {
  const { synonyms, pages } = source;
  const { meanings, words } = indexSynonyms(synonyms);
  const categories = source.categories.map(({ key, name }) => ({
    key,
    words: listNames(`${name} ${source.categoryTexts[key]!.title}`),
    isSingleKind: !name.includes(","),
  }));
  const stems = new Set([
    ...[...meanings.keys()].flatMap((phrase) => phrase.split(" ")),
    ...[...meanings.values()].flatMap((meaning) => [...meaning.synonyms]),
    ...categories.flatMap((category) => category.words.map(stem)),
  ]);
  return {
    meanings,
    words,
    stems,
    sounds: Map.groupBy(stems, soundOfStem),
    categories,
    pages: new Map(pages.map((page) => [page.path, page])),
  };
}

function indexSynonyms({ groups, replacements, occasions, pages }: Synonyms) {
  const meanings = new Map<string, MutableMeaning>();
  const words = new Map<string, MutableMeaning>();
  function getMeaning(phrase: string): MutableMeaning {
    const key = createPhraseKey(phrase);
    const created = { synonyms: new Set<string>(), pages: new Set<string>(), isOccasion: false };
    const meaning = meanings.get(key) ?? created;
    meanings.set(key, meaning);
    const word = normalize(phrase);
    if (!word.includes(" ")) words.set(word, meaning);
    return meaning;
  }
  const addSynonyms = (phrase: string, words: readonly string[]) => {
    for (const word of words) getMeaning(phrase).synonyms.add(stem(normalize(word)));
  };
  for (const group of groups) for (const word of group) addSynonyms(word, group);
  for (const [phrase, words] of replacements) addSynonyms(phrase, words);
  for (const phrase of occasions) getMeaning(phrase).isOccasion = true;
  for (const [path, phrases] of pages)
    for (const phrase of phrases) getMeaning(phrase).pages.add(path);
  return { meanings, words };
}

type MutableMeaning = { synonyms: Set<string>; pages: Set<string>; isOccasion: boolean };

function createPhraseKey(phrase: string): string {
  const significantWords = listSignificantWords(phrase);
  const words = significantWords.length > 0 ? significantWords : normalize(phrase).split(" ");
  return words.map(stem).join(" ");
}

function listNames(text: string): string[] {
  return [...new Set(listSignificantWords(text))].filter((word) => word.length > 1);
}
