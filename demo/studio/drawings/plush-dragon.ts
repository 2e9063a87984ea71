import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { both, dot, moved, oval, solid } from "./shapes.ts";

const green: Tone = { light: "#93dba0", base: "#41a868", dark: "#196848" };
const gold: Tone = { light: "#ffeaa0", base: "#f2be46", dark: "#b57f1c" };
const pink: Tone = { light: "#ffb0cc", base: "#ef6d9e", dark: "#b23a70" };

const bodyShape =
  "M150 84c30 6 52 34 54 72 4 52-40 84-92 84-50 0-92-20-96-58-2-26 24-44 52-38 22 6 26 28 10 36 12 8 34 4 44-10 16-24-4-56 28-86z";

/** Basil, 120 cm of dragon, his tail rolled round him: pink felt crest, golden belly and horns. */
export const plushDragon = drawing(tail(), crest(), body(), paws(), head());

function body(): string {
  return `${solid(bodyShape, green, 17)}${inside(
    `<path d="${bodyShape}"/>`,
    `<path d="M128 108c-8 22 8 54-8 82-16 24-46 22-62 10 10 32 60 40 94 18 32-24 24-86-24-110z" fill="${gold.base}"/>${[
      [140, 132],
      [146, 154],
      [146, 176],
      [138, 198],
      [120, 214],
      [96, 222],
    ]
      .map(([x, y], at) => line(`M${x! - 18} ${y}q10 6 ${26 - at} ${at * 2}`, "#b57f1c", 3, 0.6))
      .join("")}`,
  )}${shine(176, 116, 8, 22, -20, 0.35)}`;
}

function tail(): string {
  return `${solid("M30 182C4 172 0 138 18 124c12-8 22 2 18 14 14 4 24 14 22 30z", green, 8)}${moved(solid("M0 0c-16-8-22-28-14-40 14 0 26 14 26 30z", pink, 5), 22, 132, -16)}`;
}

function crest(): string {
  const plates = [
    [190, 100, 40],
    [208, 128, 62],
    [214, 160, 86],
    [206, 194, 112],
    [184, 224, 140],
    [152, 240, 166],
  ] as const;
  return plates
    .map(([x, y, turn], at) =>
      moved(
        solid("M-15 14C-12-10-4-22 0-26 4-22 12-10 15 14z", pink, 5),
        x,
        y,
        turn,
        1.15 - at * 0.06,
      ),
    )
    .join("");
}

function paws(): string {
  return [
    [92, 226],
    [168, 216],
  ]
    .map(
      ([x, y]) =>
        `${oval(x!, y! + 12, 28, 18, green, 7)}${[-12, 0, 12].map((dx) => oval(x! + dx - 4, y! + 20, 5, 6, gold, 2)).join("")}`,
    )
    .join("");
}

function head(): string {
  return `${both((way) => moved(solid("M-9 10C-8-12 0-26 10-32 16-18 12 0 8 12z", gold, 5), 128 + way * 22 + 6, 30, way * 16))}${[
    [172, 44, 24],
    [182, 66, 50],
  ]
    .map(([x, y, turn]) =>
      moved(solid("M-13 12C-10-8-4-18 0-22 4-18 10-8 13 12z", pink, 5), x!, y!, turn!),
    )
    .join(
      "",
    )}${both((way) => moved(oval(0, 0, 11, 20, green, 5) + oval(0, 2, 5, 12, pink, 2), 134 + way * 50, 52, way * 52))}
${nook(140, 108, 50, 16, 0, 0.3)}${solid("M86 70c4-34 34-46 62-42 28 2 44 22 42 48-2 30-28 44-62 46-40 4-68-8-70-26 0-14 14-20 28-26z", green, 14)}${solid("M60 94c2-14 28-20 48-14 20 8 20 32 0 38-28 4-50-6-48-24z", { light: "#b4e8b6", base: "#6fc48a", dark: "#2f8258" }, 8)}${dot(76, 92, 3.5, "#196848")}${dot(98, 88, 3.5, "#196848")}${line("M70 108q20 12 44-2", "#196848", 4)}
${both((way) => oval(128 + way * 18, 62, 13, 15, tones.white, 4) + dot(125 + way * 18, 65, 7.5, "#24352f") + dot(122 + way * 18, 61, 2.8, "#fff"))}${dot(156, 92, 11, "#ef6d9e", 0.4)}${shine(126, 38, 24, 6, -6, 0.5)}`;
}
