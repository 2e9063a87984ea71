import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { both, dot, limb, oval, solid } from "./shapes.ts";

const fur: Tone = { light: "#cdb49a", base: "#a58668", dark: "#6b5140" };
const pale: Tone = { light: "#fbeeda", base: "#ecd5b4", dark: "#bf9f78" };
const mask: Tone = { light: "#8d6a52", base: "#63442f", dark: "#38231a" };

/** Zdzisio hangs from his plush branch by the touch fasteners in his paws. */
export const slothOnBranch = drawing(hangingBody(), branch(), both(claws), head(150));
/** The sloth alone, his arms stretched out. */
export const slothAlone = drawing(
  both(
    (way) =>
      limb([128 + way * 30, 128], [128 + way * 104, 108], 30, fur) + pad(128 + way * 108, 106),
  ),
  both(
    (way) => limb([128 + way * 22, 196], [128 + way * 34, 228], 30, fur) + pad(128 + way * 36, 234),
  ),
  oval(128, 166, 48, 56, fur, 13),
  oval(128, 174, 30, 38, pale, 8),
  head(76),
);
export const plushBranch = drawing(`<g transform="translate(0 84)">${branch()}</g>`);

function branch(): string {
  const leaf = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${solid("M0 0q4-26 28-28 6 26-28 28z", tones.leaf, 4)}</g>`;
  return `${leaf(34, 30, -30)}${leaf(200, 34, 10)}${leaf(212, 48, 80)}${solid("M8 44q-8-16 8-20 110-12 224 0 12 6 6 20-110 14-238 0z", tones.walnut, 9)}${line("M28 36q90-8 200 2", "#c98d5c", 3, 0.6)}`;
}

function hangingBody(): string {
  return `${both((way) => limb([128 + way * 34, 150], [128 + way * 70, 44], 31, fur))}${both((way) => limb([128 + way * 24, 218], [128 + way * 42, 238], 34, fur))}${solid("M128 116c40 0 58 34 58 68 0 40-26 62-58 62s-58-22-58-62c0-34 18-68 58-68z", fur, 14)}${oval(128, 208, 36, 32, pale, 8)}${both((way) => pad(128 + way * 46, 240))}`;
}

function claws(way: -1 | 1): string {
  const x = 128 + way * 70;
  return `${oval(x, 38, 20, 18, fur, 6)}${[-10, 0, 10].map((dx) => oval(x + dx, 50, 5.5, 10, pale, 2.5)).join("")}`;
}

function pad(x: number, y: number): string {
  return `${oval(x, y, 17, 15, pale, 5)}${[-6, 0, 6].map((dx) => line(`M${x + dx} ${y - 3}v7`, "#bf9f78", 2.5)).join("")}`;
}

function head(y: number): string {
  return `<g transform="translate(0 ${y - 76})">${nook(128, 118, 46, 12, 0, 0.25)}${solid("M128 20c46 0 66 26 66 54 0 32-28 50-66 50s-66-18-66-50c0-28 20-54 66-54z", fur, 13)}${solid("M128 38c38 0 54 16 54 38 0 24-24 38-54 38s-54-14-54-38c0-22 16-38 54-38z", pale, 9)}${both((way) => `<g transform="translate(${128 + way * 30} 72) rotate(${way * 24})">${oval(0, 0, 23, 14, mask, 4)}</g>${line(`M${128 + way * 26 - 8} 70q8 8 16 0`, "#fff4e2", 4)}`)}${oval(128, 86, 12, 9, mask, 4)}${line("M106 98q22 14 44 0", "#63442f", 4)}${dot(96, 96, 9, "#ef8f7a", 0.5)}${dot(160, 96, 9, "#ef8f7a", 0.5)}${shine(100, 32, 24, 7, -18, 0.4)}</g>`;
}
