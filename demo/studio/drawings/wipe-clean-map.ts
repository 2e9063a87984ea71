import { inside, line, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { bar, dot, moved, solid, toneOf } from "./shapes.ts";
import { continents } from "./world.ts";

const colours = [
  "#f7a74a",
  "#ffffff",
  "#7cc96b",
  "#b58cf0",
  "#f6c944",
  "#7cc96b",
  "#f2748a",
  "#f7a74a",
  "#ffffff",
];
const crayons: readonly Tone[] = [tones.sky, tones.coral, tones.leaf, tones.coal];

/** A smooth map in folds with a route and a whale drawn on it, crayons in front. */
export const wipeCleanMap = drawing(
  `<g transform="translate(8 22) skewY(-3)">${map(true)}</g>`,
  ...crayons.map((tone, at) =>
    moved(crayonParts(tone), 76 + at * 40, 226 - at * 2, -14 + at * 9, 0.3),
  ),
);
export const cleanMap = drawing(`<g transform="translate(8 44)">${map(false)}</g>`);
export const drawnMap = drawing(`<g transform="translate(8 44)">${map(true)}</g>`);
export const crayon: readonly Drawing[] = crayons.map((tone) =>
  drawing(moved(crayonParts(tone), 128, 128, -20)),
);
export const wipingCloth = drawing(
  solid("M36 52q90-16 182 0 16 76 0 150-92 16-182 0-16-74 0-150z", tones.sun, 12),
  line("M52 68q76-12 150 0 12 60 0 118-76 12-150 0-10-58 0-118z", "#fff6d8", 4, 0.9),
  shine(90, 84, 40, 8, -4, 0.5),
);

function map(written: boolean): string {
  const sea = toneOf("#6cc0ee");
  const land = continents
    .map(([, d], at) => solid(d, { light: "#fffbe6", base: colours[at]!, dark: "#8a5a34" }, 2.5))
    .join("");
  const folds = [0, 1, 2, 3, 4, 5]
    .map(
      (at) =>
        `<rect x="${at * 40}" width="40" height="166" fill="${at % 2 ? "#0b3a63" : "#ffffff"}" opacity="${at % 2 ? 0.1 : 0.12}"/>`,
    )
    .join("");
  return `${solid("M0 0h240v166H0z", sea, 6)}${inside('<rect width="240" height="166"/>', `<g transform="translate(0 16)">${land}</g>${folds}${written ? writing() : ""}${line("M0 83h240", "#0b3a63", 1.5, 0.2)}`)}<rect x="3" y="3" width="234" height="160" rx="2" fill="none" stroke="#fff" stroke-width="5"/>${shine(60, 12, 44, 5, 0, 0.6)}`;
}

/** The route to the aunt in Norway, a ship and a whale. */
function writing(): string {
  return `${line("M118 52q-8-12 2-24", "#c93a2b", 3)}${line("M114 32l6-5 3 7", "#c93a2b", 3)}${dot(118, 53, 3.5, "#c93a2b")}${line("M64 112h22l-5 9H69zM75 112V94l12 14", "#1f2140", 2.5)}${line("M84 74c8-12 28-10 30 2 4-2 6-6 4-10M84 74c6 8 22 8 30 2M92 64q-2-8-6-8M92 64q2-8 6-7", "#2467c4", 2.8)}${dot(90, 73, 1.8, "#2467c4")}${line("M60 128q6-5 12 0t12 0 12 0", "#2467c4", 2.5)}${line("M182 58c8-8 14 8 22 0", "#1b7d62", 3)}`;
}

function crayonParts(tone: Tone): string {
  return `${bar(-26, -90, 52, 176, 12, tone, 10)}${solid("M-20-90 -8-124h16l12 34z", tone, 5)}${bar(-26, -62, 52, 120, 4, tones.white, 7)}${bar(-26, -30, 52, 56, 2, tone, 4)}${shine(-14, 0, 4, 70, 0, 0.6)}`;
}
