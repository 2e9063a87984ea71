import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, both, dot, moved, oval, solid } from "./shapes.ts";

const frog = `${oval(0, 8, 40, 28, tones.leaf, 6)}${both((way) => ball(way * 20, -18, 14, tones.leaf) + ball(way * 20, -20, 8, tones.white) + dot(way * 20, -20, 4.5, "#1d3325"))}${line("M-18 10q18 14 36 0", "#14543a", 4)}${[-44, -30, 30, 44].map((x) => line(`M${x} 46q-3-10 ${x / 12}-18`, "#d8f5a8", 5)).join("")}`;
const apple = `${solid("M0-14c30-22 56 0 46 36-8 28-30 36-46 26-16 10-38 2-46-26C-56-14-30-36 0-14z", tones.coral, 8)}${line("M0-14q0-16 8-24", "#623a28", 6)}${solid("M6-28q16-20 34-8-10 18-34 8z", tones.leaf, 4)}${shine(-18, 0, 8, 12, 20, 0.7)}`;
const cloud = `${solid("M-46 26c-20-4-16-34 6-32 2-28 46-30 50-6 24-10 44 10 34 30-4 10-80 12-90 8z", tones.white, 7)}${solid("M30-30q-20 2-20-24 22 2 20 24z", tones.sun, 3)}${solid("M-40 50q14-18 28-4 14-14 28 4-14-6-28 8-14-14-28-8z", tones.sun, 3)}`;

/** Three square cloth books with quilted edges: green, red and blue. */
export const clothBooks = drawing(
  moved(book(tones.sky, cloud), 22, -10, 10, 0.62),
  moved(book(tones.leaf, frog), -38, 84, -6, 0.64),
  nook(170, 240, 60, 9, 0, 0.35),
  moved(book(tones.coral, apple), 92, 86, 7, 0.64),
);
export const greenBook = drawing(book(tones.leaf, frog));
export const redBook = drawing(book(tones.coral, apple));
export const blueBook = drawing(book(tones.sky, cloud));
/** The green book open at the butterfly with wings of felt. */
export const openBook = drawing(
  moved(page(tones.leaf, frog), 66, 128, -3, 0.56),
  moved(
    page(
      tones.mint,
      `${both((way) => oval(way * 24, -12, 22, 20, tones.lilac, 5) + oval(way * 18, 18, 15, 14, tones.rose, 4))}${oval(0, 2, 6, 30, tones.walnut, 3)}${both((way) => line(`M${way * 2}-26q${way * 4}-14 ${way * 12}-16`, "#623a28", 3.5))}`,
    ),
    190,
    128,
    3,
    0.56,
  ),
);

function page(tone: Tone, art: string): string {
  const shape = "M-96-100q96-12 192 0 12 100 0 200-96 12-192 0-12-100 0-200z";
  return `${solid(shape, tone, 14)}<path d="M-80-84q80-8 160 0 8 84 0 168-80 8-160 0-8-84 0-168z" fill="#fffaf0" opacity="0.85"/><path d="M-88-92q88-8 176 0 10 92 0 184-88 8-176 0-10-92 0-184z" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="10 9" opacity="0.8"/>${moved(art, 0, -6, 0, 1.3)}`;
}

function book(tone: Tone, art: string): string {
  const leaf = (dx: number, dy: number, colour: Tone) =>
    moved(
      solid("M-96-100q96-12 192 0 12 100 0 200-96 12-192 0-12-100 0-200z", colour, 10),
      128 + dx,
      128 + dy,
    );
  return `${leaf(14, 10, tone)}${leaf(9, 6, tones.cream)}${leaf(4, 2, tones.white)}${moved(page(tone, art), 124, 124)}${solid("M216 40h30v30q-15 8-30 0z", tones.sun, 4)}${inside('<rect x="216" y="40" width="30" height="34"/>', line("M220 56h22", "#e8851c", 3))}`;
}
