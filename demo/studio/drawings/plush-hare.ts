import { line, mix, nook, shine, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { ball, both, dot, limb, oval, solid, toneOf } from "./shapes.ts";

const dusk: Tone = { light: "#d8d2e6", base: "#ada4c4", dark: "#736a92" };
const satin: Tone = { light: "#ffe3ea", base: "#f5b3c6", dark: "#cc7d9c" };

/** A light, limp hare with long ears; one of them is lined with pink satin. */
export const plushHare = hareOf(dusk);

/** The hare in his other colours. */
export const creamHare = hareOf({ light: "#fffaf0", base: "#f3e2c3", dark: "#bf9f74" });
export const pinkHare = hareOf({ light: "#ffe6e8", base: "#f5b4bf", dark: "#c4728a" });
export const blueHare = hareOf({ light: "#dcefff", base: "#93c1ec", dark: "#4f7db6" });
export const mintHare = hareOf({ light: "#def7ea", base: "#9ad8bb", dark: "#4f957a" });
export const caramelHare = hareOf({ light: "#f2cc9c", base: "#d19a5b", dark: "#8c5a2b" });

function hareOf(fur: Tone): Drawing {
  const pale = (part: number) => toneOf(mix(fur.base, "#ffffff", part));
  return drawing(
    ear(-1, fur),
    ear(1, fur),
    ball(186, 208, 20, toneOf("#fbf8ff")),
    limbs(fur),
    body(fur, pale(0.76)),
    head(fur, pale(0.85)),
  );
}

function ear(way: -1 | 1, fur: Tone): string {
  const outer = "M-14 30C-30-6-26-62-2-74c26 4 30 66 16 106z";
  const inner = "M-6 24C-16-6-14-46-1-56c14 6 16 52 7 82z";
  return `<g transform="translate(${128 + way * 30} 66) rotate(${way * 14}) scale(${way} 1)">${solid(outer, fur, 8)}${way > 0 ? solid(inner, satin, 5) + shine(-4, -20, 3, 22, 0, 0.9) : line("M-2 20C-8-8-8-34-2-48", fur.dark, 3, 0.4)}</g>`;
}

function limbs(fur: Tone): string {
  return both(
    (way) =>
      `${limb([128 + way * 36, 150], [128 + way * 62, 196], 27, fur)}${oval(128 + way * 40, 226, 34, 20, fur, 7)}${line(`M${128 + way * 48} 218v10M${128 + way * 38} 218v10`, fur.dark, 2.5, 0.6)}`,
  );
}

function body(fur: Tone, belly: Tone): string {
  return `${solid("M128 128c36 0 52 32 50 62-2 30-22 44-50 44s-48-14-50-44c-2-30 14-62 50-62z", fur, 13)}${oval(128, 190, 30, 36, belly, 8)}`;
}

function head(fur: Tone, muzzle: Tone): string {
  return `${nook(128, 140, 50, 12, 0, 0.3)}${solid("M128 54c44 0 66 26 66 52 0 30-30 46-66 46s-66-16-66-46c0-26 22-52 66-52z", fur, 13)}${oval(112, 124, 21, 16, muzzle, 5)}${oval(144, 124, 21, 16, muzzle, 5)}${both((way) => dot(128 + way * 30, 98, 7.5, "#30284a") + dot(126 + way * 30, 95, 2.6, "#fff") + dot(128 + way * 48, 120, 10, "#ef8fa8", 0.45))}${solid("M119 110q9-4 18 0 0 7-9 12-9-5-9-12z", satin, 3)}${line("M128 122v8M128 130q-8 7-15 1M128 130q8 7 15 1", "#5a5078", 3.2)}${shine(94, 76, 24, 10, -30, 0.5)}`;
}
