import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { ball, bar, moved, oval, solid } from "./shapes.ts";

const green: Tone = { light: "#8bdc79", base: "#35a046", dark: "#15602f" };

/** Maciek: huge yellow-rimmed rear wheels, a cab open at the back, a strong roof to carry it by. */
export const tractor = tractorOf(green);

/** Maciek in his other colours. */
export const redTractor = tractorOf({ light: "#ff8f78", base: "#dc3d32", dark: "#8f1d28" });
export const blueTractor = tractorOf({ light: "#86b4ff", base: "#2f66d0", dark: "#183a86" });

function tractorOf(paint: Tone): Drawing {
  return drawing(
    chassis(),
    bonnet(paint),
    cab(paint),
    bigWheel(82, 178, 70, paint),
    bigWheel(212, 208, 38, paint),
  );
}

function chassis(): string {
  return `${oval(224, 200, 26, 36, tones.coal, 6)}${bar(80, 176, 150, 26, 10, tones.coal, 6)}`;
}

function bonnet(paint: Tone): string {
  const grille = [0, 1, 2, 3].map((at) => line(`M${236} ${132 + at * 11}h12`, paint.dark, 4));
  return `${bar(196, 66, 11, 52, 5, tones.coal, 4)}${bar(192, 58, 19, 13, 5, tones.steel, 4)}${solid("M132 112q0-10 10-10h86q22 2 26 24v42q0 14-14 14H132z", paint, 11)}${grille.join("")}${ball(248, 124, 8, tones.sun)}${line("M152 122h54M152 140h54M152 158h34", paint.dark, 4, 0.5)}${shine(190, 108, 36, 4, 0, 0.7)}`;
}

function cab(paint: Tone): string {
  const glass = "M92 62h52l10 58H92z";
  return `${bar(40, 50, 12, 84, 5, paint, 4)}${solid(glass, tones.sky, 6)}${inside(`<path d="${glass}"/>`, '<path d="M100 122l26-62h14l-26 62z" fill="#fff" opacity="0.45"/>')}${line("M146 58l12 64", paint.base, 10)}${line("M90 58v66", paint.base, 9)}${bar(52, 104, 34, 12, 6, tones.coal, 4)}${bar(50, 78, 12, 36, 6, tones.coal, 4)}${solid("M28 46q2-16 20-18h96q20 0 22 18 0 12-12 12H38q-10 0-10-12z", paint, 9)}${shine(84, 36, 44, 4, 0, 0.7)}${solid("M18 132q60-54 130 2l4 30H20z", paint, 9)}${nook(84, 150, 60, 14, 0, 0.25)}`;
}

function bigWheel(x: number, y: number, r: number, paint: Tone): string {
  const lugs = Array.from({ length: 18 }, (_, at) =>
    moved(bar(-r * 0.09, -r * 1.04, r * 0.18, r * 0.2, 3, tones.coal, 2), 0, 0, at * 20),
  ).join("");
  const bolts = [0, 60, 120, 180, 240, 300]
    .map((turn) => moved(oval(0, -r * 0.34, r * 0.06, r * 0.06, tones.walnut, 1), 0, 0, turn))
    .join("");
  return moved(
    `${lugs}${oval(0, 0, r, r, tones.coal, r * 0.16)}<circle r="${r * 0.76}" fill="none" stroke="#15172f" stroke-width="${r * 0.05}" opacity="0.7"/>${oval(0, 0, r * 0.56, r * 0.56, tones.sun, r * 0.11)}${bolts}${oval(0, 0, r * 0.18, r * 0.18, paint, r * 0.06)}${shine(-r * 0.5, -r * 0.62, r * 0.28, r * 0.09, -40, 0.45)}`,
    x,
    y,
  );
}
