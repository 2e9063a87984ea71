import { inside, line, nook, shine, tones } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar, both, oval, solid } from "./shapes.ts";

const rods = [
  [72, tones.coral, 3],
  [112, tones.sky, 1],
  [152, tones.sun, 4],
  [192, tones.leaf, 2],
] as const;

/** A beech frame on two feet, four rods of five beads, each rod in its own colour. */
export const abacus = drawing(frame(), ...rods.map(([y, tone, left]) => rod(y, tone, left)));

function frame(): string {
  const grain = ["M26 20q4 100 0 210", "M232 20q-4 100 0 210"];
  const post = (x: number) => `<rect x="${x}" y="14" width="30" height="220" rx="14"/>`;
  return `${both((way) => solid(`M${128 + way * 98 - 30} 246q0-18 22-22h16q22 4 22 22z`, tones.walnut, 5))}${bar(12, 222, 232, 20, 9, tones.wood, 6)}${both((way) => bar(113 + way * 99, 14, 30, 220, 14, tones.wood, 7))}${inside(post(14) + post(212), grain.map((d) => line(d, "#b4733c", 2, 0.35)).join(""))}
${bar(10, 14, 236, 28, 13, tones.wood, 7)}${shine(88, 20, 60, 4, 0, 0.7)}${nook(128, 44, 90, 6, 0, 0.2)}`;
}

function rod(y: number, tone: (typeof rods)[number][1], left: number): string {
  const beads = [0, 1, 2, 3, 4].map((at) => {
    const x = at < left ? 58 + at * 26 : 198 - (4 - at) * 26;
    return `${oval(x, y, 13, 18, tone, 6)}${shine(x - 4, y - 8, 4, 4, 0, 0.8)}`;
  });
  return `${line(`M40 ${y}h176`, "#7a839f", 6)}${line(`M40 ${y - 1.5}h176`, "#f0f4fb", 2)}${beads.join("")}${both((way) => ball(128 + way * 99, y, 6, tones.birch))}`;
}
