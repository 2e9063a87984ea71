import { drawing, type Drawing } from "./drawing.ts";
import { form, line, nook, shine, tones, type Tone } from "./clay.ts";

/** Round strokes around 0,0; the capital is 36 high. */
const roman = {
  A: ["M-14 18 0-18 14 18", "M-9 7H9"],
  C: ["M12-12a14.5 18 0 1 0 0 24"],
  D: ["M-10-18V18H-4C18 18 18-18-4-18z"],
  E: ["M10-18H-9V18H10", "M-9-1H6"],
  F: ["M10-18H-9V18", "M-9-1H6"],
  G: ["M12-12a14.5 18 0 1 0 1 22V2H3"],
  H: ["M-12-18V18", "M12-18V18", "M-12 0H12"],
  I: ["M0-18V18"],
  J: ["M6-18V8c0 13-16 13-18 1"],
  K: ["M-10-18V18", "M11-18-9 2 12 18"],
  L: ["M-8-18V18H11"],
  M: ["M-14 18V-18L0 6 14-18V18"],
  N: ["M-12 18V-18L12 18V-18"],
  O: ["M0-18c19 0 19 36 0 36s-19-36 0-36z"],
  P: ["M-9 18V-18H1a10 10 0 0 1 0 20H-9"],
  R: ["M-9 18V-18H1a9.500 9.5 0 0 1 0 19H-9", "M1 1 11 18"],
  S: ["M11-12C5-21-11-19-11-9S12-1 12 9 -6 21-12 11"],
  T: ["M-13-18H13", "M0-18V18"],
  U: ["M-12-18V5c0 18 24 18 24 0V-18"],
  W: ["M-16-18-8 18 0-10 8 18 16-18"],
  Y: ["M-13-18 0 2 13-18", "M0 2V18"],
  Z: ["M-11-18H11L-11 18H12"],
  B: ["M-9-18V18", "M-9-18H1a8.5 8.5 0 0 1 0 17H-9", "M-9-1H3a9.5 9.5 0 0 1 0 19H-9"],
} as const;

/** A letter under its accent is a little lower. */
const letters: Record<string, readonly string[]> = {
  ...roman,
  Ą: [...roman.A, "M13 18c-6 3-7 9 0 10"],
  Ć: ["M12-8a14.5 14.5 0 1 0 0 20", "M0-22 7-29"],
  Ę: [...roman.E, "M9 18c-6 3-7 9 0 10"],
  Ł: ["M-7-18V18H12", "M-15 5 3-6"],
  Ń: ["M-12 18V-13L12 18V-13", "M0-22 7-29"],
  Ó: ["M0-13c18 0 18 31 0 31s-18-31 0-31z", "M-2-22 6-29"],
  Ś: ["M11-8C5-16-11-14-11-5S12 2 12 10 -6 21-12 12", "M0-22 7-29"],
  Ź: ["M-11-13H11L-11 18H12", "M0-22 7-29"],
  Ż: ["M-11-13H11L-11 18H12", "M0-25v0.1"],
};

const alphabet = "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ";
const colours = [tones.coral, tones.sky, tones.leaf, tones.sun, tones.berry, tones.lilac];

/** The whole alphabet of 32 letters and the eight most frequent ones once more. */
export const fortyBlocks = Array.from(`${alphabet}AIEOZNRW`, letterBlock);

export function letterBlock(letter: string, at: number): Drawing {
  return { side: 96, body: cube(48, 48, letter, colours[at % 6]!, 0) };
}

/** Six light wooden cubes in a pyramid of three, two and one, with Polish capitals. */
export const letterBlocks = drawing(
  cube(47, 208, "Ą", tones.coral, -2),
  cube(128, 208, "B", tones.sky, 1),
  cube(209, 208, "Ć", tones.leaf, -1),
  cube(86, 130, "Ł", tones.sun, 2),
  cube(169, 130, "Ó", tones.berry, -3),
  cube(126, 52, "Ż", tones.lilac, 4),
);

function cube(x: number, y: number, letter: string, tone: Tone, turn: number): string {
  const strokes = letters[letter]!.map(
    (d) => `<g transform="translate(0 1.5)">${line(d, tone.dark, 8)}</g>${line(d, tone.base, 7.5)}`,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn} 0 38)">${nook(0, 39, 40, 5, 0, 0.45)}
${form('<rect x="-39" y="-40" width="78" height="79" rx="12"/>', tones.birch, 8)}
${form('<rect x="-31" y="-31" width="62" height="62" rx="8"/>', { light: "#fffaf0", base: "#fdeccb", dark: "#e2bd86" }, 3)}
<g transform="translate(0 3)">${strokes.join("")}</g>${shine(-16, -34, 18, 4, 0, 0.9)}</g>`;
}
