import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, dot, oval, solid } from "./shapes.ts";

const light: Tone = { light: "#f0c48e", base: "#cf9254", dark: "#8f5626" };
const dark: Tone = { light: "#b87d50", base: "#87512d", dark: "#4d2a18" };

/** Theodore of oiled beech in two browns; the shell turns on a hidden axle and clatters. */
export const woodenSnail = drawing(body(), shell());

function body(): string {
  const shape =
    "M14 226c-6-16 20-22 56-24h92c16-2 22-14 24-34l2-62c2-18 14-28 30-28s28 12 28 30c0 50-10 106-44 124-14 8-150 8-176 6-6 0-10-6-12-12z";
  const grain = ["M24 224q90-10 150-6 36-4 46-46", "M60 234q80-2 130-6", "M206 96q-6 60-14 96"];
  return `${line("M204 84 192 40M232 86l10-46", "#8f5626", 13)}${line("M203 82 191 40M231 84l10-44", "#cf9254", 8)}${ball(191, 36, 13, light)}${ball(242, 36, 13, light)}
${solid(shape, light, 11)}${inside(`<path d="${shape}"/>`, grain.map((d) => line(d, "#8f5626", 2, 0.35)).join(""))}${dot(212, 112, 6, "#2b1810")}${dot(236, 112, 6, "#2b1810")}${dot(210, 109.5, 2, "#fff")}${dot(234, 109.5, 2, "#fff")}${line("M214 132q11 9 22-1", "#5d3216", 4)}${oval(204, 128, 7, 5, tones.rose, 2)}`;
}

function shell(): string {
  const spiral = "M104 128c14-12 32 2 28 20-6 22-38 26-54 6-18-26 0-66 36-66 46 2 66 56 36 92";
  return `${nook(106, 206, 84, 14, 0, 0.4)}${oval(104, 130, 94, 92, dark, 14)}<circle cx="104" cy="130" r="78" fill="none" stroke="#4d2a18" stroke-width="3" opacity="0.45"/>${line(spiral, "#4d2a18", 13, 0.75)}<g transform="translate(-1.5 -2)">${line(spiral, "#d6a06c", 7, 0.95)}</g>${ball(106, 132, 10, light)}${shine(62, 74, 32, 15, -40, 0.55)}`;
}
