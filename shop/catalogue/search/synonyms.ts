export type Synonyms = {
  groups: readonly (readonly string[])[];
  /** One-way synonyms: the query also finds these words. */
  replacements: readonly (readonly [query: string, words: readonly string[]])[];
  /** For whom or why somebody buys; does not filter. */
  occasions: readonly string[];
  pages: readonly (readonly [path: string, phrases: readonly string[]])[];
};
