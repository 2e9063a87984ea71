import type { Category } from "../../shop-config.ts";
import type { CategoryKey } from "../category.ts";
import type { SearchEntry } from "./fixed-list.ts";
import { normalize } from "./normalize.ts";
import { stem } from "./stem.ts";
import { isStopWord } from "./stop-words.ts";
import type { Synonyms } from "./synonyms.ts";

/** What the shop knows about a word or phrase. */
export type Meaning = {
  /** Stems of the words that mean the same. */
  synonyms: ReadonlySet<string>;
  pages: ReadonlySet<string>;
  /** Says for whom or why: narrows nothing. */
  isOccasion: boolean;
};

export type CategoryWords = {
  key: CategoryKey;
  words: readonly string[];
  /** Named after one thing, it says something about each of its products: `Gry`, `Pluszaki`. */
  isOneThing: boolean;
};

export type Dictionary = {
  /** By the stems of the phrase, apart by spaces. */
  meanings: ReadonlyMap<string, Meaning>;
  /** Single words as the owner wrote them, normalized. */
  words: ReadonlyMap<string, Meaning>;
  categories: readonly CategoryWords[];
  /** By path. */
  pages: ReadonlyMap<string, SearchEntry>;
};

type DictionarySource = {
  synonyms: Synonyms;
  categories: readonly Pick<Category, "key" | "name">[];
  categoryTexts: Readonly<Record<CategoryKey, { title: string }>>;
  /** Every page that a search may lead to. */
  pages: readonly SearchEntry[];
};

export function createDictionary(source: DictionarySource): Dictionary {
  const { synonyms, categories, categoryTexts, pages } = source;
  return {
    ...readSynonyms(synonyms),
    categories: categories.map(({ key, name }) => ({
      key,
      words: meaningfulWords(`${name} ${categoryTexts[key].title}`),
      isOneThing: !name.includes(","),
    })),
    pages: new Map(pages.map((page) => [page.path, page])),
  };
}

function readSynonyms({ groups, replacements, occasions, pages }: Synonyms) {
  const meanings = new Map<string, ChangingMeaning>();
  const words = new Map<string, ChangingMeaning>();
  function meaningOf(phrase: string): ChangingMeaning {
    const key = phraseKey(phrase);
    const created = { synonyms: new Set<string>(), pages: new Set<string>(), isOccasion: false };
    const meaning = meanings.get(key) ?? created;
    meanings.set(key, meaning);
    const word = normalize(phrase);
    if (!word.includes(" ")) words.set(word, meaning);
    return meaning;
  }
  const alike = (asked: string, found: readonly string[]) => {
    for (const word of found) meaningOf(asked).synonyms.add(stem(normalize(word)));
  };
  for (const group of groups) for (const word of group) alike(word, group);
  for (const [asked, found] of replacements) alike(asked, found);
  for (const phrase of occasions) meaningOf(phrase).isOccasion = true;
  for (const [path, asked] of pages) for (const phrase of asked) meaningOf(phrase).pages.add(path);
  return { meanings, words };
}

type ChangingMeaning = { synonyms: Set<string>; pages: Set<string>; isOccasion: boolean };

/** How `meanings` names a phrase: `Zdalnie sterowany` → `zdaln sterowan`. */
function phraseKey(phrase: string): string {
  const words = normalize(phrase).split(" ");
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stem).join(" ");
}

function meaningfulWords(text: string): string[] {
  const words = normalize(text).split(" ");
  return [...new Set(words)].filter((word) => word.length > 1 && !isStopWord(word));
}
