/** The furniture of the doll's house as it lies in the box: fourteen pieces. */
import { bed, cooker, cradle, lamp, table } from "./doll-house-furniture.ts";
import { tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { bar, both, dot, moved, oval, solid } from "./shapes.ts";

const enlarged = (markup: string) => drawing(moved(markup, 20, 216, 0, 4));
const armchair = `${bar(0, -26, 30, 24, 8, tones.sky)}${bar(-3, -15, 36, 14, 7, tones.sky)}${bar(4, -15, 22, 8, 4, tones.white)}`;
const chair = (tone: Tone) =>
  `${bar(2, -40, 22, 24, 5, tone)}${bar(0, -20, 26, 6, 3, tones.wood)}${both((way) => bar(11 + way * 9, -16, 4, 16, 2, tones.wood))}`;
const wardrobe = `${bar(0, -52, 40, 52, 5, tones.mint)}${bar(-2, -56, 44, 7, 3, tones.wood)}<path d="M20-48v44" stroke="#58b295" stroke-width="1.5"/>${dot(16, -26, 1.8, "#b4733c")}${dot(24, -26, 1.8, "#b4733c")}`;
const bath = `${solid("M0-22h44q0 20-10 20H10Q0-2 0-22z", tones.white, 3)}${oval(22, -22, 24, 4, tones.sky, 1)}${both((way) => dot(22 + way * 11, -1, 2.5, "#e8b23c"))}`;
const fridge = `${bar(0, -50, 26, 50, 5, tones.white)}<path d="M2-32h22" stroke="#c3c4dc" stroke-width="1.5"/>${bar(4, -28, 3, 10, 1.5, tones.steel)}`;

export const furniture: readonly (readonly [drawing: Drawing, cm: number])[] = [
  [enlarged(bed(0, 0)), 11],
  [enlarged(bed(0, 0)), 11],
  [enlarged(cradle(16, 0)), 6],
  [enlarged(wardrobe), 12],
  [enlarged(table(0, 0)), 9],
  [enlarged(chair(tones.coral)), 7],
  [enlarged(chair(tones.sun)), 7],
  [enlarged(chair(tones.leaf)), 7],
  [enlarged(chair(tones.sky)), 7],
  [enlarged(cooker(0, 0)), 10],
  [enlarged(fridge), 11],
  [enlarged(bath), 10],
  [enlarged(armchair), 7],
  [enlarged(lamp(10, 0)), 9],
];
export const feltRugs: readonly Drawing[] = [tones.berry, tones.leaf].map((tone) =>
  drawing(oval(128, 128, 110, 70, tone, 6), oval(128, 128, 82, 48, tones.cream, 3)),
);
