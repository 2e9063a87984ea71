import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, both, dot, oval, solid } from "./shapes.ts";

const wool: Tone = { light: "#ffffff", base: "#f5efe4", dark: "#cbbda6" };
const face: Tone = { light: "#f1d5bd", base: "#d9ae8c", dark: "#a3765a" };

/** A woolly sheep with a touch fastener in her belly, where the bag of cherry stones goes. */
export const cherryStoneSheep = drawing(legs(), fleece(), flap(), head());

/** The bag of stones itself, which is warmed. */
export const cherryStoneBag = drawing(
  solid(
    "M36 66q92-14 184 0 16 62 0 124-92 14-184 0-16-62 0-124z",
    { light: "#ffe9e4", base: "#f7c9c4", dark: "#cf8a8c" },
    13,
  ),
  ...[
    [74, 100],
    [122, 92],
    [176, 104],
    [92, 142],
    [148, 140],
    [196, 150],
    [66, 170],
    [118, 178],
    [168, 176],
  ].map(
    ([x, y]) =>
      ball(x! - 6, y! + 6, 8, tones.coral) +
      ball(x! + 9, y! + 8, 8, tones.coral) +
      line(`M${x! - 6} ${y}q4-14 10-16 2 8 5 18`, "#1f7a46", 2.5),
  ),
  line("M48 78q80-10 160 0M48 178q80 10 160 0", "#fff", 3.5, 0.9),
  shine(86, 82, 40, 6, -3, 0.6),
);
/** Spilled cherry stones would say less: the open belly shows where the bag goes. */
export const openSheep = drawing(
  legs(),
  fleece(),
  oval(104, 172, 50, 30, { light: "#c9a78c", base: "#96745c", dark: "#5d4536" }, 6),
  solid(
    "M60 158q44-24 88 0l-4 18q-40-14-80 0z",
    { light: "#ffe9e4", base: "#f7c9c4", dark: "#cf8a8c" },
    6,
  ),
  head(),
);

function legs(): string {
  return [66, 104, 148, 182]
    .map(
      (x, at) =>
        `${solid(`M${x - 13} 196h26l-2 38q-1 10-11 10t-11-10z`, face, 6)}${oval(x, 240 - (at % 2) * 3, 13, 6, tones.walnut, 2)}`,
    )
    .join("");
}

function fleece(): string {
  const curls = [
    [46, 128, 30],
    [78, 100, 34],
    [120, 92, 36],
    [160, 102, 34],
    [190, 130, 30],
    [194, 164, 28],
    [172, 190, 30],
    [130, 200, 32],
    [86, 200, 30],
    [50, 184, 30],
    [34, 156, 26],
    [110, 140, 60],
    [150, 152, 46],
    [74, 150, 46],
  ] as const;
  return `${curls.map(([x, y, r]) => ball(x, y, r, wool)).join("")}${(
    [
      [64, 112],
      [98, 108],
      [140, 112],
      [66, 140],
      [172, 172],
      [92, 132],
      [130, 190],
      [150, 128],
    ] as const
  )
    .map(([x, y]) => line(`M${x} ${y}q10-10 18 0t-8 10`, "#d9cdb8", 3, 0.7))
    .join("")}`;
}

function flap(): string {
  return `${solid("M66 164q40 14 80-2l2 26q-42 16-84 0z", wool, 5)}${line("M70 170q36 12 74-2", "#b9a98d", 2.5)}${[78, 98, 118, 136].map((x) => line(`M${x} 178v6`, "#cbbda6", 5)).join("")}`;
}

function head(): string {
  return `${nook(200, 128, 42, 34, 0, 0.2)}${both((way) => `<g transform="translate(${202 + way * 32} 92) rotate(${way * 22})">${oval(way * 12, 0, 20, 11, face, 5)}${oval(way * 12, 2, 11, 5.5, tones.rose, 2)}</g>`)}${solid("M202 58c28 0 40 22 40 50 0 34-18 54-40 54s-40-20-40-54c0-28 12-50 40-50z", face, 12)}${(
    [
      [176, 64, 18],
      [200, 52, 21],
      [226, 64, 18],
    ] as const
  )
    .map(([x, y, r]) => ball(x, y, r, wool))
    .join("")}
${both((way) => line(`M${202 + way * 16 - 8} 106q8 8 16 0`, "#4a2f22", 4.5) + dot(202 + way * 26, 124, 9, "#ef8f7a", 0.5))}${solid("M192 128q10-4 20 0 0 8-10 13-10-5-10-13z", { light: "#e8a79a", base: "#c9756c", dark: "#8f4744" }, 3)}${line("M202 141v6M202 147q-8 7-15 1M202 147q8 7 15 1", "#8a5c46", 3)}`;
}
