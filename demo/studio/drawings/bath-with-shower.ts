import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { bar, ball, both, oval, solid } from "./shapes.ts";

const foamBlue: Tone = { light: "#e2f6ff", base: "#9ad8f7", dark: "#4c9fd4" };

/** A white bath on gilded lion's feet, an old-fashioned shower over it, a hill of blue foam inside. */
export const bathWithShower = drawing(shower(), back(), hill(), front());

/** The bath without its foam, which comes out in one piece. */
export const emptyBath = drawing(shower(), back(), front());

/** Hides the lower half of a doll who sits in the bath. */
export const bathFront = drawing(hill(0.7), front());

export const foam = drawing(hill());

function shower(): string {
  const brass = "#d9a53c";
  const holes = [0, 1, 2, 3, 4].map((at) => line(`M${100 + at * 10} 58v4`, "#7a839f", 3));
  return `${line("M206 150V48q0-30-32-30h-26q-26 0-26 24", brass, 11)}${line("M203 150V48q0-27-30-27", "#ffe9a8", 3, 0.9)}${solid("M92 58q2-20 30-20t30 20q-30 8-60 0z", tones.sun, 5)}${holes.join("")}
${bar(194, 120, 24, 30, 8, tones.sun, 4)}${oval(206, 114, 17, 8, tones.sun, 3)}${ball(206, 106, 8, tones.coral)}`;
}

function back(): string {
  return `${oval(124, 144, 102, 22, tones.white, 5)}<ellipse cx="124" cy="146" rx="90" ry="15" fill="#b7bad6"/>`;
}

function hill(height = 1): string {
  const bubbles = [
    [58, 140, 20],
    [190, 140, 20],
    [84, 130, 27],
    [164, 128, 28],
    [124, 116, 34],
    [102, 140, 24],
    [146, 142, 25],
    [72, 148, 16],
    [176, 149, 16],
  ] as const;
  return bubbles
    .map(
      ([x, y, r]) =>
        ball(x, 150 - (150 - y) * height, r * (0.4 + 0.6 * height), foamBlue) +
        shine(x - r * 0.3, 150 - (150 - y) * height - r * 0.35, r * 0.3, r * 0.2, -30, 0.9),
    )
    .join("");
}

function front(): string {
  const chain = Array.from({ length: 7 }, (_, at) =>
    ball(52 - at * 0.6, 160 + at * 7, 3, tones.steel),
  );
  return `${both((way) => lionFoot(124 + way * 62, way))}${solid("M22 146q102 32 204 0-4 64-44 76-58 14-116 0-40-12-44-76z", tones.white, 13)}
${solid("M16 138q108 34 216 0 6 12-4 18-104 30-208 0-10-6-4-18z", tones.white, 6)}${nook(124, 222, 70, 12, 0, 0.2)}${shine(66, 182, 12, 26, 16, 0.9)}${chain.join("")}${bar(42, 208, 13, 11, 4, tones.coal, 3)}`;
}

function lionFoot(x: number, way: number): string {
  const paw = [-10, -1, 8].map((dx) => ball(dx + 6, 36, 6, tones.sun)).join("");
  return `<g transform="translate(${x} 210) scale(${way} 1)">${solid("M-16 0h32q4 16 8 26 4 12-6 12H-2q-10-2-5-12 2-12-9-26z", tones.sun, 5)}${paw}</g>`;
}
