/** The owner's list, as `content/synonimy.yaml` holds it. */
export type Synonyms = {
  /** Each word finds what the other words of its row find. */
  groups: readonly (readonly string[])[];
  /** Whoever asks for the first also finds the others, not the other way round. */
  replacements: readonly (readonly [query: string, words: readonly string[]])[];
  /** For whom and why somebody buys: narrows nothing. */
  occasions: readonly string[];
  /** What leads to which page of the shop. */
  pages: readonly (readonly [path: string, phrases: readonly string[]])[];
};
