/** Polish inflectional endings after `normalize`, with the minimum length of the remaining stem. */
const endings: readonly [minLength: number, ending: RegExp][] = [
  [4, /(?:ego|emu|ymi|ych|ich|ej|ym|im)$/],
  [3, /(?:iami|iach|ami|ach|imi|iom|iow|iem|om|ow|em|ie|ia|iu|io)$/],
  [3, /[aeiouy]$/],
];

/** `lalek` and `lalka`, `chlopiec` and `chlopca`: the vowel that disappears in other cases. */
const mobileVowel = /^(.{3,}?)i?e([kc])$/;

/** Final consonants in `lalce`, `grze`, `nodze`, `musze` and those of `lalka`, `gra`, `noga`, `mucha`. */
const alternations: readonly [found: RegExp, base: readonly string[]][] = [
  [/rz$/, ["r"]],
  [/dz$/, ["d", "g"]],
  [/sz$/, ["ch"]],
  [/cz$/, ["k", "c"]],
  [/c$/, ["k", "t"]],
];

/**
 * Strips inflection from a normalized word: `pluszowego` → `plusz`, `lalek` → `lalk`. Derived words
 * are left to the synonyms.
 */
export function stem(word: string): string {
  if (/[^a-z]|(.)\1\1/.test(word)) return word;
  const stripped = stripEndings(word);
  // Whatever loses more is no Polish word: `aeaeaeae`.
  return stripped.length * 3 < word.length ? word : stripped;
}

/** Returns the known stem that differs only by a consonant alternation: `lalc` → `lalk`. */
export function findBaseStem(stem: string, isKnown: (stem: string) => boolean): string {
  if (isKnown(stem)) return stem;
  const [found, base] = alternations.find(([ending]) => ending.test(stem)) ?? [];
  const candidates = base?.map((consonant) => stem.replace(found!, consonant));
  return candidates?.find(isKnown) ?? stem;
}

function stripEndings(word: string): string {
  const stripped = stripEnding(word);
  return stripped === word ? word : stripEndings(stripped);
}

function stripEnding(word: string): string {
  if (word.length === 3) return word.replace(/[aeiouy]$/, "");
  for (const [minLength, ending] of endings) {
    const at = word.search(ending);
    if (at >= minLength) return word.slice(0, at);
  }
  return word.replace(mobileVowel, "$1$2");
}
