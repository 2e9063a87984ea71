import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { both, dot, oval, solid } from "./shapes.ts";

const brown: Tone = { light: "#b98a66", base: "#885a3c", dark: "#4f2f20" };
const muzzle: Tone = { light: "#dcb894", base: "#bd9068", dark: "#7f5738" };
const sponge: Tone = { light: "#ffdd9a", base: "#f0b24a", dark: "#b5772a" };

/** A glove puppet: soft sponge antlers, a mouth that opens, a wide striped sleeve. */
export const moosePuppet = drawing(both(antler), both(ear), sleeve(), head());

function antler(way: -1 | 1): string {
  return `<g transform="translate(128 62) scale(${way} 1)">${solid("M14-2C30-8 38-14 44-26c-4-12-2-26 8-28 8 0 8 10 8 18 8-2 8-28 20-26 10 4 4 22 2 30 8-2 14-20 24-14 8 8-6 22-12 28 10 0 18-4 22 4C112 2 76 14 50 16 34 20 22 20 12 18z", sponge, 7)}</g>`;
}

function ear(way: -1 | 1): string {
  return `<g transform="translate(${128 + way * 46} 84) rotate(${way * 24})">${oval(way * 18, 0, 24, 13, brown, 5)}${oval(way * 18, 2, 14, 7, tones.rose, 2)}</g>`;
}

function sleeve(): string {
  const shape = "M88 156h80c10 26 20 54 24 84 2 8-4 10-10 10H74c-6 0-12-2-10-10 4-30 14-58 24-84z";
  return `${solid(shape, tones.coral, 11)}${inside(`<path d="${shape}"/>`, [180, 208, 236].map((y) => line(`M56 ${y}q72 14 144 0`, "#fff2dc", 9)).join(""))}${both((way) => oval(128 + way * 56, 178, 20, 26, brown, 6))}`;
}

function head(): string {
  return `${solid("M128 48c34 0 52 22 52 52 0 36-6 60-14 72H90c-8-12-14-36-14-72 0-30 18-52 52-52z", brown, 12)}${nook(128, 178, 50, 12, 0, 0.35)}${solid("M82 156q46 16 92 0 2 34-46 36-48-2-46-36z", { light: "#c45a60", base: "#8e2f44", dark: "#561529" }, 5)}${solid("M92 174q36 12 72 0 2 22-36 24-38-2-36-24z", muzzle, 6)}
${solid("M128 106c36 0 58 16 58 36 0 18-24 26-58 26s-58-8-58-26c0-20 22-36 58-36z", muzzle, 11)}${both((way) => oval(128 + way * 26, 134, 10, 7, { light: "#7d5540", base: "#4c2d20", dark: "#2a1510" }, 3) + oval(128 + way * 22, 86, 14, 16, tones.white, 4) + dot(128 + way * 20, 89, 8, "#2b1a14") + dot(125 + way * 20, 85, 3, "#fff") + line(`M${128 + way * 10} 64q${way * 12}-8 ${way * 24}0`, "#4f2f20", 5))}
${shine(100, 118, 20, 6, -8, 0.5)}${solid("M116 44q12-14 24 0l4 16q-16 8-32 0z", { light: "#8d6046", base: "#5f3b28", dark: "#35190f" }, 4)}`;
}
