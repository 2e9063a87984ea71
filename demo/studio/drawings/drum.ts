import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { turned } from "./lathe.ts";
import { ball, bar, moved, oval } from "./shapes.ts";

const skin: Tone = { light: "#fffaf0", base: "#f3e2c6", dark: "#c9a878" };

/** A drum with a thick cloth skin, laced with cord; two short sticks with large balls lie across it. */
export const drum = drawing(
  barrel(),
  moved(stickParts(tones.sun), 74, 92, -148, 0.8),
  moved(stickParts(tones.coral), 180, 84, -32, 0.8),
);
export const drumOnly = drawing(barrel());
export const yellowDrumstick = drawing(moved(stickParts(tones.sun), 58, 128));
export const redDrumstick: Drawing = drawing(moved(stickParts(tones.coral), 58, 128));

function barrel(): string {
  const side = "M28 86v124q100 48 200 0V86z";
  const lace = Array.from({ length: 6 }, (_, at) => {
    const x = 30 + at * 33;
    return `M${x} ${100 + Math.sin((at / 6) * Math.PI) * 22}L${x + 16.5} ${206 + Math.sin(((at + 0.5) / 6) * Math.PI) * 22}L${x + 33} ${100 + Math.sin(((at + 1) / 6) * Math.PI) * 22}`;
  });
  return `${turned(
    128,
    "84,100 140,100 222,100",
    tones.coral,
    10,
  )}${inside(`<path d="${side}"/>`, lace.map((d) => line(d, "#7c1d2a", 7, 0.35) + line(d, "#fff2d6", 5)).join(""))}
${turned(128, "206,104 224,104", tones.sky, 5)}${turned(
    128,
    "76,106 96,106",
    tones.sky,
    5,
  )}${oval(128, 76, 106, 30, tones.sky, 4)}${oval(128, 74, 94, 24, skin, 5)}${nook(150, 82, 60, 12, 0, 0.14)}${shine(84, 66, 34, 7, -8, 0.8)}`;
}

/** The ball is at 150, the handle begins at 0. */
function stickParts(tone: Tone): string {
  return `${bar(-6, -9, 122, 18, 9, tones.birch, 5)}${ball(122, 0, 29, tone)}${shine(113, -11, 9, 6, -30, 0.8)}`;
}

/** Five rhythms as rows of large and small dots. */
export const rhythms = [0, 1, 2, 3, 4]
  .map((row) =>
    [0, 1, 2, 3]
      .map(
        (at) =>
          `<circle cx="${-36 + at * 24}" cy="${-40 + row * 20}" r="${(row + at) % 3 ? 5 : 9}" fill="${(row + at) % 3 ? "#3fa4ee" : "#ee4f3d"}"/>`,
      )
      .join(""),
  )
  .join("");
