import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { bar, both, moved, oval, solid } from "./shapes.ts";

const wood: Tone = { light: "#fbeed6", base: "#eed7b0", dark: "#bd9560" };
const pink: Tone = { light: "#ff9fb8", base: "#ea4d7c", dark: "#a32355" };

/** Three plywood towers with pink roofs, flags, walls and a gate with a drawbridge on a string. */
export const castle = drawing(
  moved(towerParts(tones.sky), 23, -14, 0, 0.82),
  moved(wallParts(), 12, 66, 0, 0.62),
  moved(wallParts(), 88, 66, 0, 0.62),
  moved(towerParts(tones.sun), -36, 40, 0, 0.82),
  moved(towerParts(tones.leaf), 82, 40, 0, 0.82),
  moved(gateParts(), 50, 88, 0, 0.62),
);

export const castleTower = drawing(towerParts());
export const castleWall = drawing(wallParts());
export const castleGate = drawing(gateParts());
export const castleFlags = [tones.sky, tones.sun, tones.leaf, tones.coral].map((tone) =>
  drawing(flag(128, 220, tone, 2.6)),
);
export const treasureChest = drawing(
  solid("M44 128h168v84q0 10-10 10H54q-10 0-10-10z", tones.walnut, 9),
  solid("M40 132q-4-64 50-64h76q54 0 50 64z", tones.walnut, 9),
  both((way) => bar(128 + way * 62 - 9, 68, 18, 154, 4, tones.sun, 4)),
  bar(36, 124, 184, 14, 5, tones.sun, 4),
  bar(112, 118, 32, 40, 8, tones.sun, 5),
  line("M128 134v8", "#623a28", 8),
  shine(86, 86, 30, 8, -8, 0.4),
);

function towerParts(banner?: Tone): string {
  const body = "M92 116h72v118q0 8-8 8h-56q-8 0-8-8z";
  const grain = ["M104 120v118", "M128 118v122", "M150 120v118"];
  return `${banner ? flag(128, 30, banner, 1) : ""}${solid(body, wood, 8)}${inside(`<path d="${body}"/>`, grain.map((d) => line(d, "#c99f66", 1.6, 0.45)).join(""))}${stones()}
${nook(128, 122, 44, 8, 0, 0.35)}${crown(84, 96, 88, 4)}${solid("M128 22q5 0 7 6l38 68q-45 14-90 0l38-68q2-6 7-6z", pink, 8)}${shine(112, 64, 7, 24, 24, 0.6)}
${arch(128, 150, 13)}${arch(128, 202, 9)}`;
}

function stones(): string {
  return [
    [100, 180, 14],
    [144, 172, 13],
    [102, 222, 12],
    [140, 222, 15],
  ]
    .map(([x, y, w]) => bar(x!, y!, w!, 8, 3, tones.wood, 2))
    .join("");
}

function crown(x: number, y: number, width: number, teeth: number): string {
  const step = width / (teeth - 0.35);
  const merlons = Array.from({ length: teeth }, (_, at) =>
    bar(x + at * step, y, step * 0.65, 20, 3, wood, 3),
  );
  return `${merlons.join("")}${bar(x - 2, y + 13, width + 4, 16, 4, wood, 4)}`;
}

function arch(x: number, y: number, r: number): string {
  const hole = (grow: number) =>
    `M${x - r - grow} ${y + r * 1.4}v${-r * 1.4}a${r + grow} ${r + grow} 0 0 1 ${2 * (r + grow)} 0v${r * 1.4}z`;
  return `${solid(hole(4), tones.wood, 2)}<path d="${hole(0)}" fill="#4a3768"/>`;
}

function flag(x: number, y: number, tone: Tone, scale: number): string {
  return moved(
    `${line("M0 0v-34", "#96603a", 4)}${solid("M2-36q16-6 32 4-12 6-10 14-12-4-22 2z", tone, 3)}`,
    x,
    y,
    0,
    scale,
  );
}

function wallParts(): string {
  return `${solid("M20 140h216v100H20z", wood, 8)}${[
    [40, 176, 24],
    [110, 162, 26],
    [180, 180, 24],
    [76, 208, 24],
    [150, 210, 22],
  ]
    .map(([x, y, w]) => bar(x!, y!, w!, 12, 4, tones.wood, 2))
    .join("")}${crown(20, 118, 216, 7)}`;
}

function gateParts(): string {
  const planks = [-36, -18, 0, 18, 36].map((dx) =>
    line(`M${128 + dx} 214 L${128 + dx * 1.3} 252`, "#623a28", 2, 0.6),
  );
  return `${solid("M36 104h184v136H36z", wood, 8)}${crown(36, 82, 184, 6)}${solid("M72 240v-62a56 56 0 0 1 112 0v62z", tones.wood, 5)}<path d="M82 240v-60a46 46 0 0 1 92 0v60z" fill="#4a3768"/>
${oval(128, 118, 18, 18, pink, 4)}${line("M84 170 78 246M172 170l6 76", "#f8ead0", 4)}${solid("M80 212h96l16 40H64z", tones.walnut, 5)}${planks.join("")}`;
}
