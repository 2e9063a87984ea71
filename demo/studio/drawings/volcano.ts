import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { ball, bar, dot, moved, oval, patch, solid } from "./shapes.ts";

const rock: Tone = { light: "#c98f6c", base: "#95593b", dark: "#54291f" };
const lava: Tone = { light: "#ffd76b", base: "#fb6a2b", dark: "#c92d1e" };
const plaster: Tone = { light: "#ffffff", base: "#f1ece4", dark: "#c3bab0" };

const slope =
  "M96 66q32 12 64 0c14 54 44 112 84 156 6 10 2 18-8 20-70 12-146 12-216 0-10-2-14-10-8-20 40-44 70-102 84-156z";

/** The painted plaster mountain with green foothills, erupting in red foam. */
export const volcano = drawing(eruption(), mountain(rock, true), streams());
/** Fresh from the mould, unpainted. */
export const plasterVolcano = drawing(mountain(plaster, false));
/** The mould is the mountain's shape upside down. */
export const volcanoMould = drawing(
  `<g transform="translate(0 256) scale(1 -1)">${solid(slope, { light: "#dff0ff", base: "#a9cdee", dark: "#5f8fc0" }, 12)}</g>`,
  bar(4, 8, 248, 26, 12, { light: "#dff0ff", base: "#a9cdee", dark: "#5f8fc0" }, 6),
  shine(70, 90, 10, 44, -24, 0.7),
);

export function paintPot(tone: Tone): Drawing {
  return drawing(
    bar(56, 92, 144, 134, 22, tones.white, 10),
    oval(128, 94, 72, 22, tones.white, 5),
    oval(128, 94, 58, 15, tone, 4),
    bar(56, 140, 144, 50, 4, tone, 6),
    shine(80, 160, 6, 40, 0, 0.7),
  );
}

export const paintBrush = drawing(
  moved(
    bar(-112, -9, 140, 18, 9, tones.coral, 6) +
      bar(24, -12, 34, 24, 4, tones.steel, 5) +
      solid("M56-14q36-4 58 14-22 18-58 14z", tones.walnut, 4),
    128,
    128,
    -20,
  ),
);

function mountain(tone: Tone, painted: boolean): string {
  const ridges = [
    "M112 86c-14 56-40 104-74 146",
    "M128 92c-6 60-10 100-22 148",
    "M146 88c14 56 36 104 68 146",
  ];
  const green = `${patch("M0 216q34-22 60-6t66 2 60-4 70 10v40H0z", "#6fae4e")}${patch("M0 230q44-18 80-4t80-2 96 2v30H0z", "#4f8f45")}`;
  return `${oval(128, 68, 32, 9, { light: "#6d3326", base: "#3f1c1c", dark: "#1f0b10" }, 3)}${solid(slope, tone, 14)}${inside(`<path d="${slope}"/>`, ridges.map((d) => line(d, tone.dark, 9, 0.3)).join("") + (painted ? green : ""))}${shine(92, 126, 9, 40, 22, 0.4)}${nook(128, 74, 34, 8, 0, 0.3)}`;
}

function streams(): string {
  return (
    solid(
      "M94 64q34 14 68 0 6 30 2 52-4 14-12 2-2-14-8-4-2 46-10 72-8 14-14-2-2-30-8-44-6 14-12 8-8-40-6-84z",
      lava,
      8,
    ) + shine(116, 92, 4, 22, 4, 0.7)
  );
}

function eruption(): string {
  return `${solid("M100 72C84 44 98 24 112 30c0-22 34-24 34-2 18-4 26 20 10 44z", lava, 8)}${ball(92, 26, 9, lava)}${ball(168, 22, 11, lava)}${ball(128, 2, 8, lava)}${ball(150, -10, 5, lava)}${dot(112, 10, 4, "#fb6a2b")}`;
}
