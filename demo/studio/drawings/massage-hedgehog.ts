import { line, shine, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { dot, moved, oval, solid } from "./shapes.ts";

const nut: Tone = { light: "#c08a5d", base: "#8f5c37", dark: "#53301c" };
const pale: Tone = { light: "#e9c39b", base: "#cf9d6c", dark: "#93633a" };

/** A rubber ball of a hedgehog: short spikes on the back, longer at the sides, a smooth muzzle. */
export const massageHedgehog = drawing(
  spikes(108, 30, 26),
  oval(119, 135, 100, 94, nut, 14),
  spikes(74, 22, 20),
  spikes(44, 14, 15),
  spikes(16, 6, 13),
  face(),
  feet(),
);

/** A ring of round spikes; the muzzle at the right stays free. */
function spikes(radius: number, count: number, length: number): string {
  return Array.from({ length: count }, (_, at) => (at / count) * 360)
    .filter((angle) => radius < 40 || angle < -1 || angle > 62)
    .filter((angle) => radius < 100 || angle < 322)
    .map((angle) => {
      const rad = (angle * Math.PI) / 180;
      const [x, y] = [118 + Math.cos(rad) * radius * 0.9, 134 + Math.sin(rad) * radius * 0.84];
      return moved(
        solid(
          `M-8 6C-9 ${-length * 0.8} -4 ${-length} 0 ${-length}S9 ${-length * 0.8} 8 6z`,
          radius > 60 ? nut : pale,
          3,
        ),
        x,
        y,
        radius > 60 ? angle + 90 : angle * 0.2,
        radius > 60 ? 1 : 0.8,
      );
    })
    .join("");
}

function face(): string {
  return `${solid("M150 132c14-30 52-24 66 6 10 16 30 22 32 36 0 14-22 22-44 24-40 2-70-30-54-66z", pale, 9)}${oval(243, 174, 12, 11, { light: "#7b5a4d", base: "#3f2a26", dark: "#1f1212" }, 4)}${dot(196, 152, 7.5, "#2b1a16")}${dot(193.5, 149, 2.6, "#fff")}
${line("M208 184q14 6 24-2", "#7c4a28", 4)}${dot(190, 174, 9, "#e88a72", 0.5)}${oval(158, 134, 13, 14, pale, 4)}${shine(184, 136, 12, 6, -16, 0.5)}`;
}

function feet(): string {
  return [92, 158].map((x) => oval(x, 226, 20, 11, pale, 4)).join("");
}
