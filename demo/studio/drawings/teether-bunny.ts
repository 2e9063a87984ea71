import { line, nook, shine, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { both, dot, moved, oval, patch, solid } from "./shapes.ts";

const silicone: Tone = { light: "#f6f6f8", base: "#d3d5dc", dark: "#979baa" };
const pink: Tone = { light: "#ffc9d6", base: "#f58ea8", dark: "#c7577c" };

/** One flat piece of light grey silicone: long ears, an embossed face, a pink nose. */
export const teetherBunny = drawing(both(ear), head(), features());

function ear(way: -1 | 1): string {
  return moved(
    `${solid("M-22 96C-34 20-30-30 0-34c30 4 34 54 22 130z", silicone, 9)}${solid("M-9 70C-16 24-14-10 0-14c14 4 16 38 9 84z", { light: "#e9e9ee", base: "#c4c7d1", dark: "#8f93a4" }, 4)}`,
    128 + way * 42,
    54,
    way * 14,
  );
}

function head(): string {
  return `${nook(128, 118, 60, 12, 0, 0.15)}${solid("M128 104c58 0 96 28 96 72 0 48-44 70-96 70s-96-22-96-70c0-44 38-72 96-72z", silicone, 14)}${shine(82, 138, 28, 14, -28, 0.8)}`;
}

function features(): string {
  return `${both((way) => `<ellipse cx="${128 + way * 36}" cy="166" rx="8" ry="10" fill="#6d7184"/>${dot(125 + way * 36, 162, 2.8, "#fff")}${oval(128 + way * 58, 194, 17, 11, pink, 3)}`)}${oval(128, 184, 12, 9, pink, 4)}
${line("M128 193v9M128 202q-11 13-24 3M128 202q11 13 24 3", "#6d7184", 4.5)}${patch("M119 180q5-4 10-3-6 2-9 6z", "#ffe6ee")}`;
}
