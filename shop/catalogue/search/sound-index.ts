import { soundOfStem } from "./sound.ts";

/** The stems that sound alike, by their sound. */
export type SoundIndex = ReadonlyMap<string, readonly string[]>;

export function* indexSounds(stems: Iterable<string>): Generator<undefined, SoundIndex> {
  const sounds = new Map<string, string[]>();
  for (const stem of stems) {
    const sound = soundOfStem(stem);
    const alike = sounds.get(sound);
    if (alike) alike.push(stem);
    else sounds.set(sound, [stem]);
    yield;
  }
  return sounds;
}
