import type { Dictionary } from "./dictionary.ts";
import { fuzzyMatches, lacksOneLetter } from "./fuzzy-match.ts";
import { createTerm, mergeMeanings, type Term } from "./parse-query.ts";
import type { SoundIndex } from "./sound-index.ts";
import { soundOfStem, stemAsHeard } from "./sound.ts";
import { findBaseStem } from "./stem.ts";

type FindStems = (sound: string, sounds: SoundIndex) => readonly string[];

/**
 * Returns the term with the stem of a word that the shop knows and that sounds like it, `wuzek` →
 * `wozk`; undefined where there is none.
 */
export function respellTerm(
  { text, stem, meaning }: Term,
  findStems: FindStems,
  names: SoundIndex,
  dictionary: Dictionary,
): Term | undefined {
  const known = [dictionary.sounds, names];
  const isKnown = known.some((sounds) => sounds.get(soundOfStem(stem))?.includes(stem));
  if (isKnown || !/^[a-z]+$/.test(text)) return undefined;
  const hasSound = (each: string) => known.some((sounds) => sounds.has(soundOfStem(each)));
  const sound = soundOfStem(findBaseStem(stemAsHeard(text), hasSound));
  const stems = new Set(known.flatMap((sounds) => findStems(sound, sounds)));
  const [first] = stems;
  if (first === undefined) return undefined;
  const meanings = [...stems].map((each) => dictionary.meanings.get(each)).filter((each) => !!each);
  const alike = { synonyms: stems, pages: new Set<string>(), isOccasion: false };
  return createTerm(first, first, mergeMeanings([meaning, alike, ...meanings]), dictionary);
}

const minSound = 3;
const minNearSound = 4;
const minFuzzySound = 6;

export function findSameSound(sound: string, sounds: SoundIndex): readonly string[] {
  return (sound.length >= minSound && sounds.get(sound)) || [];
}

/** Finds what sounds the same with one more letter, and in long words with another letter. */
export function findNearSounds(heard: string, sounds: SoundIndex): readonly string[] {
  const near: string[] = [];
  if (heard.length < minNearSound) return near;
  const start = heard.slice(0, minSound);
  for (const [known, stems] of sounds)
    if (known.startsWith(start) && isNear(known, heard)) near.push(...stems);
  return near;
}

function isNear(known: string, heard: string): boolean {
  const canDiffer = heard.length >= minFuzzySound && known.length === heard.length;
  return lacksOneLetter(heard, known) || (canDiffer && fuzzyMatches(known, heard));
}
