import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { dot, oval, patch, solid } from "./shapes.ts";

const green: Tone = { light: "#5fc28a", base: "#1f8a56", dark: "#0c5138" };
const brown: Tone = { light: "#c98a5e", base: "#8d5230", dark: "#532b1a" };
const grey: Tone = { light: "#f7f5f3", base: "#d9d5d2", dark: "#9c979c" };

/** A natural-rubber drake: green head, white collar, brown breast, rounded tail. */
export const bathDuck = drawing(body(), breast(), wing(), head());

function body(): string {
  return `${solid("M22 130c-16-12-8-32 10-24 20 12 50 22 92 24 62 0 98 12 98 48 0 44-42 62-104 62S18 214 18 176c0-18 8-30 4-46z", grey, 14)}${solid("M12 114c-4-12 10-18 22-8 10 8 14 16 24 24-8 14-20 20-34 16 4-12-4-22-12-32z", tones.coal, 6)}`;
}

function breast(): string {
  return `${solid("M140 134c44-16 88 4 88 46 0 28-20 50-56 56-36-8-48-68-32-102z", brown, 12)}${shine(196, 158, 14, 8, 30, 0.35)}`;
}

function wing(): string {
  return `${solid("M46 152c26-14 78-12 104 8 8 30-18 50-54 48-34-2-52-26-50-56z", grey, 10)}${solid("M62 184c28 14 62 14 84-2-4 16-24 26-48 24-18-2-30-10-36-22z", tones.sky, 5)}${line("M66 168q34 12 70 4", "#9c979c", 4, 0.7)}`;
}

function head(): string {
  return `${solid("M214 92c22-2 36 4 34 14-2 12-26 16-42 14z", tones.sun, 6)}${line("M216 107q16 3 28-1", "#c76f12", 3, 0.8)}${solid("M132 142c-2-20 4-28 4-44 0-36 22-58 50-58 32 0 46 26 40 52-6 24-20 32-22 54z", green, 12)}${solid("M130 134q38 20 76 6l-1 14q-38 14-76-4z", tones.white, 5)}
${oval(196, 82, 10, 11, tones.white, 2)}${dot(198, 83, 6.5, "#1d2340")}${dot(195.5, 79.5, 2.3, "#fff")}${shine(162, 60, 17, 10, -30, 0.6)}${patch("M232 98q4-2 7 0-3 2-7 0z", "#c76f12", 0.8)}${nook(168, 150, 40, 8, 10, 0.2)}`;
}
