import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { bar, dot, moved, oval, solid } from "./shapes.ts";
import { wheel } from "./wheel.ts";

const white: Tone = { light: "#ffffff", base: "#f3eef8", dark: "#c0b4d2" };
const violet: Tone = { light: "#c7a8ff", base: "#9468e2", dark: "#5a35a8" };
const horn: Tone = { light: "#fff2b8", base: "#f6c548", dark: "#c08820" };

/** A plush head on a long wooden stick: handles on both sides, two rubber wheels at the end. */
export const unicornOnStick = drawing(stick(), moved(headParts(), 67, -10, 0, 0.42));
/** Leaning, as it is carried. */
export const leaningUnicorn = drawing(moved(unicornOnStick.body, 30, 40, -24, 1));
export const unicornHead = drawing(headParts());
export const stickWithWheels = drawing(stick());
export const rosette = drawing(
  solid("M96 140l-20 104 36-14 16 22 16-22 36 14-20-104z", tones.coral, 7),
  ...Array.from({ length: 12 }, (_, at) =>
    moved(
      solid("M-18-70q18-24 36 0l-8 40h-20z", at % 2 ? tones.sun : tones.coral, 4),
      128,
      104,
      at * 30,
    ),
  ),
  oval(128, 104, 48, 48, tones.cream, 7),
  line("M108 116l14 14 28-40", "#1f7a46", 11),
);

function stick(): string {
  return `${wheel(112, 236, 15, tones.lilac)}${bar(122, 80, 12, 160, 6, tones.wood, 4)}${line("M125 96v130", "#ffffff", 2, 0.5)}${bar(112, 150, 32, 8, 4, tones.wood, 2)}${wheel(142, 238, 16, tones.lilac)}`;
}

/** Looks to the left; the neck ends at 128, 236. */
function headParts(): string {
  const locks = [
    [176, 60, -8],
    [192, 92, 4],
    [196, 126, 12],
    [188, 160, 18],
    [176, 192, 22],
  ] as const;
  return `${moved(bar(-52, -9, 104, 18, 9, tones.coral, 6), 132, 204)}${locks.map(([x, y, turn], at) => moved(solid("M-24-14C4-30 34-12 30 18c-14 12-46 6-58-10z", at % 2 ? tones.lilac : violet, 6), x, y, turn)).join("")}${moved(solid("M-10 8 6-62q4 0 6 2L14 8z", horn, 5) + line("M-6-4 12-10M-3-20 12-26M0-36 11-41", "#c08820", 3, 0.7), 112, 46, -16)}
${solid("M146 54c-2-20 2-34 12-40 12 8 14 26 8 44z", white, 6)}${solid("M150 48c0-12 2-20 8-24 6 6 6 16 2 26z", tones.rose, 2)}${solid("M98 236c4-36 2-58-14-66-20 12-54 14-62-8-6-20 18-38 38-62 16-32 46-60 86-54 44 8 58 58 50 108-4 34-8 58-6 82z", white, 14)}${solid("M20 158c4-16 20-26 34-26 16 4 18 24 8 36-16 14-42 8-42-10z", tones.rose, 7)}${dot(36, 150, 4, "#a3557a")}${line("M30 170q14 8 28-2", "#a3557a", 4)}
${moved(solid("M-26 6C-22-24 12-34 36-18 34 8 6 24-26 6z", violet, 6), 124, 62, 8)}${oval(92, 106, 9, 12, tones.coal, 4)}${dot(89, 101, 3.5, "#fff")}${line("M76 92q14-12 30-4", "#5a35a8", 4.5)}${dot(84, 134, 13, "#ff8fb0", 0.5)}${bar(90, 222, 92, 18, 9, tones.sun, 6)}${line("M62 118q40 30 96 14", "#e8408a", 7)}${dot(62, 118, 6, "#ffc02e")}${shine(128, 92, 20, 12, -30, 0.7)}${nook(140, 214, 46, 10, 0, 0.2)}`;
}
