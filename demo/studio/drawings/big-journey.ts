import { cardFace, deck } from "./accessories/paper.ts";
import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { ball, bar, both, dot, moved, oval, patch, solid } from "./shapes.ts";
import { continents } from "./world.ts";

const lands = [
  "#f4c26b",
  "#f6efe0",
  "#8fcf7a",
  "#f29f7f",
  "#f2b84d",
  "#8fcf7a",
  "#d4b5ef",
  "#f4a7b4",
  "#f6efe0",
];

export const journeyMap = drawing(`<g transform="translate(8 40)">${map()}</g>`);
export const suitcases: readonly Drawing[] = [tones.coral, tones.sun, tones.sky, tones.leaf].map(
  (tone) => drawing(suitcaseParts(tone)),
);

const ship = `${solid("M-44 16h88l-18 26h-54z", tones.coral, 4)}${bar(-22, -8, 44, 24, 4, tones.white, 3)}${bar(-8, -34, 16, 26, 4, tones.sky, 3)}${line("M-52 48q12-8 24 0t24 0 24 0 28 0", "#3fa4ee", 5)}`;
const train = `${bar(-46, -30, 42, 50, 6, tones.leaf, 4)}${bar(-8, -12, 54, 32, 8, tones.coral, 4)}${bar(24, -34, 12, 24, 4, tones.coal, 3)}${[-32, -4, 24].map((x) => ball(x, 26, 12, tones.coal)).join("")}${patch("M-38-22h24v18h-24z", "#bfe6f7")}`;
const balloon = `${ball(0, -20, 42, tones.coral)}${inside('<circle cy="-20" r="42"/>', '<rect x="-12" y="-62" width="24" height="84" fill="#ffd65a"/>')}${line("M-18 18-9 40M18 18 9 40", "#623a28", 3)}${bar(-13, 38, 26, 20, 5, tones.wood, 3)}`;
const camel = `${solid("M-44 44V10q0-16 14-18 6-18 16 0h6q6-18 16 0 12 0 16 10l8-26q4-12 20-8-2 12-8 12L36 14q-2 10-10 10v20h-9V24h-42v20z", tones.wood, 5)}${dot(44, -24, 2.5, "#3b2a45")}`;

/** The four kinds of ticket: ship, train, balloon, camel. */
export const ticketDecks: readonly Drawing[] = [
  deck(tones.sky, ship),
  deck(tones.leaf, train),
  deck(tones.rose, balloon),
  deck(tones.sun, camel),
];

/** The board is an antique-looking map with routes; four wooden suitcases stand on it. */
export const journeyBoard = drawing(
  nook(128, 236, 120, 12, 0, 0.35),
  `<g transform="matrix(0.98 0 -0.22 0.72 34 78)">${map()}</g>`,
  moved(suitcaseParts(tones.coral), 30, 128, 0, 0.3),
  moved(suitcaseParts(tones.sun), 104, 88, 0, 0.26),
  moved(suitcaseParts(tones.sky), 168, 116, 0, 0.3),
  moved(suitcaseParts(tones.leaf), 120, 152, 0, 0.34),
  moved(moved(cardFace(tones.rose, balloon), 0, 0, 14, 0.3), 218, 204),
);
const signs = [
  `${solid("M-22 30 0-34 22 30z", tones.sun, 4)}`,
  `${solid("M-6 34V-10L0-40l6 30v44z", tones.steel, 3)}${line("M-22 34Q-4 10-6-10M22 34Q4 10 6-10", "#7a839f", 5)}`,
  `${ball(0, 0, 26, tones.coral)}${dot(-8, -8, 5, "#fff")}`,
  `${solid("M0 34C-40 6-30-30 0-12 30-30 40 6 0 34z", tones.berry, 5)}`,
  `${solid("M-30 20q30-70 60 0z", tones.leaf, 5)}`,
  `${bar(-20, -26, 40, 52, 8, tones.lilac, 4)}`,
  `${solid("M0-34 10-10 34-8 16 8 22 32 0 18-22 32-16 8-34-8-10-10z", tones.sun, 4)}`,
  `${oval(0, 6, 30, 20, tones.walnut, 5)}`,
] as const;

/** A round cardboard token with a souvenir. */
export function souvenir(at: number): Drawing {
  const rim = [tones.coral, tones.sky, tones.leaf, tones.lilac][at % 4]!;
  return {
    side: 128,
    body: `${ball(64, 64, 58, rim)}${ball(64, 64, 46, tones.cream)}${moved(signs[at % signs.length]!, 64, 64, 0, 0.85)}`,
  };
}

function map(): string {
  const sheetShape = '<rect width="240" height="160" rx="4"/>';
  const land = continents.map(([, d], at) => solid(d, colourOf(lands[at]!), 2)).join("");
  const routes = [
    "M128 34q-40 20-76 8",
    "M128 34q30 30 4 50",
    "M130 84q40 40 74 20",
    "M74 96q30 14 58-12",
    "M132 30q40-14 70 10",
    "M204 104q14-40-4-66",
    "M52 40q10 30 22 54",
  ];
  const stops: readonly (readonly [number, number])[] = [
    [128, 34],
    [52, 42],
    [132, 84],
    [204, 104],
    [74, 96],
    [202, 38],
    [164, 50],
    [36, 26],
    [150, 70],
  ];
  return `${solid("M0 0h240v160H0z", { light: "#e9fbff", base: "#b5e0f2", dark: "#6fa9cc" }, 6)}${inside(
    sheetShape,
    `<g transform="translate(0 14)">${land}${routes.map((d) => `<path d="${d}" fill="none" stroke="#c93a2b" stroke-width="2.2" stroke-dasharray="4 4"/>`).join("")}${stops.map(([x, y]) => dot(x, y, 4.5, "#fff") + dot(x, y, 3, "#c93a2b")).join("")}</g>${[60, 120, 180].map((x) => line(`M${x} 0v160`, "#1d4568", 1.2, 0.3)).join("")}${line("M0 80h240", "#1d4568", 1.2, 0.3)}
${moved(compass(), 26, 128)}`,
  )}<rect x="4" y="4" width="232" height="152" rx="3" fill="none" stroke="#fff" stroke-width="3"/>`;
}

function colourOf(base: string): Tone {
  return { light: "#fff6dd", base, dark: "#a36a3c" };
}

function compass(): string {
  return `<circle r="15" fill="#fff" opacity="0.9"/>${patch("M0-13 4 0 0 3-4 0z", "#c93a2b")}${patch("M0 13 4 0 0-3-4 0z", "#1d2b4f")}`;
}

function suitcaseParts(tone: Tone): string {
  return `${nook(132, 228, 110, 16, 0, 0.4)}${line("M96 66V38q0-12 12-12h40q12 0 12 12v28", "#623a28", 13)}${bar(20, 60, 216, 166, 26, tone, 15)}${both((way) => bar(128 + way * 62 - 12, 60, 24, 166, 4, tones.walnut, 4))}${bar(112, 84, 32, 22, 7, tones.sun, 4)}${shine(74, 74, 36, 7, 0, 0.6)}`;
}
