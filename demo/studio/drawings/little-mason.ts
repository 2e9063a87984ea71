import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { cuboid } from "./iso.ts";
import { bar, both, moved, oval, solid } from "./shapes.ts";

const clay: Tone = { light: "#f0a07a", base: "#cf6742", dark: "#8d3a26" };
const pale: Tone = { light: "#f7bb97", base: "#de8159", dark: "#9c4a2f" };
const mortar = "#e8ded0";

/** A house of little clay bricks, half built, with a trowel in the mortar. */
export const littleMason = drawing(
  nook(128, 226, 120, 16, 0, 0.3),
  wallHouse(),
  moved(trowelParts(), 150, 232, -12, 0.62),
  ...[
    [30, 246],
    [64, 252],
  ].map(([x, y]) => cuboid({ x: x!, y: y!, left: 14, right: 26, height: 12 }, pale, undefined, 2)),
);
export const finishedHouse = drawing(wallHouse(true));

/** The three lengths of brick, in cm: 4, 2 and 1. */
export const bricks: readonly Drawing[] = [1, 0.75, 0.5].map((part) => ({
  side: 100,
  body: `${cuboid({ x: 34, y: 84, left: 30, right: 60 * part, height: 20 }, part === 0.75 ? pale : clay, undefined, 3)}`,
}));
export const trowel = drawing(moved(trowelParts(), 128, 168, 0, 1.1));
export const spiritLevel = drawing(
  bar(8, 96, 240, 64, 10, tones.sun, 9),
  bar(92, 108, 72, 40, 14, { light: "#f2ffd8", base: "#c4ec6a", dark: "#7fae2c" }, 5),
  oval(126, 128, 13, 9, tones.white, 3),
  line("M110 110v36M146 110v36", "#3b3f5c", 3),
  shine(60, 104, 40, 4, 0, 0.8),
);
export const mixingBowl = drawing(
  solid("M22 100q106 40 212 0-8 100-70 118H92Q30 200 22 100z", tones.sky, 13),
  oval(128, 100, 106, 28, tones.sky, 5),
  oval(128, 102, 94, 21, { light: "#f6f0e6", base: mortar, dark: "#b9aa96" }, 4),
);
export const mortarBag = drawing(
  solid("M56 40q72 12 144 0l10 180q2 20-18 20H64q-20 0-18-20z", tones.cream, 10),
  bar(52, 30, 152, 20, 8, tones.wood, 4),
  ...[0, 1, 2].map((row) =>
    [0, 1]
      .map((at) => bar(84 + at * 46 - (row % 2) * 12, 124 + row * 26, 40, 20, 4, clay, 4))
      .join(""),
  ),
  line("M84 88h88", "#cf6742", 9),
);
/** The plans: a house with a chimney, a well, a wall with a gate. */
export const buildingPlans: readonly Drawing[] = [
  "M64 196v-78l64-48 64 48v78zM110 196v-40h36v40M160 92V64h16v40M64 146h46M146 146h46M64 172h46M146 172h46",
  "M70 196v-60h116v60zM82 136V92M174 136V92M66 92 128 56l62 36zM128 92v24M70 166h116M100 136v30M156 136v30M128 166v30",
  "M40 196v-92h40v20h16v-20h64v20h16v-20h40v92zM108 196v-36a20 20 0 0 1 40 0v36M40 146h60M156 146h60M40 172h60M156 172h60",
].map((plan) =>
  drawing(
    bar(12, 28, 232, 200, 4, { light: "#6ea8ea", base: "#3f7fd0", dark: "#255398" }, 5),
    line(`${plan}M36 212h184`, "#eaf4ff", 4),
  ),
);

function wallHouse(finished = false): string {
  const [w, h] = [26, 13];
  const left: string[] = [];
  const right: string[] = [];
  const rowsLeft = finished ? 9 : 8;
  const rowsRight = finished ? 9 : 6;
  for (let row = 0; row < rowsLeft; row++) left.push(course(row, 4, 92, true, w, h));
  for (let row = 0; row < rowsRight; row++) right.push(course(row, 4, 104, false, w, h));
  return `<g transform="matrix(0.87 0.32 0 1 24 68)"><rect y="${(9 - rowsLeft) * 14}" width="120" height="${rowsLeft * 14}" fill="${mortar}"/>${left.join("")}<path d="M46 128V88a16 16 0 0 1 32 0v40z" fill="#5d3a2c"/></g>
<g transform="matrix(0.87 -0.32 0 1 128.4 106.4)"><rect y="${(9 - rowsRight) * 14}" width="116" height="${rowsRight * 14}" fill="${mortar}"/>${right.join("")}<rect x="42" y="66" width="32" height="30" rx="3" fill="#fff2c4" stroke="#8d3a26" stroke-width="4"/></g>${finished ? gable() : ""}`;
}

/** One row of a wall counted from below. */
function course(
  row: number,
  count: number,
  shift: number,
  isLeft: boolean,
  w: number,
  h: number,
): string {
  const y = 126 - (row + 1) * 14 + 0.5;
  const offset = row % 2 ? -14 : 1;
  const total = isLeft ? 120 : 116;
  return Array.from({ length: count + 2 }, (_, at) => {
    const x = Math.max(1, offset + at * 29);
    const end = Math.min(total - 1, offset + at * 29 + w + 1);
    return end - x < 5
      ? ""
      : bar(x, y, end - x, h, 2, (row * 3 + at + shift) % 4 ? (isLeft ? pale : clay) : clay, 3);
  }).join("");
}

function gable(): string {
  return `${solid("M16 74 124 22l8 4v84L24 74z", tones.walnut, 4)}${solid("M124 20l112 44-104 48V24z", tones.walnut, 6)}${both((way) => bar(168 + way * 3, 26, 18, 34, 3, clay, 4))}`;
}

function trowelParts(): string {
  return `${solid("M-8-6C-50-20-82-2-100 20-70 26-30 24-6 8z", tones.steel, 5)}${line("M-6 0Q10-2 14-18", "#7a839f", 8)}${moved(bar(-9, -66, 18, 54, 9, tones.coral, 6), 16, -14, 16)}${solid("M-90 14q20-22 60-18-10 18-60 18z", { light: "#fffaf2", base: mortar, dark: "#b9aa96" }, 4)}`;
}
