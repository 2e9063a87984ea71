import { line, nook, tones, type Tone } from "../clay.ts";
import { drawing, type Drawing } from "../drawing.ts";
import { bar, dot, moved, patch, solid } from "../shapes.ts";

const kraft: Tone = { light: "#ecc99a", base: "#d0a470", dark: "#936b3e" };
const inner: Tone = { light: "#c49a68", base: "#a87c4c", dark: "#6d4c2a" };

/** The shop's kite, 100 high around 0,0. */
const kiteSign = `${solid("M0-50 36-8 0 40-36-8z", tones.coral, 5)}${patch("M0-50V40L-36-8z", "#fff", 0.25)}${line("M0 40q-16 14 0 26t0 22", "#1d2b4f", 4)}${dot(-8, 58, 5, "#ffc83d")}${dot(6, 76, 5, "#3fa4ee")}`;

/** An open box of plain board as seen from above: for toys that come with nothing else. */
export const openCarton = drawing(
  solid("M62 62 20 22h216l-42 40z", kraft, 5),
  solid("M62 194 20 236h216l-42-42z", kraft, 5),
  solid("M62 62 14 84v90l48 20z", kraft, 5),
  solid("M194 62l48 22v90l-48 20z", kraft, 5),
  bar(56, 56, 144, 144, 4, inner, 8),
  nook(96, 92, 60, 50, 0, 0.4),
  moved(kiteSign, 128, 120, 0, 0.7),
);

/** A closed box with a window through which its contents are seen. */
export function windowBox(tone: Tone, contents: string): Drawing {
  return drawing(
    bar(36, 12, 184, 232, 12, tone, 11),
    '<rect x="58" y="34" width="140" height="160" rx="16" fill="#fdf6ea"/>',
    contents,
    '<path d="M70 44h40L66 130V56q0-10 4-12z" fill="#fff" opacity="0.55"/>',
    moved(kiteSign, 128, 220, 0, 0.28),
  );
}
