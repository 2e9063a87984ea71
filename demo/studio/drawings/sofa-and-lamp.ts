import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { sittingChild } from "../figures/child.ts";
import { nela, tymek } from "../figures/children.ts";
import { drawing } from "./drawing.ts";
import { turned } from "./lathe.ts";
import { bar, both, moved, oval, patch, solid } from "./shapes.ts";

const blue: Tone = { light: "#7fb4f5", base: "#3a76d6", dark: "#23479c" };

function sofa(): string {
  const seat = (x: number) =>
    bar(x, 108, 86, 34, 14, blue, 8) + line(`M${x + 12} 132h62`, "#23479c", 1.6, 0.5);
  return `${both((way) =>
    turned(128 + way * 86, "164,7 186,5", tones.wood, 2),
  )}${bar(36, 44, 184, 96, 26, blue, 11)}${both((way) => bar(128 + way * 44 - 42, 54, 84, 62, 18, blue, 8))}
${nook(128, 112, 88, 8, 0, 0.4)}${seat(42)}${seat(128)}${bar(24, 140, 208, 30, 12, blue, 8)}${both((way) => bar(128 + way * 94 - 20, 84, 40, 88, 19, blue, 9))}
${shine(90, 60, 30, 6, 0, 0.4)}`;
}

function standingLamp(): string {
  return `${oval(128, 236, 32, 8, tones.wood, 4)}${bar(124, 84, 8, 150, 4, tones.wood, 2)}${moved(solid("M-24-38h48l26 62q-50 14-100 0z", tones.sun, 9) + shine(-20, -10, 8, 22, 18, 0.7), 128, 62, 8)}${oval(130, 90, 13, 5, tones.white, 2)}`;
}

function coffeeTable(): string {
  return `${both((way) => turned(128 + way * 62, "150,7 204,5", tones.wood, 3))}${turned(
    128,
    "160,6 190,5",
    tones.wood,
    3,
  )}${oval(128, 146, 90, 20, tones.wood, 6)}${oval(128, 140, 90, 19, tones.birch, 5)}`;
}

const cup = `${line("M158 112q26 0 20 22t-26 14", "#f2f2fa", 10)}${solid("M84 100h84q4 60-26 72h-32q-30-12-26-72z", tones.white, 9)}${oval(126, 100, 42, 10, tones.walnut, 3)}${solid("M96 128q30 10 60 0l-2 14q-28 8-56 0z", tones.coral, 3)}`;

const newspaper = moved(
  `${bar(-74, -48, 148, 104, 6, tones.cream, 5)}${bar(-74, -52, 148, 104, 5, tones.white, 4)}${bar(-60, -40, 120, 18, 3, tones.coal, 2)}${patch("M-60-12h54v46h-54z", "#9cc3ee")}${[0, 1, 2, 3, 4].map((at) => line(`M6 ${-8 + at * 11}h${at === 4 ? 30 : 54}`, "#8a8fa3", 4)).join("")}`,
  128,
  140,
  -6,
);

/** The parts of the set: they are also laid out one by one. */
export const sofaOnly = drawing(sofa());
export const lampOnly = drawing(standingLamp());
export const tableOnly = drawing(coffeeTable());
export const cupOnly = drawing(cup);
export const newspaperOnly = drawing(newspaper);

/** Two small dolls read the paper together. */
export const coupleOnSofa = drawing(
  sofa(),
  moved(sittingChild(nela).body, 36, 30, 0, 0.44),
  moved(sittingChild(tymek).body, 106, 30, 0, 0.44),
);

/** A blue sofa for two dolls under a yellow lamp, a low table with a cup and a newspaper before it. */
export const sofaAndLamp = drawing(
  moved(standingLamp(), -52, 0, 0, 0.86),
  moved(sofa(), 34, 40, 0, 0.86),
  nook(150, 218, 70, 9, 0, 0.35),
  moved(coffeeTable(), 60, 96, 0, 0.66),
  moved(newspaper, 102, 146, 0, 0.3),
  moved(cup, 148, 140, 0, 0.3),
);
