/** The owner's list, from `content/synonimy.yaml`. */
export type Synonyms = {
  /** Words of a group are synonyms of each other. */
  groups: readonly (readonly string[])[];
  /** One-way synonyms: the query also finds these words. */
  replacements: readonly (readonly [query: string, words: readonly string[]])[];
  /** For whom or why somebody buys; does not filter. */
  occasions: readonly string[];
  /** Phrases that lead to a page. */
  pages: readonly (readonly [path: string, phrases: readonly string[]])[];
};
