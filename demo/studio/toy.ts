/** A toy as it is photographed: see demo/studio/toys for the lists. */
export type Toy = {
  /** A Fluent emoji or `draw:` and one of our drawings. */
  main: string;
  props: readonly string[];
  /** How many pictures it gets, from 1 to 4. */
  views: number;
};

/** Things with letters, maps or a clear front: never mirrored. */
const oneWay = new Set([
  "alarm-clock",
  "books",
  "chequered-flag",
  "construction",
  "crayon",
  "game-die",
  "input-numbers",
  "joker",
  "musical-note",
  "musical-notes",
  "pencil",
  "receipt",
  "rolled-up-newspaper",
  "spiral-notepad",
  "world-map",
  "zzz",
]);

/** Our drawings are lit from the left already; the emoji set from the right, so it is mirrored. */
export function facesLight(name: string): boolean {
  return !name.startsWith("draw:") && !oneWay.has(name);
}

/** Flies over the floor in every picture; px in a picture 960 wide. */
export function liftOf(name: string): number {
  return name === "draw:drone" ? 90 : 0;
}

const airborne = new Set([
  "bubbles",
  "cloud",
  "crescent-moon",
  "droplet",
  "eyes",
  "footprints",
  "kite",
  "leaf-fluttering-in-wind",
  "musical-note",
  "musical-notes",
  "paw-prints",
  "rainbow",
  "red-heart",
  "ringed-planet",
  "sparkles",
  "speech-balloon",
  "star",
  "sun",
  "sun-with-face",
  "triangular-flag",
  "zzz",
]);

/** Hangs in the picture instead of standing on the floor. */
export function isAirborne(name: string): boolean {
  return airborne.has(name);
}
