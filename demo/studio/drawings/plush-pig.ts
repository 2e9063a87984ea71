import { line, nook, shine, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { both, dot, oval, solid } from "./shapes.ts";

const pink: Tone = { light: "#ffd5d9", base: "#f8a3b2", dark: "#cf6a86" };
const deep: Tone = { light: "#ffb3c1", base: "#ee7f9b", dark: "#b94a70" };

/** Small and round, with a snout that grunts when pressed, a curly tail and a name tag. */
export const plushPig = drawing(tail(), feet(), body(), tag(), head());

function tail(): string {
  return `${line("M30 132C-2 122 8 96 22 108s-8 26-16 12", "#cf6a86", 11)}${line("M30 131C-2 121 8 95 22 107s-8 26-16 12", "#f8a3b2", 7)}`;
}

function feet(): string {
  return [62, 108, 158, 196]
    .map(
      (x, at) =>
        `${oval(x, 214 + (at % 2) * 4, 22, 22, pink, 6)}${oval(x, 228 + (at % 2) * 4, 18, 8, deep, 3)}`,
    )
    .join("");
}

function body(): string {
  return `${solid("M20 150c0-52 44-82 106-82s108 30 108 84c0 46-46 70-108 70S20 200 20 150z", pink, 18)}${shine(82, 92, 36, 14, -14, 0.5)}${line("M126 70q-10 10-8 26", "#cf6a86", 2.5, 0.4)}`;
}

function tag(): string {
  return `${solid("M36 166h30v32q-15 8-30 0z", { light: "#ffffff", base: "#fff1d8", dark: "#d9bd8e" }, 3)}${line("M42 178h18M42 186h12", "#d9975c", 2.5)}`;
}

function head(): string {
  return `${nook(168, 146, 60, 56, 0, 0.18)}${both((way) => `<g transform="translate(${172 + way * 42} 82) scale(${way} 1)">${solid("M-16 14C-14-14 8-34 30-28c4 22-4 46-24 52z", pink, 7)}${solid("M-4 12C-2-8 10-20 22-18c2 14-4 28-16 32z", deep, 3)}</g>`)}${oval(172, 138, 66, 60, pink, 15)}${oval(180, 154, 31, 24, deep, 8)}${both((way) => oval(180 + way * 11, 154, 5, 8, { light: "#b94a70", base: "#963457", dark: "#6a1f3c" }, 2) + dot(174 + way * 31, 122, 6.5, "#3a2030") + dot(172 + way * 31, 119, 2.3, "#fff") + dot(175 + way * 48, 150, 10, "#ee6f8e", 0.45))}${line("M164 186q14 8 28 0", "#b94a70", 4)}${shine(146, 100, 20, 9, -30, 0.5)}`;
}
