import { line, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar, dot, moved, oval, patch } from "./shapes.ts";

const night: Tone = { light: "#7d8fd8", base: "#38479c", dark: "#1b235c" };

/** A refractor looking up to the right, on a metal table tripod. */
export const telescope = drawing(tripod(), moved(tube(), 124, 104, -26));
export const eyepiece = drawing(
  moved(
    bar(-34, -60, 68, 46, 10, tones.coal, 7) +
      [-40, -30, -20].map((y) => line(`M-30 ${y}h60`, "#6b6f8c", 3)).join("") +
      bar(-24, -18, 48, 78, 6, tones.steel, 7) +
      oval(0, -60, 30, 8, tones.sky, 3),
    128,
    128,
  ),
);

/** A round star map with a turning window. */
export const starMap = drawing(
  oval(128, 128, 116, 116, tones.cream, 7),
  oval(128, 128, 98, 98, night, 5),
  '<ellipse cx="128" cy="140" rx="78" ry="62" fill="none" stroke="#ffe27a" stroke-width="4"/>',
  ...[
    [90, 110],
    [106, 98],
    [124, 100],
    [140, 92],
    [158, 100],
    [164, 122],
    [146, 120],
    [84, 160],
    [128, 168],
    [170, 156],
    [110, 140],
  ].map(([x, y], at) => dot(x!, y!, at % 3 ? 3 : 4.5, "#fff")),
  line("M90 110 106 98 124 100 140 92 158 100 164 122 146 120 140 92", "#9fb6ff", 2),
  Array.from({ length: 24 }, (_, at) =>
    moved(line("M0-112v9", "#96603a", 3), 128, 128, at * 15),
  ).join(""),
  ball(128, 128, 6, tones.coral),
);

function tripod(): string {
  const leg = (x: number, y: number) =>
    line(`M124 128 ${x} ${y}`, "#4a5270", 13) +
    line(`M123 128 ${x - 1} ${y}`, "#aab4cc", 6) +
    ball(x, y, 8, tones.coal);
  return `${leg(132, 226)}${leg(62, 238)}${leg(190, 240)}${bar(106, 108, 36, 28, 9, tones.steel, 6)}${ball(124, 122, 11, tones.coral)}`;
}

/** Along the x axis, the objective at the right. */
function tube(): string {
  return `${bar(-112, -12, 40, 24, 6, tones.steel, 5)}${moved(bar(-11, -34, 22, 36, 5, tones.steel, 4) + bar(-15, -48, 30, 20, 6, tones.coal, 5), -96, -8, 20)}${bar(-76, -23, 128, 46, 12, night, 10)}${bar(48, -31, 64, 62, 10, night, 10)}${bar(104, -34, 14, 68, 6, tones.coal, 4)}${bar(40, -28, 12, 56, 5, tones.sun, 4)}${bar(-80, -26, 12, 52, 5, tones.sun, 4)}
${patch("M117-30q8 30 0 60-6-30 0-60z", "#9fd6ff")}${bar(-34, -44, 56, 14, 7, tones.coal, 4)}${bar(-20, -32, 8, 12, 2, tones.steel, 2)}${bar(2, -32, 8, 12, 2, tones.steel, 2)}${[-54, -30, -4, 20].map((x, at) => dot(x, at % 2 ? 8 : -4, 2.8, "#fff", 0.9)).join("")}${line("M-54-4-30 8-4-4 20 8", "#9fb6ff", 1.5, 0.8)}${shine(-16, -15, 46, 4, 0, 0.6)}${shine(78, -20, 22, 4, 0, 0.6)}`;
}
