import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, both, dot, oval, solid } from "./shapes.ts";

const red: Tone = { light: "#ff8a74", base: "#e53a34", dark: "#9c1526" };

/** A soft-shelled ladybird on hidden wheels, smiling at the driver. */
export const ladybirdCar = drawing(bumper(), shell(), face());

function bumper(): string {
  return `${both((way) => oval(128 + way * 74, 222, 34, 22, tones.coal, 7))}${solid("M8 196q0-22 24-26h192q24 4 24 26 0 30-120 30T8 196z", tones.coal, 11)}${shine(70, 186, 30, 5, 0, 0.35)}`;
}

function shell(): string {
  const dome = "M14 186C8 96 62 42 128 42s120 54 114 144q-114 30-228 0z";
  const spots = [
    [58, 118, 20],
    [92, 78, 16],
    [168, 76, 17],
    [200, 120, 20],
    [44, 164, 13],
    [212, 166, 13],
    [96, 128, 10],
    [160, 128, 10],
  ] as const;
  return `${solid(dome, red, 17)}${inside(`<path d="${dome}"/>`, spots.map(([x, y, r]) => oval(x, y, r, r * 0.94, tones.coal, 4)).join(""))}${line("M128 44v70", "#6d0f22", 5, 0.7)}${shine(78, 74, 34, 14, -34, 0.6)}${nook(128, 190, 110, 10, 0, 0.3)}`;
}

function face(): string {
  return `${both((way) => line(`M${128 + way * 26} 128q${way * 4}-40 ${way * 26}-48`, "#1f2140", 8) + ball(128 + way * 54, 80, 13, tones.sun))}${solid("M62 178c0-40 28-64 66-64s66 24 66 64q0 36-66 36t-66-36z", tones.coal, 11)}
${both((way) => ball(128 + way * 27, 156, 21, tones.white) + dot(128 + way * 24, 159, 11, "#1f2340") + dot(124 + way * 24, 154, 4, "#fff") + dot(128 + way * 46, 186, 9, "#ff8f7a", 0.65))}${line("M106 188q22 20 44 0", "#ffb3a3", 6)}${shine(98, 128, 18, 5, -28, 0.4)}`;
}
