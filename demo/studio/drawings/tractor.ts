import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar, moved, oval, solid } from "./shapes.ts";

const green: Tone = { light: "#8bdc79", base: "#35a046", dark: "#15602f" };

/** Maciek: huge yellow-rimmed rear wheels, a cab open at the back, a strong roof to carry it by. */
export const tractor = drawing(
  chassis(),
  bonnet(),
  cab(),
  bigWheel(82, 178, 70),
  bigWheel(212, 208, 38),
);

function chassis(): string {
  return `${oval(224, 200, 26, 36, tones.coal, 6)}${bar(80, 176, 150, 26, 10, tones.coal, 6)}`;
}

function bonnet(): string {
  const grille = [0, 1, 2, 3].map((at) => line(`M${236} ${132 + at * 11}h12`, "#15602f", 4));
  return `${bar(196, 66, 11, 52, 5, tones.coal, 4)}${bar(192, 58, 19, 13, 5, tones.steel, 4)}${solid("M132 112q0-10 10-10h86q22 2 26 24v42q0 14-14 14H132z", green, 11)}${grille.join("")}${ball(248, 124, 8, tones.sun)}${line("M152 122h54M152 140h54M152 158h34", "#15602f", 4, 0.5)}${shine(190, 108, 36, 4, 0, 0.7)}`;
}

function cab(): string {
  const glass = "M92 62h52l10 58H92z";
  return `${bar(40, 50, 12, 84, 5, green, 4)}${solid(glass, tones.sky, 6)}${inside(`<path d="${glass}"/>`, '<path d="M100 122l26-62h14l-26 62z" fill="#fff" opacity="0.45"/>')}${line("M146 58l12 64", "#35a046", 10)}${line("M90 58v66", "#35a046", 9)}${bar(52, 104, 34, 12, 6, tones.coal, 4)}${bar(50, 78, 12, 36, 6, tones.coal, 4)}${solid("M28 46q2-16 20-18h96q20 0 22 18 0 12-12 12H38q-10 0-10-12z", green, 9)}${shine(84, 36, 44, 4, 0, 0.7)}${solid("M18 132q60-54 130 2l4 30H20z", green, 9)}${nook(84, 150, 60, 14, 0, 0.25)}`;
}

function bigWheel(x: number, y: number, r: number): string {
  const lugs = Array.from({ length: 18 }, (_, at) =>
    moved(bar(-r * 0.09, -r * 1.04, r * 0.18, r * 0.2, 3, tones.coal, 2), 0, 0, at * 20),
  ).join("");
  const bolts = [0, 60, 120, 180, 240, 300]
    .map((turn) => moved(oval(0, -r * 0.34, r * 0.06, r * 0.06, tones.walnut, 1), 0, 0, turn))
    .join("");
  return moved(
    `${lugs}${oval(0, 0, r, r, tones.coal, r * 0.16)}<circle r="${r * 0.76}" fill="none" stroke="#15172f" stroke-width="${r * 0.05}" opacity="0.7"/>${oval(0, 0, r * 0.56, r * 0.56, tones.sun, r * 0.11)}${bolts}${oval(0, 0, r * 0.18, r * 0.18, green, r * 0.06)}${shine(-r * 0.5, -r * 0.62, r * 0.28, r * 0.09, -40, 0.45)}`,
    x,
    y,
  );
}
