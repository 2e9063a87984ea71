import { line, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { dot, moved, oval, solid } from "./shapes.ts";

const fur: Tone = { light: "#9c7457", base: "#6d472f", dark: "#3a2117" };
const tips: Tone = { light: "#d9b48c", base: "#b98a5e", dark: "#7d5534" };
const face: Tone = { light: "#fbe6c8", base: "#efcb9e", dark: "#c19362" };

/** Tobias with long brown fur in tufts, a short-haired muzzle and a pocket under his belly. */
export const plushHedgehog = hedgehogWith([
  [1, 12, 34],
  [0.78, 10, 32],
  [0.55, 8, 30],
  [0.32, 6, 26],
]);

/** Of 40 cm: of the same fur, so with more and shorter tufts for his size. */
export const largeHedgehog = hedgehogWith([
  [1.02, 17, 27],
  [0.87, 15, 26],
  [0.72, 13, 25],
  [0.57, 11, 24],
  [0.42, 9, 22],
  [0.27, 6, 20],
]);

type Tufts = readonly (readonly [reach: number, count: number, length: number])[];

function hedgehogWith(rows: Tufts): Drawing {
  return drawing(oval(116, 150, 104, 78, fur, 16), ...tufts(rows), belly(), muzzle());
}

/** His card with a name and a line for wishes. */
export const nameCard = drawing(
  solid("M24 60q0-12 12-12h184q12 0 12 12v136q0 12-12 12H36q-12 0-12-12z", tones.cream, 8),
  `<circle cx="50" cy="74" r="8" fill="#b98a5e"/>`,
  moved(
    oval(0, 0, 36, 28, fur, 6) + oval(28, 8, 18, 14, face, 4) + dot(42, 8, 5, "#2b1a14"),
    96,
    112,
  ),
  line("M150 100h58M150 122h40M52 172h152", "#b98a5e", 6),
);

/** Rows of soft locks, the hindmost first. */
function tufts(rows: Tufts): string[] {
  return rows.flatMap(([reach, count, length], row) =>
    Array.from({ length: count }, (_, at) => {
      const angle = 150 + (at / (count - 1)) * 172;
      const rad = (angle * Math.PI) / 180;
      const [x, y] = [112 + Math.cos(rad) * 96 * reach, 156 + Math.sin(rad) * 84 * reach];
      return moved(
        solid(`M-16 12C-18-8-8-22 4 ${-length}C8-18 18-6 16 12z`, row % 2 ? tips : fur, 4),
        x,
        y,
        angle + 76,
        rows.length > 4 ? 0.82 : 1,
      );
    }),
  );
}

function belly(): string {
  return `${[66, 104, 156].map((x) => oval(x, 226, 22, 14, face, 5)).join("")}${solid("M30 196c24 22 120 34 166 8l4 16c-40 18-136 18-164-4z", face, 7)}${solid("M82 206q30 10 60 2l-6 20q-24 6-48 0z", { light: "#f4d6b0", base: "#dcb07c", dark: "#a8763e" }, 4)}${line("M84 210q28 8 54 2", "#a8763e", 2.5)}`;
}

function muzzle(): string {
  return `${oval(160, 116, 18, 20, face, 6)}${oval(161, 119, 9, 11, tones.rose, 3)}${solid("M152 150c10-32 48-34 66-4 12 16 32 22 34 38 0 14-22 24-50 26-40 2-62-26-50-60z", face, 12)}${oval(247, 182, 14, 13, { light: "#6d4a3c", base: "#3b231c", dark: "#1d0f0b" }, 5)}${dot(204, 160, 7, "#2b1a14")}${dot(202, 157.5, 2.4, "#fff")}${line("M216 196q12 5 22-3", "#9a6a3c", 4)}${dot(194, 184, 11, "#ef8f7a", 0.5)}${shine(188, 148, 14, 7, -20, 0.5)}`;
}
