import { form, line, nook, shine, tones, type Tone } from "./clay.ts";

/** Round strokes around 0,0; the capital is 36 high. */
const letters = {
  Ą: ["M-14 18 0-18 14 18", "M-9 7H9", "M13 18c-6 3-7 9 0 10"],
  B: ["M-9-18V18", "M-9-18H1a8.5 8.5 0 0 1 0 17H-9", "M-9-1H3a9.5 9.5 0 0 1 0 19H-9"],
  Ć: ["M12-8a14.5 14.5 0 1 0 0 20", "M0-22 7-29"],
  Ł: ["M-7-18V18H12", "M-15 5 3-6"],
  Ó: ["M0-13c18 0 18 31 0 31s-18-31 0-31z", "M-2-22 6-29"],
  Ż: ["M-11-13H11L-11 18H12", "M0-25v0.1"],
} as const;

/** Six light wooden cubes in a pyramid of three, two and one, with Polish capitals. */
export const letterBlocks = {
  side: 256,
  body: [
    cube(47, 208, "Ą", tones.coral, -2),
    cube(128, 208, "B", tones.sky, 1),
    cube(209, 208, "Ć", tones.leaf, -1),
    cube(86, 130, "Ł", tones.sun, 2),
    cube(169, 130, "Ó", tones.berry, -3),
    cube(126, 52, "Ż", tones.lilac, 4),
  ].join(""),
};

function cube(
  x: number,
  y: number,
  letter: keyof typeof letters,
  tone: Tone,
  turn: number,
): string {
  const strokes = letters[letter].map(
    (d) => `<g transform="translate(0 1.5)">${line(d, tone.dark, 8)}</g>${line(d, tone.base, 7.5)}`,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn} 0 38)">${nook(0, 39, 40, 5, 0, 0.45)}
${form('<rect x="-39" y="-40" width="78" height="79" rx="12"/>', tones.birch, 8)}
${form('<rect x="-31" y="-31" width="62" height="62" rx="8"/>', { light: "#fffaf0", base: "#fdeccb", dark: "#e2bd86" }, 3)}
<g transform="translate(0 3)">${strokes.join("")}</g>${shine(-16, -34, 18, 4, 0, 0.9)}</g>`;
}
