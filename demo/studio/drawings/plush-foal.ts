import { line, nook, shine, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { dot, limb, oval, solid } from "./shapes.ts";

const chestnut: Tone = { light: "#c98b5e", base: "#975a33", dark: "#5b301b" };
const yarn: Tone = { light: "#5d5566", base: "#2f2937", dark: "#16121c" };
const velvet: Tone = { light: "#f4dcc2", base: "#dcb692", dark: "#a67b54" };

/** A foal on legs that are a little too long, with a black mane and tail of yarn to comb. */
export const plushFoal = drawing(
  tail(),
  leg(74, 0.9),
  leg(166, 0.9),
  body(),
  leg(54, 1),
  leg(148, 1),
  neck(),
  head(),
);

function tail(): string {
  return `${solid("M44 132C16 130 4 160 14 204c6 6 12 2 14-6 4 6 10 4 12-4 0-30 4-44 14-50z", yarn, 7)}${line("M22 150q-6 24-2 44M34 146q-6 20-4 44", "#6b6376", 2, 0.6)}`;
}

function leg(x: number, scale: number): string {
  return `<g transform="translate(0 ${246 * (1 - scale) * 0.5})">${limb([x + 10, 158], [x + 6, 224], 28 * scale, chestnut)}${solid(`M${x - 10} 228h34l4 18q-21 4-42 0z`, yarn, 5)}${oval(x + 8, 194, 14, 10, chestnut, 3)}</g>`;
}

function body(): string {
  return `${solid("M34 142c4-28 40-38 76-34 30-2 60 4 70 26 6 26-14 46-54 48-50 4-94-6-92-40z", chestnut, 14)}${shine(86, 120, 34, 9, -6, 0.35)}`;
}

function neck(): string {
  const locks = [
    [128, 54],
    [122, 74],
    [120, 94],
    [124, 112],
  ].map(([x, y], at) =>
    solid(`M${x! + 16} ${y! - 10}c-22-4-36 10-40 ${26 + at * 2} 12 4 30-2 40-12z`, yarn, 4),
  );
  return `${solid("M136 130c-4-34 6-66 26-76l34 20c-4 28-4 56-18 74-14 12-38 4-42-18z", chestnut, 10)}${locks.join("")}`;
}

function head(): string {
  return `${solid("M164 36c-8-14-8-26 0-32 10 4 16 16 16 28z", chestnut, 5)}${solid("M184 32c0-14 4-24 12-28 8 8 8 20 2 32z", chestnut, 5)}${solid("M150 60c4-22 26-34 46-26 18 8 30 30 48 48 10 12 6 30-10 34-16 4-30-6-44-10-26-4-44-18-40-46z", chestnut, 12)}${solid("M222 74c14 2 26 14 26 28 0 16-20 20-36 12-8-14-4-32 10-40z", velvet, 7)}
${solid("M172 16c12-2 24 6 26 22-2 12-10 18-18 20-4-14-8-28-8-42z", yarn, 5)}${dot(196, 66, 9, "#2a1a16")}${dot(193, 62.5, 3.2, "#fff")}${line("M186 54q10-7 20 0", "#5b301b", 4)}${dot(236, 92, 3.5, "#8a5c3c")}${line("M218 108q10 6 20 0", "#8a5c3c", 3.5)}${dot(204, 88, 9, "#e8836a", 0.4)}${shine(182, 50, 12, 6, 30, 0.4)}${nook(160, 148, 26, 9, 20, 0.3)}`;
}
