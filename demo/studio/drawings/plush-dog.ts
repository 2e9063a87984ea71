import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { dot, oval, solid } from "./shapes.ts";

const rusty: Tone = { light: "#f2b37e", base: "#d4803f", dark: "#93491c" };
const cotton: Tone = { light: "#fff6e6", base: "#f3dcba", dark: "#c7a272" };

/** A perfectly ordinary reddish dog with a curled tail and a tag for his name by the paw. */
export const plushDog = drawing(
  tail(),
  leg(74, 8),
  leg(178, 8),
  body(),
  leg(50, 0),
  leg(152, 0),
  tag(),
  head(),
);

function tail(): string {
  return `${line("M42 132C4 130-2 84 28 72s40 24 20 32-26-14-14-22", "#93491c", 25)}${line("M42 131C4 129-2 83 28 71s40 24 20 32-26-14-14-22", "#d4803f", 20)}${line("M38 124C12 122 6 90 28 80", "#f2b37e", 6, 0.7)}`;
}

function leg(x: number, back: number): string {
  return `${solid(`M${x - 16} ${164 - back}h34q4 40 4 64 4 16-10 18H${x - 8}q-14-2-12-18 4-24 4-64z`, rusty, 9)}${oval(x + 4, 238 - back, 24, 13, cotton, 5)}${line(`M${x} 234v8M${x + 10} 234v8`, "#c7a272", 2.5)}`;
}

function body(): string {
  return `${solid("M28 156c2-34 32-48 78-48 50 0 88 10 90 46 0 34-34 46-84 46-52 0-86-10-84-44z", rusty, 15)}${oval(150, 172, 36, 30, cotton, 8)}${shine(82, 124, 32, 10, -8, 0.4)}`;
}

function tag(): string {
  return `${solid("M166 204h22v24q-11 6-22 0z", tones.white, 3)}${line("M170 212h14M170 219h9", "#d4803f", 2.3)}`;
}

function head(): string {
  return `${nook(168, 132, 54, 24, 0, 0.25)}${solid("M168 34c44 0 66 26 66 56 0 34-28 52-66 52s-66-18-66-52c0-30 22-56 66-56z", rusty, 14)}${solid("M118 46c-26-6-38 22-36 56 2 18 22 24 30 8 6-16 2-44 16-56z", { light: "#c77a48", base: "#9c5427", dark: "#622c10" }, 8)}${solid("M214 46c26-6 42 18 40 50-2 18-20 22-28 8-8-16-4-40-20-50z", { light: "#c77a48", base: "#9c5427", dark: "#622c10" }, 8)}
${solid("M176 84c28 0 42 14 42 30s-20 26-44 26-42-10-42-26 16-30 44-30z", cotton, 9)}${oval(180, 100, 15, 11, { light: "#6b4a3c", base: "#33201a", dark: "#170c09" }, 4)}${line("M179 110v10M179 120q-12 11-24 1M179 120q12 11 24 1", "#5d3520", 3.8)}${solid("M170 126q10 4 18 0 2 18-9 18t-9-18z", tones.rose, 3)}${[148, 202].map((x) => `${dot(x, 78, 7.5, "#2b1a14")}${dot(x - 2.5, 75, 2.6, "#fff")}`).join("")}${line("M138 62q9-7 18-2M194 60q9-5 18 2", "#93491c", 4)}${shine(150, 50, 22, 9, -20, 0.45)}`;
}
