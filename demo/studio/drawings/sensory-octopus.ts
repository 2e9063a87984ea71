import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { dot, oval, patch, solid } from "./shapes.ts";

const apricot: Tone = { light: "#ffdcae", base: "#fcae6a", dark: "#d9743c" };

const arms: readonly (readonly [x: number, y: number, turn: number])[] = [
  [56, 150, 58],
  [70, 172, 36],
  [92, 186, 20],
  [116, 192, 6],
  [140, 192, -6],
  [164, 186, -20],
  [186, 172, -36],
  [200, 150, -58],
];

const cloths: readonly ((shape: string) => string)[] = [
  (shape) =>
    inside(
      shape,
      [0, 1, 2, 3, 4, 5].map((at) => line(`M-26 ${8 + at * 13}h52`, "#b8324a", 4, 0.5)).join(""),
    ),
  (shape) =>
    inside(shape, [-14, -5, 4, 13].map((x) => line(`M${x} 0v80`, "#a8323e", 3.5, 0.45)).join("")),
  (shape) =>
    inside(
      shape,
      [0, 1, 2, 3, 4]
        .flatMap((row) =>
          [-12, 0, 12].map((x) => dot(x + (row % 2) * 6, 12 + row * 13, 3.8, "#fff2e2", 0.9)),
        )
        .join(""),
    ),
  () => shine(-7, 34, 6, 30, 0, 0.9),
  (shape) =>
    inside(
      shape,
      [0, 1, 2, 3]
        .map((at) => line(`M-24 ${12 + at * 16}q12-12 24 0t24 0`, "#fff2e2", 3, 0.8))
        .join(""),
    ),
  (shape) =>
    inside(
      shape,
      [0, 1, 2, 3, 4, 5, 6]
        .map((at) => line(`M-30 ${at * 14 - 10}l60 26`, "#b8324a", 3, 0.35))
        .join(""),
    ),
  (shape) =>
    inside(
      shape,
      Array.from({ length: 22 }, (_, at) =>
        dot(((at * 17) % 42) - 21, ((at * 23) % 70) + 4, 2.3, "#c74a38", 0.6),
      ).join(""),
    ),
  () => shine(-8, 28, 7, 20, 0, 0.6),
];

/** Eight short wide arms, each of another cloth, from apricot to coral; large embroidered eyes. */
export const sensoryOctopus = drawing(...[0, 7, 1, 6, 2, 5, 3, 4].map((at) => arm(at)), head());

function arm(at: number): string {
  const [x, y, turn] = arms[at]!;
  const part = 1 - Math.abs(at - 3.5) / 3.5;
  const tone: Tone = at % 2 ? tones.coral : { light: "#ffc39a", base: "#fb8663", dark: "#c74a44" };
  const shape = "M-24-24h48c6 34 4 60-2 76-6 20-38 20-44 0-6-16-8-42-2-76z";
  return `<g transform="translate(${x} ${y - 12 * part}) rotate(${turn})">${solid(shape, tone, 7)}${cloths[at]!(`<path d="${shape}"/>`)}</g>`;
}

function head(): string {
  const eye = (x: number) =>
    `${oval(x, 116, 21, 23, tones.white, 4)}${oval(x + 2, 119, 13, 15, tones.coal, 4)}${dot(x - 3, 113, 5, "#fff")}${line(`M${x - 19} 92q19-13 38 0`, "#b85a34", 3.5)}`;
  return `${nook(128, 184, 76, 16, 0, 0.3)}${solid("M128 16c60 0 90 42 90 90 0 50-36 86-90 86s-90-36-90-86c0-48 30-90 90-90z", apricot, 16)}${patch("M44 128q84 60 168 0-10 62-84 64-74-2-84-64z", "#ee6a52", 0.25)}
${eye(92)}${eye(164)}${line("M108 154q20 18 40 0", "#a1413c", 5)}${dot(66, 148, 12, "#f4705e", 0.5)}${dot(190, 148, 12, "#f4705e", 0.5)}${shine(86, 52, 30, 17, -36, 0.6)}${line("M128 18v34", "#d9743c", 2.5, 0.5)}`;
}
