import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { turned } from "./lathe.ts";
import { ball, bar, dot, moved, solid } from "./shapes.ts";

const navy: Tone = { light: "#6d86d8", base: "#2c3f8f", dark: "#151f55" };

/** Six white pins with a red stripe in a triangle and a navy ball with three hollows. */
export const bowling = drawing(
  ...[
    [-66, -30, 0.6],
    [0, -30, 0.6],
    [66, -30, 0.6],
    [-33, -2, 0.66],
    [33, -2, 0.66],
    [0, 30, 0.72],
  ].map(
    ([x, y, scale]) =>
      nook(128 + x!, 178 + y! * 1.4 + 40 * (scale! - 0.6), 34, 7, 0, 0.35) +
      moved(pinParts(), 128 + x! - 128 * scale!, y! * 1.4 + 168 - 232 * scale! + 20, 0, scale!),
  ),
  nook(200, 240, 44, 8, 0, 0.4),
  moved(ballParts(), 198, 206, 0, 0.36),
);
export const pin = drawing(pinParts());
export const bowlingBall = drawing(moved(ballParts(), 128, 128));
export const pinMat = drawing(
  bar(16, 16, 224, 224, 14, tones.mint, 7),
  ...[
    [128, 66],
    [88, 118],
    [168, 118],
    [52, 174],
    [128, 174],
    [204, 174],
  ].map(([x, y]) => ball(x!, y!, 20, tones.leaf)),
  line("M30 226h196", "#58b295", 3),
);
export const shoulderBag = drawing(
  line("M56 110C50 10 206 10 200 110", "#96603a", 13),
  solid("M36 92h184l12 120q0 20-20 20H44q-20 0-20-20z", navy, 13),
  moved(pinParts(), 96, 116, 12, 0.4),
  solid("M32 92h192v16H32z", tones.coral, 4),
);

function pinParts(): string {
  const profile = "14,12 24,22 46,27 66,22 84,19 104,22 140,40 172,46 208,38 236,27";
  return `${turned(128, profile, tones.white, 8)}
${turned(
  128,
  "72,21 84,19.5 94,20.5",
  tones.coral,
  3,
)}${shine(112, 150, 8, 30, 8, 0.9)}${shine(118, 34, 6, 9, 14, 0.9)}`;
}

function ballParts(): string {
  const hollow = (x: number, y: number) =>
    `${dot(x, y, 13, "#0e1440")}${line(`M${x - 9} ${y + 8}q9 7 18 0`, "#6d86d8", 3, 0.8)}`;
  return `${ball(0, 0, 100, navy)}${hollow(-8, -46)}${hollow(26, -38)}${hollow(4, -10)}${shine(-46, -52, 26, 15, -38, 0.7)}`;
}
