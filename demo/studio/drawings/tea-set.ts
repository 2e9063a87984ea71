import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { turned } from "./lathe.ts";
import { ball, both, dot, moved, oval, solid } from "./shapes.ts";

const raspberry: Tone = { light: "#ff87a8", base: "#e02f66", dark: "#9c1448" };

function pot(): string {
  return `${solid("M178 132c18-2 22-34 34-46l18 2c-14 24-14 70-46 88z", raspberry, 7)}${oval(222, 86, 11, 4, tones.coal, 1)}
<path d="M82 116c-56-22-62 78-2 72" fill="none" stroke="#9c1448" stroke-width="17" stroke-linecap="round"/><path d="M82 114c-54-22-60 76-2 70" fill="none" stroke="#ee4d7d" stroke-width="12" stroke-linecap="round"/>
${turned(128, "84,42 108,66 146,76 190,62 214,40", raspberry, 11)}${turned(
    128,
    "214,36 224,42",
    raspberry,
    3,
  )}${nook(128, 88, 44, 6, 0, 0.35)}
${turned(
  128,
  "62,12 70,34 84,46",
  raspberry,
  6,
)}${ball(128, 54, 13, tones.cream)}${flower(128, 152, 1.25)}${shine(96, 120, 14, 24, 22, 0.6)}`;
}

function flower(x: number, y: number, scale: number): string {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    moved(oval(0, -11, 7.5, 9, tones.white, 2), 0, 0, turn),
  );
  return moved(
    `${line("M-26 14q8-14 18-8M26 14q-8-14-18-8", "#ffd3d6", 4)}${petals.join("")}${ball(0, 0, 6, tones.sun)}`,
    x,
    y,
    0,
    scale,
  );
}

function saucer(): string {
  return `${oval(128, 206, 100, 22, tones.cream, 5)}${oval(128, 201, 62, 12, raspberry, 3)}${oval(128, 199, 54, 9, tones.cream, 2)}`;
}

function cup(): string {
  return `<path d="M182 120c44-12 44 54-6 50" fill="none" stroke="#9c1448" stroke-width="15"/><path d="M182 118c42-12 42 52-6 48" fill="none" stroke="#ee4d7d" stroke-width="10"/>
${turned(
  128,
  "102,64 130,60 166,48 194,30",
  raspberry,
  9,
)}${oval(128, 102, 64, 14, raspberry, 3)}${oval(128, 104, 54, 10, tones.rose, 2)}${flower(122, 150, 0.8)}${shine(92, 130, 8, 20, 14, 0.6)}`;
}

function tray(): string {
  return `${oval(128, 132, 124, 70, raspberry, 8)}${oval(128, 127, 108, 57, tones.rose, 5)}${both((way) => line(`M${128 + way * 112} 108q${way * 16} 22 0 44`, "#9c1448", 9))}
${[0, 60, 120, 180, 240, 300]
  .map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return dot(128 + Math.cos(angle) * 82, 127 + Math.sin(angle) * 40, 5, "#fff", 0.8);
  })
  .join("")}`;
}

export const teapotOnly = drawing(pot());
export const cupOnSaucer = drawing(saucer(), cup());
export const trayOnly = drawing(tray());
/** The case with a handle in which everything is stored. */
export const teaCase = drawing(
  line("M96 66c0-34 64-34 64 0", "#96603a", 12),
  solid("M28 66h200q12 0 12 14v122q0 14-14 14H30q-14 0-14-14V80q0-14 12-14z", tones.rose, 12),
  solid("M16 128h224v12H16z", raspberry, 3),
  both((way) => solid(`M${128 + way * 62 - 13} 118h26v34q-13 8-26 0z`, tones.sun, 4)),
  flower(128, 102, 1),
  shine(70, 84, 40, 7, 0, 0.6),
);

/** The raspberry teapot with a cup in front. */
export const teaSet = drawing(
  moved(pot(), -10, -24, 0, 0.98),
  nook(186, 226, 60, 10, 0, 0.4),
  moved(saucer() + cup(), 116, 118, 0, 0.56),
);
