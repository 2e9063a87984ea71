import { icon } from "../icons.ts";
import { form, line, nook } from "./clay.ts";
import type { Tone } from "./clay.ts";

const grey: Tone = { light: "#c8cede", base: "#9199b3", dark: "#5a6280" };
const middle = { x: 128, y: 190 };

/** A locomotive on an oval of grey toy track seen slightly from above. */
export const locomotiveOnTrack = {
  side: 256,
  body: [
    ...sleepers(),
    rail(108, 36),
    rail(90, 25),
    nook(124, 238, 78, 10, 0, 0.5),
    icon("locomotive", { x: 32, y: 58, size: 188 }),
  ].join(""),
};

function sleepers(): string[] {
  return Array.from({ length: 26 }, (_, at) => {
    const angle = (at / 26) * Math.PI * 2;
    const point = (rx: number, ry: number) =>
      `${(middle.x + Math.cos(angle) * rx).toFixed(1)} ${(middle.y + 22 + Math.sin(angle) * ry).toFixed(1)}`;
    return `${line(`M${point(82, 21)}L${point(116, 42)}`, "#59607c", 8)}${line(`M${point(82, 20)}L${point(116, 40)}`, "#858da8", 6)}`;
  });
}

function rail(rx: number, ry: number): string {
  const { x, y } = { x: middle.x, y: middle.y + 20 };
  const oval = (a: number, b: number) =>
    `M${x - a} ${y}a${a} ${b} 0 1 1 ${a * 2} 0a${a} ${b} 0 1 1 ${-a * 2} 0z`;
  return form(`<path fill-rule="evenodd" d="${oval(rx, ry)}${oval(rx - 5, ry - 4)}"/>`, grey, 2);
}
