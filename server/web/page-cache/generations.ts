import { createShelf, type Shelf } from "./generation.ts";

/** A page of the catalogue before is sent this long at most, while the new one is rendered. */
const outgoingMs = 3000;

type Means = {
  version: () => string;
  mostBytes: number;
  /** A new shelf has taken the place of this one. */
  replaced: (before: Shelf) => void;
};

/** The shelf of the current state of the catalogue, and for a moment the one before it. */
export function createShelves({ version, mostBytes, replaced }: Means) {
  let shelf = createShelf(version(), mostBytes);
  let outgoing: Shelf | undefined;

  function replace(before: Shelf): void {
    outgoing = before;
    setTimeout(() => outgoing === before && (outgoing = undefined), outgoingMs).unref();
    shelf = createShelf(version(), mostBytes);
    replaced(before);
  }

  return {
    current(): Shelf {
      if (version() !== shelf.version) replace(shelf);
      return shelf;
    },
    outgoing: () => outgoing,
  };
}
