import { drawing } from "./drawing.ts";
import { form, inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { wheel } from "./wheel.ts";

/** A birch walker on four wheels: upright handle at the left, an open tray full of coloured cubes. */
export const pushWalker = drawing(farSide(), cubes(), nearSide());
export const emptyWalker = drawing(farSide(), nearSide());

/** A wooden cube in each of the five colours. */
export const walkerCubes = [tones.sky, tones.coral, tones.leaf, tones.sun, tones.lilac].map(
  (tone) => drawing(`<g transform="translate(-512 -512) scale(5)">${cube(128, 128, tone, 0)}</g>`),
);

function farSide(): string {
  return wheel(92, 212, 24, tones.sun) + wheel(176, 212, 24, tones.sun) + handle();
}

function nearSide(): string {
  return tray() + wheel(70, 218, 30, tones.coral) + wheel(200, 218, 30, tones.coral);
}

function cubes(): string {
  return [
    cube(76, 118, tones.sky, -8),
    cube(116, 112, tones.coral, 6),
    cube(158, 114, tones.leaf, -5),
    cube(198, 118, tones.sun, 9),
    cube(96, 136, tones.lilac, 4),
    cube(138, 134, tones.sun, -6),
    cube(180, 137, tones.coral, 5),
  ].join("");
}

function handle(): string {
  return `${form('<path d="M22 40q10-3 14 6l38 128H50L14 52q-2-9 8-12z"/>', tones.birch, 6)}
${form('<rect x="4" y="26" width="62" height="20" rx="10"/>', tones.coral, 6)}${shine(24, 32, 16, 4, 0, 0.8)}`;
}

function cube(x: number, y: number, tone: Tone, turn: number): string {
  return `<g transform="rotate(${turn} ${x} ${y})">${form(`<rect x="${x - 20}" y="${y - 20}" width="40" height="40" rx="8"/>`, tone, 6)}${shine(x - 7, y - 13, 9, 4, 0, 0.7)}</g>`;
}

function tray(): string {
  const shape = '<path d="M40 146h198q8 0 7 9l-6 40q-2 12-14 12H60q-12 0-15-12l-11-40q-2-9 6-9z"/>';
  const grain = ["M40 164c60-6 100 6 200-2", "M42 184c70 8 110-6 200 0"];
  const dots = [tones.sky, tones.leaf, tones.sun, tones.lilac];
  return `${form(shape, tones.birch, 10)}${inside(shape, grain.map((d) => line(d, "#d2a467", 2, 0.4)).join(""))}
${dots.map((tone, at) => form(`<circle cx="${100 + at * 24}" cy="178" r="7"/>`, tone, 3)).join("")}
${form('<rect x="26" y="138" width="226" height="17" rx="8.5"/>', tones.birch, 6)}${shine(100, 143, 60, 3.5, 0, 0.8)}${nook(138, 158, 100, 6, 0, 0.2)}`;
}
