import { createGeneration, type Generation } from "./generation.ts";

/** How long pages of the previous catalogue may be served while new ones are rendered. */
const previousMs = 3000;

type Deps = {
  version: () => string;
  maxBytes: number;
  /** Called with the previous generation. */
  onReplaced: (before: Generation) => void;
};

/** Holds the current generation and, for a moment, the previous one. */
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
