/** Polish inflectional endings after `normalize`, with the minimum length of the remaining stem. */
const endings: readonly [least: number, ending: RegExp][] = [
  [4, /(?:ego|emu|ymi|ych|ich|ej|ym|im)$/],
  [3, /(?:iami|iach|ami|ach|imi|iom|iow|iem|om|ow|em|ie|ia|iu|io)$/],
  [3, /[aeiouy]$/],
];

/** `lalek` and `lalka`, `chlopiec` and `chlopca`: the vowel that disappears in other cases. */
const mobileVowel = /^(.{3,}?)i?e([kc])$/;

/**
 * Strips inflection from a normalized word: `pluszowego` → `plusz`, `lalek` → `lalk`. Derived words
 * are left to the synonyms.
 */
export function stem(word: string): string {
  if (/[^a-z]/.test(word)) return word;
  const stripped = stripEnding(word);
  return stripped === word ? word : stem(stripped);
}

function stripEnding(word: string): string {
  if (word.length === 3) return word.replace(/[aeiouy]$/, "");
  for (const [minLength, ending] of endings) {
    const at = word.search(ending);
    if (at >= minLength) return word.slice(0, at);
  }
  return word.replace(mobileVowel, "$1$2");
}
