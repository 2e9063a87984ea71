import { stem } from "./stem.ts";

/** Endings as they sound, and as `stem` knows them: `klockuf`, `klockah`, `pluszowyh`. */
const heardEndings: readonly [heard: RegExp, spelled: string][] = [
  [/[fv]/g, "w"],
  [/uw$/, "ow"],
  [/(?<=[aiy])h$/, "ch"],
];

/** Spellings that sound alike, in the order in which they are replaced; `b`, `d`, `g`, `z` before a voiceless consonant. */
const alike: readonly [spelling: RegExp, sound: string][] = [
  [/cz/g, "q"],
  [/ch/g, "h"],
  [/sz/g, "s"],
  [/(?<=[ptkh])r?z/g, "s"],
  [/rz/g, "z"],
  [/o[mn](?=[^aeiouy])/g, "a"],
  [/e[mn](?=[^aeiouy])/g, "e"],
  [/o/g, "u"],
  [/[fv]/g, "w"],
  [/b(?=[ptksch])/g, "p"],
  [/d(?=[ptksch])/g, "t"],
  [/g(?=[ptksch])/g, "k"],
  [/z(?=[ptksch])/g, "s"],
  [/(.)\1+/g, "$1"],
];

/** Stems a normalized word whose ending may be misspelt. */
export function stemAsHeard(word: string): string {
  return stem(heardEndings.reduce((text, [heard, spelled]) => text.replace(heard, spelled), word));
}

/**
 * Returns the same for the stems of spellings that sound alike: `wuzek` and `wozki`, `gzechotka` and
 * `grzechotka`, `ksionszka` and `ksiazka`, `puzle` and `puzzli`.
 */
export function soundOfStem(stem: string): string {
  return alike.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), stem);
}
