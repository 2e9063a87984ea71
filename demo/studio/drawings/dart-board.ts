import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar, both, dot, moved, oval, solid } from "./shapes.ts";

const green: Tone = { light: "#4fae7b", base: "#2b8558", dark: "#155038" };
const blue = tones.sky;
const orange: Tone = { light: "#ffb36b", base: "#f5822a", dark: "#b5500f" };

/** A felt board with rings and a loop to hang it by. */
export const dartBoard = drawing(target());
/** The same with three soft darts and a ball stuck to it. */
export const dartBoardInPlay = drawing(
  target(),
  moved(dartParts(orange), 96, 96, 10, 0.62),
  moved(dartParts(blue), 148, 58, -6, 0.62),
  moved(dartParts(orange), 60, 150, 24, 0.62),
  moved(ballParts(tones.sun), 182, 196, 0, 0.36),
);
export const orangeDart = drawing(moved(dartParts(orange), 40, 128));
export const blueDart = drawing(moved(dartParts(blue), 40, 128));
export const stickyBall = drawing(moved(ballParts(tones.sun), 128, 128));
export const scoreSlate = drawing(
  bar(36, 30, 184, 200, 12, tones.wood, 7),
  '<rect x="50" y="44" width="156" height="172" rx="5" fill="#2e3c4a"/>',
  line("M128 54v152M58 84h140", "#f8f4ea", 3, 0.8),
  [0, 1, 2, 3].map((at) => line(`M${76 + at * 8} 100v22`, "#fff6d8", 3.5)).join(""),
  line("M70 120 106 102", "#fff6d8", 3.5),
  line("M150 100v22M160 100v22", "#9fd3ff", 3.5),
  line("M70 146v22M80 146v22M90 146v22", "#fff6d8", 3.5),
  moved(bar(-26, -7, 52, 14, 6, tones.white, 3), 168, 204, -14),
);

function target(): string {
  const rings: readonly (readonly [number, Tone])[] = [
    [112, green],
    [92, tones.cream],
    [72, tones.coral],
    [50, tones.cream],
    [30, tones.coral],
    [13, tones.sun],
  ];
  const stitches = Array.from({ length: 44 }, (_, at) => {
    const angle = (at / 44) * Math.PI * 2;
    return dot(128 + Math.cos(angle) * 105, 138 + Math.sin(angle) * 105, 1.8, "#cfeedd");
  });
  return `${line("M112 34q-2-26 16-26t16 26", "#96603a", 7)}${rings.map(([r, tone], at) => oval(128, 138, r, r, tone, at ? 3 : 8)).join("")}${stitches.join("")}${shine(84, 66, 40, 14, -36, 0.35)}`;
}

/** Points to the lower left; its soft round head is at 0,0. */
function dartParts(tone: Tone): string {
  return `<g transform="rotate(-38)">${nook(14, 16, 40, 8, 0, 0.35)}${both((way) => solid(`M96 0l46 ${way * 34}h38L146 0z`, tone, 5))}${bar(10, -11, 110, 22, 10, tone, 5)}${bar(96, -5, 78, 10, 5, tones.white, 3)}${oval(4, 0, 17, 19, tones.coal, 5)}${shine(56, -6, 30, 3, 0, 0.7)}</g>`;
}

function ballParts(tone: Tone): string {
  return `${ball(0, 0, 84, tone)}${line("M-58-50Q0 0-54 58M58-50Q0 0 54 58", "#e8851c", 13)}${shine(-24, -46, 26, 14, -28, 0.7)}`;
}
