import { line, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar, moved, oval, patch, solid } from "./shapes.ts";

const orange: Tone = { light: "#ffb26b", base: "#f47a1f", dark: "#ae4508" };

/** An orange racing boat with a white wave along its hull. */
export const speedboat = drawing(hull());
export const boatBattery = drawing(
  bar(30, 90, 196, 86, 18, tones.leaf, 12),
  bar(30, 90, 44, 86, 16, tones.coal, 8),
  line("M104 118h80M104 142h54", "#fff", 9, 0.9),
  line("M226 118c26-2 24-50-4-52", "#ee4f3d", 7),
  line("M226 140c44 0 44-96-4-96", "#3b3f5c", 7),
  bar(192, 32, 36, 40, 8, tones.white, 5),
);

function hull(): string {
  return `${line("M20 176v14", "#7a839f", 8)}${ball(20, 188, 10, tones.sun)}${moved(oval(0, -12, 5, 11, tones.steel, 2) + oval(0, 12, 5, 11, tones.steel, 2), 18, 188)}${solid("M10 128q0-8 8-9l168-12q40-4 66-26 8 0 4 10-20 56-66 92-8 6-20 6H44q-16 0-20-16z", orange, 13)}
${solid("M20 152q70 14 128-8 42-14 84-18-12 22-28 38-60 6-104 12-40 4-76-6z", tones.white, 5)}${patch("M30 168q60 12 116-6 40-12 66-10-22 10-44 22-60 12-136 6z", "#3fa4ee", 0.9)}
${solid("M56 118c4-30 26-44 54-44 32 0 48 14 62 34z", orange, 9)}${solid("M84 112c6-18 16-26 30-26 20 0 32 10 42 20z", tones.sky, 5)}${patch("M100 90l-10 22h10l10-24z", "#fff", 0.5)}${bar(12, 78, 12, 48, 4, orange, 4)}${solid("M2 66h54q8 8 2 16H2z", orange, 5)}${shine(66, 132, 32, 5, -4, 0.7)}${shine(104, 82, 18, 4, 0, 0.6)}${ball(204, 112, 8, tones.sun)}`;
}
