import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar, dot, moved, oval, solid } from "./shapes.ts";

const moon: Tone = { light: "#fff8d0", base: "#ffdf7e", dark: "#e0a53a" };

/** A sleeping crescent on a birch foot; touching the nose switches it. */
export const moonLamp = drawing(lamp());
/** The same, lit. */
export const moonLampLit = drawing(
  '<defs><radialGradient id="glow"><stop offset="0" stop-color="#fff3b0" stop-opacity="0.95"/><stop offset="0.45" stop-color="#ffe48a" stop-opacity="0.5"/><stop offset="1" stop-color="#ffe48a" stop-opacity="0"/></radialGradient></defs><circle cx="128" cy="116" r="170" fill="url(#glow)"/>',
  lamp(),
);

function lamp(): string {
  const crescent =
    "M150 10c-62 0-104 46-104 104s44 104 106 104c26 0 46-8 58-20-50-4-78-40-78-84 0-44 28-78 72-84-14-12-32-20-54-20z";
  return `${solid("M76 226q0-18 18-18h84q18 0 18 18v10q0 8-8 8H84q-8 0-8-8z", tones.birch, 7)}${ball(104, 228, 7, tones.coral)}${oval(164, 228, 12, 9, tones.walnut, 3)}${line("M164 222v6", "#f8d9a4", 3)}${nook(136, 210, 52, 7, 0, 0.3)}
${solid(crescent, moon, 15)}${moved(oval(0, 0, 19, 15, moon, 6), 134, 116, 10)}${shine(130, 110, 6, 4, 0, 0.9)}${line("M88 96q14 13 28-1", "#a1651e", 6)}${line("M90 103l-5 7M101 106v8M112 102l5 7", "#a1651e", 3)}${line("M106 146q12 13 28 6", "#a1651e", 5)}${dot(82, 132, 12, "#ff9a6b", 0.55)}
${[
  [70, 72, 7],
  [112, 188, 9],
  [150, 206, 5],
  [92, 40, 5],
  [62, 150, 5],
]
  .map(([x, y, r]) => dot(x!, y!, r!, "#e9b54e", 0.45))
  .join("")}${shine(84, 48, 24, 10, -46, 0.8)}${bar(186, 222, 8, 10, 3, tones.coal, 2)}`;
}
