import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { cuboid, leftPlane, rightPlane } from "./iso.ts";
import { turned } from "./lathe.ts";
import { moved, oval } from "./shapes.ts";

const leather: Tone = { light: "#c47a55", base: "#8f4a31", dark: "#52241a" };
const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/** A wooden die; the opposite faces make seven. */
export function die(top: number, left: number, right: number): Drawing {
  return drawing(dieParts(top, left, right));
}

/** The leather cup stands; five wooden dice lie before it. */
export const diceGame = drawing(
  moved(cupParts(), 4, -26, 0, 0.98),
  moved(dieParts(6, 5, 3), -8, 128, 0, 0.42),
  moved(dieParts(6, 4, 5), 84, 148, 0, 0.42),
  moved(dieParts(6, 2, 3), 168, 116, 0, 0.42),
  moved(dieParts(5, 1, 4), 44, 100, 0, 0.4),
  moved(dieParts(6, 3, 2), 136, 168, 0, 0.42),
);

export const diceCup = drawing(cupParts());

function cupParts(): string {
  const stitches = Array.from({ length: 12 }, (_, at) =>
    line(`M${78 + at * 9} ${61 + 6 * Math.sin((at / 11) * Math.PI)}v6`, "#f0c9a0", 2.6),
  );
  return `${turned(
    128,
    "40,60 120,54 214,48 226,46",
    leather,
    9,
  )}${oval(128, 42, 60, 13, leather, 4)}${oval(128, 44, 50, 9, tones.leaf, 3)}${nook(128, 48, 40, 5, 0, 0.5)}
${stitches.join("")}${line("M80 204q48 12 96 0", "#52241a", 4, 0.6)}${line("M152 60v146", "#52241a", 3, 0.4)}${shine(96, 120, 9, 50, 2, 0.4)}`;
}

function dieParts(top: number, left: number, right: number): string {
  const block = { x: 128, y: 240, left: 112, right: 112, height: 112 };
  const face = (count: number) =>
    pips[count]!.map(
      ([x, y]) => `<circle cx="${56 + x * 30}" cy="${56 + y * 30}" r="11" fill="#4a2436"/>`,
    ).join("");
  return `${nook(140, 236, 120, 22, 0, 0.35)}${cuboid(block, tones.birch, undefined, 20)}<g transform="${leftPlane(block)}">${face(left)}</g><g transform="${rightPlane(block)}">${face(right)}</g>
<g transform="matrix(0.87 0.32 0.87 -0.32 ${128 - 0.87 * 112} ${240 - 0.32 * 112 - 112})">${face(top)}</g>`;
}
