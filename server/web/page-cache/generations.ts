import { createGeneration, type Generation } from "./generation.ts";

/** A page of the catalogue before is sent this long at most, while the new one is rendered. */
const previousMs = 3000;

type Deps = {
  version: () => string;
  maxBytes: number;
  /** A new shelf has taken the place of this one. */
  onReplaced: (before: Generation) => void;
};

/** The shelf of the current state of the catalogue, and for a moment the one before it. */
export function createGenerations({ version, maxBytes, onReplaced }: Deps) {
  let generation = createGeneration(version(), maxBytes);
  let previous: Generation | undefined;

  function replace(before: Generation): void {
    previous = before;
    setTimeout(() => previous === before && (previous = undefined), previousMs).unref();
    generation = createGeneration(version(), maxBytes);
    onReplaced(before);
  }

  return {
    current(): Generation {
      if (version() !== generation.version) replace(generation);
      return generation;
    },
    previous: () => previous,
  };
}
