import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { turned } from "./lathe.ts";
import { ball, dot, moved, oval } from "./shapes.ts";

/** Two maracas with thick handles, crossed: one green, one red. */
export const maracas = drawing(
  moved(maracaParts(tones.leaf, tones.sun, "#1b7d62"), 84, 20, -20, 0.92),
  nook(132, 178, 26, 20, 0, 0.25),
  moved(maracaParts(tones.coral, tones.sky, "#b32536"), 172, 20, 20, 0.92),
);
export const greenMaraca = drawing(moved(maracaParts(tones.leaf, tones.sun, "#1b7d62"), 128, 20));
export const redMaraca = drawing(moved(maracaParts(tones.coral, tones.sky, "#b32536"), 128, 20));

/** Upright; the middle of its top is at 0,0. */
function maracaParts(tone: Tone, band: Tone, seam: string): string {
  const egg = "M0 0c40 0 60 36 58 68-2 32-26 54-58 54S-56 100-58 68C-60 36-40 0 0 0z";
  const zigzag = Array.from({ length: 8 }, (_, at) => `${-60 + at * 16} ${at % 2 ? 42 : 54}`).join(
    "L",
  );
  return `${turned(
    0,
    "112,16 150,13 190,15 206,19 222,17 230,9",
    tones.birch,
    5,
  )}<g>${oval(0, 60, 58, 62, tone, 12)}${inside(`<path d="${egg}"/>`, `<path d="M-70 62q70 20 140 0v24q-70 20-140 0z" fill="${band.base}"/>${line(`M${zigzag}`, "#fff6df", 6)}${[-40, -14, 14, 40].map((x) => dot(x, 78 - Math.abs(x) * 0.14 + 4, 6, "#fff")).join("")}${line("M-62 22q62 18 124 0", seam, 3, 0.4)}`)}</g>
${oval(0, 120, 22, 8, band, 4)}${shine(-22, 24, 18, 11, -36, 0.75)}${ball(0, 226, 14, band)}`;
}
