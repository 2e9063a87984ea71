import { form, inside, line, mix, nook, shine, tones, type Tone } from "../drawings/clay.ts";
import { bar, dot, oval, patch, solid, toneOf } from "../drawings/shapes.ts";
import type { Setting } from "./setting.ts";

/** A round rug on the floor, with a rim. */
export function rug(tone: Tone): Setting {
  const pale: Tone = {
    light: mix(tone.light, "#ffffff", 0.5),
    base: mix(tone.base, "#ffffff", 0.45),
    dark: mix(tone.base, tone.dark, 0.4),
  };
  return {
    behind: `${skirting()}${oval(480, 790, 450, 140, tone, 8)}${oval(480, 784, 410, 120, pale, 5)}<ellipse cx="480" cy="784" rx="370" ry="102" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="26 20" opacity="0.7"/>`,
  };
}

/** The line where wall and floor meet. */
function skirting(): string {
  return `<rect y="596" width="960" height="364" fill="#d9b48a" opacity="0.22"/><rect y="574" width="960" height="24" fill="#ffffff" opacity="0.65"/>${nook(480, 604, 620, 14, 0, 0.1)}`;
}

let surfaces = 0;

/** A surface that goes on beyond the picture: lit at its upper edge only. */
function beyondFrame(d: string, { light, base, dark }: Tone): string {
  const id = `surface${++surfaces}`;
  return `<linearGradient id="${id}" x2="0.2" y2="1"><stop offset="0" stop-color="${mix(base, light, 0.6)}"/><stop offset="0.4" stop-color="${base}"/><stop offset="1" stop-color="${mix(base, dark, 0.35)}"/></linearGradient>
<path d="${d}" fill="url(#${id})"/><path d="${d}" fill="none" stroke="${mix(light, "#ffffff", 0.5)}" stroke-width="7" opacity="0.8"/>`;
}

/** A table top that fills the lower part; things stand between 660 and 860. */
export function table(tone: Tone = tones.birch): Setting {
  const grain = [640, 700, 770, 850].map((y, at) =>
    line(`M0 ${y}q240 ${at % 2 ? 18 : -14} 480 0t480 0`, tone.dark, 3, 0.22),
  );
  return {
    surface: `${beyondFrame("M-90 590h1140v460H-90z", tone)}${grain.join("")}${nook(480, 596, 560, 12, 0, 0.12)}`,
  };
}

/** A bed: at the left a pillow and the quilt over the one who sleeps there. */
export function bed(quilt: Tone): Setting {
  const stars = Array.from({ length: 12 }, (_, at) =>
    dot(40 + at * 80, 862 + (at % 2) * 50, 9, "#fff", 0.7),
  );
  return {
    behind: `${beyondFrame("M-90 330h1140v330H-90z", tones.walnut)}${beyondFrame("M-90 560h1140v480H-90z", tones.white)}${solid("M40 470q190-60 400 0 40 100 0 190-200 40-400 0-40-90 0-190z", tones.white, 22)}${shine(180, 500, 90, 22, -6, 0.7)}`,
    before: `${beyondFrame("M-90 770C0 690 120 680 250 690 400 690 440 800 560 826q260 10 490-24v240H-90z", quilt)}${stars.join("")}`,
  };
}

/** A tub full of water with foam; what floats stands at about 690. */
export const bathWater: Setting = {
  behind: `${tiles()}${beyondFrame("M-90 600h1140v440H-90z", tones.white)}${patch("M20 660q460-50 920 0v300H20z", "#a9dcf5")}${line("M80 690q90-16 180 0M420 672q80-12 160 2M700 700q80-14 160 0", "#ffffff", 7, 0.8)}`,
  before: `<path d="M0 742q120-22 240 0t240 0 240 0 240 0v240H0z" fill="#7cc4ec" opacity="0.72"/>${line("M40 790q70-14 140 0M330 828q80-16 160 0M640 800q70-14 140 0", "#ffffff", 7, 0.7)}${foam(96, 770)}${foam(850, 790)}`,
};

function tiles(): string {
  const lines = [120, 240, 360, 480].map((y) => line(`M0 ${y}h960`, "#ffffff", 5, 0.5));
  const posts = [0, 1, 2, 3, 4, 5, 6].map((at) => line(`M${at * 160} 0v600`, "#ffffff", 5, 0.5));
  return lines.join("") + posts.join("");
}

function foam(x: number, y: number): string {
  const bubbles: readonly (readonly [number, number, number])[] = [
    [-60, 10, 40],
    [-10, -8, 52],
    [48, 8, 44],
    [90, 20, 30],
    [20, 24, 40],
  ];
  const white: Tone = { light: "#ffffff", base: "#eef8fd", dark: "#b5d8ea" };
  return bubbles
    .map(
      ([dx, dy, r]) =>
        oval(x + dx, y + dy, r, r, white, 8) +
        shine(x + dx - r * 0.3, y + dy - r * 0.35, r * 0.3, r * 0.2, -30, 0.9),
    )
    .join("");
}

/** A window at night over a chest of drawers; things stand at about 780. */
export const nightRoom: Setting = {
  behind: `<rect width="960" height="960" fill="#1d2350" opacity="0.62"/>${bar(560, 90, 300, 360, 18, tones.white, 12)}${inside(
    '<rect x="584" y="114" width="252" height="312" rx="8"/>',
    `<rect x="584" y="114" width="252" height="312" fill="#263173"/>${[
      [620, 160],
      [690, 210],
      [780, 150],
      [650, 300],
      [760, 340],
      [810, 250],
    ]
      .map(([x, y], at) => dot(x!, y!, at % 2 ? 4 : 6, "#fff6d0"))
      .join("")}`,
  )}${line("M710 114v312M584 270h252", "#f2f2fa", 12)}${beyondFrame("M-90 770h1140v280H-90z", toneOf("#a8744a"))}${nook(480, 778, 520, 14, 0, 0.3)}`,
};

/** The sill of a window over roofs and a garden; things stand at about 800. */
export const windowSill: Setting = {
  behind: `${bar(120, 60, 720, 660, 26, tones.white, 16)}${inside('<rect x="160" y="100" width="640" height="620" rx="10"/>', `<rect x="160" y="100" width="640" height="620" fill="#cfeaff"/>${oval(330, 220, 90, 30, tones.white, 8)}${oval(660, 300, 110, 34, tones.white, 8)}${patch("M160 560q160-120 330-40t320-60v270H160z", "#a9dba0")}${patch("M160 640q200-70 640 0v100H160z", "#7fc383")}`)}${line("M480 100v620M160 400h640", "#f2f2fa", 20)}${bar(60, 720, 840, 170, 24, tones.birch, 16)}${nook(480, 732, 380, 14, 0, 0.2)}`,
};

/** A door with a handle, from which something may hang. */
export const door: Setting = {
  behind: `<rect y="820" width="960" height="140" fill="#d9b48a" opacity="0.3"/>${bar(170, 20, 620, 830, 18, tones.cream, 16)}${form('<rect x="230" y="90" width="500" height="330" rx="14"/>', tones.cream, 9)}${form('<rect x="230" y="480" width="500" height="300" rx="14"/>', tones.cream, 9)}${bar(700, 430, 44, 90, 14, tones.steel, 8)}`,
};
