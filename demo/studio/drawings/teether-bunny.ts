import { line, mix, nook, shine, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { both, dot, moved, oval, patch, solid } from "./shapes.ts";

const silicone: Tone = { light: "#f6f6f8", base: "#d3d5dc", dark: "#979baa" };
const pink: Tone = { light: "#ffc9d6", base: "#f58ea8", dark: "#c7577c" };

/** One flat piece of light grey silicone: long ears, an embossed face, a pink nose. */
export const teetherBunny = bunnyOf(silicone);

/** The bunny in its other colours. */
export const pinkBunny = bunnyOf({ light: "#ffeae6", base: "#f3bdb8", dark: "#c07a80" });
export const sageBunny = bunnyOf({ light: "#e3eddc", base: "#a9c3a0", dark: "#6a8a66" });
export const mustardBunny = bunnyOf({ light: "#ffe9ac", base: "#e9bb4f", dark: "#b07d22" });

function bunnyOf(tone: Tone): Drawing {
  return drawing(
    both((way) => ear(way, tone)),
    head(tone),
    features(mix(tone.dark, "#2b2440", 0.45)),
  );
}

function ear(way: -1 | 1, tone: Tone): string {
  const hollow = {
    light: mix(tone.light, tone.base, 0.4),
    base: mix(tone.base, tone.dark, 0.22),
    dark: mix(tone.dark, "#2b2440", 0.1),
  };
  return moved(
    `${solid("M-22 96C-34 20-30-30 0-34c30 4 34 54 22 130z", tone, 9)}${solid("M-9 70C-16 24-14-10 0-14c14 4 16 38 9 84z", hollow, 4)}`,
    128 + way * 42,
    54,
    way * 14,
  );
}

function head(tone: Tone): string {
  return `${nook(128, 118, 60, 12, 0, 0.15)}${solid("M128 104c58 0 96 28 96 72 0 48-44 70-96 70s-96-22-96-70c0-44 38-72 96-72z", tone, 14)}${shine(82, 138, 28, 14, -28, 0.8)}`;
}

function features(ink: string): string {
  return `${both((way) => `<ellipse cx="${128 + way * 36}" cy="166" rx="8" ry="10" fill="${ink}"/>${dot(125 + way * 36, 162, 2.8, "#fff")}${oval(128 + way * 58, 194, 17, 11, pink, 3)}`)}${oval(128, 184, 12, 9, pink, 4)}
${line("M128 193v9M128 202q-11 13-24 3M128 202q11 13 24 3", ink, 4.5)}${patch("M119 180q5-4 10-3-6 2-9 6z", "#ffe6ee")}`;
}
