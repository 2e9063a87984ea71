/** Endings of Polish declension after `normalize`, by how much of the word has to remain. */
const endings: readonly [least: number, ending: RegExp][] = [
  [4, /(?:ego|emu|ymi|ych|ich|ej|ym|im)$/],
  [3, /(?:iami|iach|ami|ach|imi|iom|iow|iem|om|ow|em|ie|ia|iu|io)$/],
  [3, /[aeiouy]$/],
];

/** `lalek` and `lalka`, `chlopiec` and `chlopca`: the vowel that comes and goes, and what stays. */
const mobileVowel = /^(.{3,}?)i?e([kc])$/;

/**
 * Cuts a normalized word down to what its grammatical forms share: `pluszowego` → `plusz`,
 * `lalek` → `lalk`. Inflection only: words of one family are the business of the synonyms.
 */
export function stem(word: string): string {
  if (/[^a-z]/.test(word)) return word;
  const stripped = stripEnding(word);
  return stripped === word ? word : stem(stripped);
}

function stripEnding(word: string): string {
  // `gra` and `gry`
  if (word.length === 3) return word.replace(/[aeiouy]$/, "");
  for (const [minLength, ending] of endings) {
    const at = word.search(ending);
    if (at >= minLength) return word.slice(0, at);
  }
  return word.replace(mobileVowel, "$1$2");
}
