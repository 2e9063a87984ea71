import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, dot, limb, oval, solid } from "./shapes.ts";

const green: Tone = { light: "#a5e07a", base: "#55ad4a", dark: "#256a3c" };
const belly: Tone = { light: "#fff3c4", base: "#efd98c", dark: "#b99a4a" };

const outline =
  "M8 128c20 30 46 40 70 30 4-34 24-66 58-84l20-34 56 26c-8 26-14 42-18 62-2 44-34 78-78 78-56 2-98-26-108-78z";

/** Ryczek on two legs with his mouth wide open, stripes down his back and a tail that swings. */
export const tyrannosaur = drawing(
  leg(150, 0.86),
  body(),
  stripes(),
  arms(),
  leg(104, 1),
  head(),
  joints(),
);

function body(): string {
  return `${solid(outline, green, 14)}${inside(`<path d="${outline}"/>`, `<path d="M202 96c-2 60-50 104-110 96 40-16 70-60 84-112z" fill="${belly.base}" opacity="0.85"/>`)}`;
}

function stripes(): string {
  const bands = [
    "M118 88q14 6 20 22",
    "M98 112q18 4 26 24",
    "M86 138q18 2 26 22",
    "M62 158q16 2 20 18",
    "M40 150q10 6 10 18",
  ];
  const plates = [
    [122, 76, 16],
    [102, 94, 18],
    [86, 118, 18],
    [76, 142, 15],
    [52, 150, 12],
  ] as const;
  return `${bands.map((d) => line(d, "#256a3c", 8, 0.5)).join("")}${plates.map(([x, y, r]) => `<g transform="translate(${x} ${y}) rotate(-50)">${solid(`M${-r * 0.7} 4L0 ${-r}l${r * 0.7} ${r + 4}z`, tones.coral, 4)}</g>`).join("")}`;
}

function arms(): string {
  return `${limb([178, 124], [206, 138], 14, green)}${limb([206, 138], [210, 150], 10, green)}${[0, 1].map((at) => solid(`M${206 + at * 7} 152l7 0-5 12z`, tones.cream, 2)).join("")}`;
}

function leg(x: number, scale: number): string {
  const claws = [0, 1, 2]
    .map((at) => solid(`M${x + 20 + at * 13} 236l14 4-4 8h-14z`, tones.cream, 2))
    .join("");
  return `<g transform="translate(${x * (1 - scale)} ${246 * (1 - scale)}) scale(${scale})">${oval(x, 180, 34, 40, green, 10)}${limb([x + 6, 206], [x - 4, 226], 24, green)}${solid(`M${x - 22} 246q-2-26 22-26h20q34 4 40 20 0 8-8 8H${x - 14}q-8 0-8-2z`, green, 7)}${claws}</g>`;
}

function head(): string {
  const upper =
    "M132 58c-8-34 20-52 54-50 34 0 64 14 64 40 0 14-8 20-22 20l-44 2c-4 14-20 18-34 12z";
  const lower = "M158 82c14 2 28-2 34-10l42 8c8 6 4 18-8 20-28 6-56 6-70-4z";
  const tooth = (x: number, y: number, way: number) =>
    solid(`M${x} ${y}h10l-5 ${way * 12}z`, tones.white, 1.5);
  return `${solid("M170 66l60 2-6 22-52 0z", { light: "#d8526a", base: "#a3274c", dark: "#6a1235" }, 4)}${oval(204, 84, 18, 6, tones.rose, 3)}${[0, 1, 2].map((at) => tooth(192 + at * 14, 84, -1)).join("")}${solid(lower, green, 8)}${solid(upper, green, 12)}${[0, 1, 2, 3].map((at) => tooth(186 + at * 13, 66, 1)).join("")}
${ball(178, 30, 14, tones.white)}${dot(182, 31, 8, "#1f2340")}${dot(179, 27, 3, "#fff")}${line("M164 16q14-8 26 2", "#256a3c", 6)}${dot(238, 34, 3.5, "#256a3c")}${shine(206, 22, 22, 6, 8, 0.5)}${nook(160, 88, 20, 8, 30, 0.3)}`;
}

/** The screws show that it is a walking toy. */
function joints(): string {
  return [
    [104, 172],
    [150, 128],
  ]
    .map(
      ([x, y]) => `${oval(x!, y!, 8, 8, tones.steel, 3)}${line(`M${x! - 4} ${y}h8`, "#5b6480", 2)}`,
    )
    .join("");
}
