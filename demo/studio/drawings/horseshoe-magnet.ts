import { line, shine, tones } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar, moved, oval, solid } from "./shapes.ts";

const clipShape = "M0 30V-22a12 12 0 0 1 24 0v44a8 8 0 0 1-16 0v-34";

/** The big red horseshoe has caught paper clips, a nut and a screw. */
export const horseshoeMagnet = drawing(
  moved(shoe(), 0, -18, 0),
  moved(paperClip("#3fa4ee"), 48, 206, 8, 0.72),
  moved(paperClip("#41b86c"), 76, 214, -12, 0.72),
  moved(paperClip("#e8408a"), 34, 216, 24, 0.6),
  moved(nut(), 186, 204, 10, 0.5),
  moved(screw(), 216, 214, -14, 0.72),
  moved(paperClip("#ffc02e"), 166, 222, 12, 0.6),
);
export const magnetOnly = drawing(shoe());
export const clip = (colour: string) => drawing(moved(paperClip(colour), 106, 120, 0, 3));
export const nutOnly = drawing(moved(nut(), 128, 128, 0, 2));
export const screwOnly = drawing(moved(screw(), 128, 96, 0, 3));
export const cork = drawing(
  solid("M84 52h88l14 152q-58 18-116 0z", tones.wood, 11),
  oval(128, 52, 44, 11, tones.birch, 4),
  ...[
    [104, 96],
    [150, 120],
    [120, 160],
    [160, 176],
    [92, 180],
  ].map(([x, y]) => oval(x!, y!, 6, 3, tones.walnut, 1)),
);
export const smallMagnets = drawing(
  bar(28, 60, 200, 140, 24, { light: "#f4fbff", base: "#d3e9f7", dark: "#93b9d6" }, 10),
  bar(112, 190, 32, 22, 8, tones.sun, 5),
  bar(56, 96, 56, 68, 12, tones.steel, 8),
  bar(144, 96, 56, 68, 12, tones.steel, 8),
  bar(56, 96, 56, 30, 12, tones.coral, 6),
  bar(144, 96, 56, 30, 12, tones.coral, 6),
  shine(90, 74, 44, 5, 0, 0.9),
);
export const filings = drawing(
  bar(20, 48, 216, 160, 18, { light: "#ffffff", base: "#e5f0f7", dark: "#9fb6c8" }, 9),
  '<rect x="36" y="64" width="184" height="128" rx="10" fill="#fbfdff"/>',
  ...Array.from({ length: 90 }, (_, at) => {
    const angle = (at * 137.5 * Math.PI) / 180;
    const far = 6 + Math.sqrt(at) * 5.6;
    const [x, y] = [128 + Math.cos(angle) * far * 1.4, 128 + Math.sin(angle) * far];
    return line(
      `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(angle + 1.3) * 6).toFixed(1)} ${(Math.sin(angle + 1.3) * 6).toFixed(1)}`,
      "#3b3f5c",
      2.4,
    );
  }),
  shine(84, 60, 50, 5, 0, 0.9),
);

function shoe(): string {
  const arc =
    "M30 214V122C30 54 72 16 128 16s98 38 98 106v92h-62v-92c0-30-12-46-36-46s-36 16-36 46v92z";
  return `${solid(arc, tones.coral, 15)}${bar(29, 176, 64, 42, 5, tones.steel, 8)}${bar(163, 176, 64, 42, 5, tones.steel, 8)}${line("M32 176h58M166 176h58", "#b32536", 4, 0.5)}${shine(72, 66, 13, 44, 34, 0.65)}`;
}

function paperClip(colour: string): string {
  return `<g transform="translate(-12 0)">${line(clipShape, "#1d2340", 6.5, 0.35)}${line(clipShape, colour, 5)}${line("M1 10V-20", "#fff", 1.5, 0.7)}</g>`;
}

function nut(): string {
  return `${solid("M-44 0-22-38h44L44 0 22 38h-44z", tones.steel, 8)}${oval(0, 0, 20, 20, tones.coal, 5)}`;
}

function screw(): string {
  return `${bar(-6, -4, 12, 44, 4, tones.steel, 3)}${[6, 14, 22, 30].map((y) => line(`M-6 ${y + 3} 6 ${y}`, "#5b6480", 2.5)).join("")}${ball(0, -6, 13, tones.steel)}${line("M-6-7H6", "#5b6480", 3)}`;
}
