import { drawing } from "./drawing.ts";
import { form, inside, line, nook, shine, tones } from "./clay.ts";

/** A beech rattle leaning to the right: round ball on top, two yellow rings around the slim handle. */
export const rattle = {
  side: 256,
  body: `<g transform="rotate(28 128 128)">${[handle(), ball(), ring(138), ring(154)].join("")}</g>`,
};

/** Held upright. */
export const rattleUpright = drawing(handle(), ball(), ring(138), ring(154));

function handle(): string {
  const shape = '<path d="M121 110h14v92q0 6 5 10a17 17 0 1 1-24 0q5-4 5-10z"/>';
  return `${form(shape, tones.wood, 5)}${line("M125 168v40", "#ffffff", 2.5, 0.4)}${shine(122, 220, 5, 5, 0, 0.8)}`;
}

function ball(): string {
  const shape = '<circle cx="128" cy="76" r="56"/>';
  const grain = ["M70 60c40-18 80-16 116-2", "M70 78c44-20 84-14 118 2", "M74 98c36-14 72-8 106 4"];
  const window = (x: number) => `<rect x="${x - 7}" y="48" width="14" height="58" rx="7"/>`;
  const slots = [100, 128, 156].map(
    (x, at) =>
      `${window(x).replace("/>", ' fill="#7a4a2c"/>')}${inside(window(x), form(`<circle cx="${x + 1}" cy="${92 - at * 8}" r="9"/>`, [tones.coral, tones.sky, tones.leaf][at]!, 4))}`,
  );
  return `${nook(128, 134, 14, 6, 0, 0.4)}${form(shape, tones.wood, 12)}${inside(shape, grain.map((d) => line(d, "#b4733c", 2, 0.35)).join(""))}${slots.join("")}${shine(100, 42, 20, 11, -38, 0.8)}`;
}

function ring(y: number): string {
  return `${form(`<rect x="96" y="${y - 9}" width="64" height="18" rx="9"/>`, tones.sun, 6)}${shine(114, y - 4, 14, 3, 0, 0.8)}`;
}
