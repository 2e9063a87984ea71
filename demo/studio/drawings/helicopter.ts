import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar, moved, oval, patch, solid } from "./shapes.ts";

const teal: Tone = { light: "#8fe8dd", base: "#26ae9f", dark: "#0d6a6c" };

/** A dragonfly of a helicopter, teal and orange, with lights at its nose and tail. */
export const helicopter = drawing(tailBoom(), skids(), cabin(), rotor());
export const spareBlades = drawing(
  moved(blade(), 128, 84, -8),
  moved(blade(), 128, 132, 4),
  moved(blade(-0.5), 128, 180, -4),
);

function rotor(): string {
  return `${bar(132, 52, 10, 34, 4, tones.steel, 3)}${oval(137, 48, 128, 9, { light: "#e9f6ff", base: "#bcd6ea", dark: "#7a9cb8" }, 3)}${bar(16, 43, 242, 9, 4.5, tones.coal, 3)}${ball(137, 46, 11, tones.coral)}`;
}

function blade(scale = 0): string {
  return `<g transform="scale(${1 + scale} 1)">${solid("M-112 0q-4-14 12-15l186-4q26 4 26 14t-26 14l-186 4q-14 0-12-13z", tones.coal, 6)}${ball(-96, 0, 7, tones.steel)}</g>`;
}

function tailBoom(): string {
  return `${solid("M104 120C70 122 40 116 14 108q-8 6-6 14c30 12 60 24 100 40z", teal, 7)}${solid("M4 74q12-6 18 4l16 34-22 6z", tones.coral, 5)}${solid("M10 118q10-2 20 2l-8 26q-10 2-14-6z", tones.coral, 4)}<circle cx="14" cy="104" r="25" fill="#d8ecf7" opacity="0.6"/>${line("M-2 88l32 32M30 88l-32 32", "#3b3f5c", 4)}${ball(14, 104, 6, tones.coal)}${ball(8, 72, 5, tones.sun)}`;
}

function cabin(): string {
  const shell =
    "M98 124c10-32 40-46 72-46 46 0 82 32 82 68 0 30-24 50-62 52h-44c-36-2-58-38-48-74z";
  const glass = "M168 92c38 0 66 22 70 48-20 10-52 12-72 8-6-18-6-38 2-56z";
  return `${solid(shell, teal, 13)}${inside(`<path d="${shell}"/>`, '<path d="M80 160q90 26 190-6v60H80z" fill="#fb8a33"/>' + line("M84 158q90 26 170-8", "#fff6df", 5))}${solid(glass, tones.sky, 7)}${inside(`<path d="${glass}"/>`, '<path d="M186 84 168 160h14l24-76z" fill="#fff" opacity="0.45"/>')}${bar(112, 112, 40, 34, 12, tones.sky, 5)}${patch("M120 116h9l-9 22h-4v-12z", "#fff", 0.5)}${ball(246, 152, 8, tones.sun)}${shine(136, 94, 22, 6, -16, 0.7)}${bar(112, 78, 50, 16, 8, teal, 5)}`;
}

function skids(): string {
  return `${line("M134 190l-8 34M200 192l10 32", "#7a839f", 9)}${line("M132 190l-8 34M199 192l10 32", "#e8edf6", 3)}${line("M92 228h136q12 0 16-10", "#3b3f5c", 11)}${line("M92 225h134", "#8b90ad", 3)}${nook(160, 196, 50, 5, 0, 0.25)}`;
}
