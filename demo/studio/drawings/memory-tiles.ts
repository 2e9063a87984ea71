import { form, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { ball, both, dot, moved, oval, patch, solid } from "./shapes.ts";

const face: Tone = { light: "#fffdf6", base: "#fff1d8", dark: "#e0bd88" };

/** Around 0,0, 60 wide, on a ground of its own colour. */
const animals = {
  fox: [
    "#d8f2df",
    `${solid("M-26-24q4 2 14 12h24q10-10 14-12 6 22-2 34L0 26-24 10q-8-12-2-34z", tones.rust, 4)}${patch("M-20 8q10-8 20 8 10-16 20-8L0 26z", "#fff6ea")}${both((way) => dot(way * 9, -2, 3, "#25304f"))}${dot(0, 23, 4, "#25304f")}`,
  ],
  owl: [
    "#cfe8ff",
    `${solid("M-22-24q22 10 44 0 6 50-22 52t-22-52z", tones.walnut, 4)}${both((way) => ball(way * 10, -6, 10, tones.cream) + dot(way * 10, -6, 4, "#25304f"))}${patch("M-4 2h8l-4 9z", "#ffc02e")}${line("M-8 16q8 6 16 0", "#f8d9a4", 2.5)}`,
  ],
  toadstool: [
    "#ffe0dc",
    `${solid("M-9 0h18q-2 16 4 26h-26q6-10 4-26z", tones.cream, 3)}${solid("M-28 4q0-32 28-32T28 4q-28 8-56 0z", tones.coral, 5)}${dot(-12, -10, 4.5, "#fff")}${dot(4, -18, 4, "#fff")}${dot(14, -6, 5, "#fff")}${dot(-2, -4, 3, "#fff")}`,
  ],
  hare: [
    "#fff3c8",
    `${both((way) => oval(way * 9, -18, 6, 17, tones.wood, 3))}${ball(0, 8, 19, tones.wood)}${both((way) => dot(way * 8, 4, 3, "#25304f"))}${oval(0, 11, 4, 3, tones.rose, 1)}${line("M-6 18q6 4 12 0", "#96603a", 2)}`,
  ],
  cone: [
    "#ece2ff",
    `${solid("M0-26q22 16 18 36-6 20-18 20t-18-20q-4-20 18-36z", tones.walnut, 4)}${[-10, 2, 14].map((y) => line(`M-14 ${y}q7 8 14 0 7 8 14 0`, "#f8d9a4", 2.5)).join("")}${line("M0-26v-6", "#41b86c", 4)}`,
  ],
} as const;

export type ForestAnimal = keyof typeof animals;

/** Six square wooden tiles: fox, owl and toadstool look up, three lie with the plain side up. */
export const memoryTiles = drawing(
  moved(plain(), 50, 76, -7),
  moved(picture("owl"), 128, 66, 3),
  moved(plain(), 206, 78, 8),
  moved(picture("fox"), 52, 176, 5),
  moved(plain(), 130, 186, -4),
  moved(picture("toadstool"), 204, 174, -9),
);

export function animalTile(animal: ForestAnimal): Drawing {
  return { side: 96, body: moved(picture(animal), 48, 46) };
}

export const plainTile: Drawing = { side: 96, body: moved(plain(), 48, 46) };

/** Foot prints of a large or a small animal. */
export function trailTile(large: boolean): Drawing {
  const paw = `${oval(0, 6, 9, 8, tones.walnut, 2)}${[-10, -4, 4, 10].map((x, at) => dot(x, at % 3 ? -9 : -3, 3.5, "#96603a")).join("")}`;
  const hoof = both((way) => oval(way * 5, 0, 4, 9, tones.walnut, 1.5));
  const step = large ? paw : hoof;
  return {
    side: 96,
    body: moved(
      tile(
        `<circle r="31" fill="#f3e3c4"/>${moved(step, -12, 12, -14)}${moved(step, 13, -10, 16)}`,
      ),
      48,
      46,
    ),
  };
}

function tile(inner: string): string {
  return `${nook(3, 42, 44, 9, 0, 0.4)}${form('<rect x="-38" y="-33" width="76" height="76" rx="13"/>', tones.wood, 6)}${form('<rect x="-38" y="-38" width="76" height="75" rx="13"/>', face, 4)}${inner}${shine(-14, -32, 18, 3.5, 0, 0.9)}`;
}

function plain(): string {
  return tile(form('<rect x="-38" y="-38" width="76" height="75" rx="13"/>', tones.birch, 5));
}

function picture(animal: ForestAnimal): string {
  const [ground, art] = animals[animal];
  return tile(`<circle r="31" fill="${ground}"/>${art}`);
}
