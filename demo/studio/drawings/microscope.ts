import { line, nook, shine, tones } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { turned } from "./lathe.ts";
import { ball, bar, moved, oval, patch, solid, toneOf } from "./shapes.ts";

const blue = toneOf("#2f7fc4");

/** A microscope with a metal arm, a turret of three lenses, a stage with a slide and a lamp. */
export const microscope = drawing(base(), arm(), stage(), moved(tube(), 112, 96, -14));
export const handLens = drawing(
  `<circle cx="108" cy="104" r="76" fill="#dff3ff" opacity="0.75"/><path fill-rule="evenodd" d="M108 14a90 90 0 1 1 0 180 90 90 0 1 1 0-180zm0 20a70 70 0 1 0 0 140 70 70 0 1 0 0-140z" fill="#2f7fc4"/>`,
  line("M66 66q24-26 58-22", "#fff", 9, 0.9),
  moved(bar(-14, 0, 28, 96, 14, tones.coral, 6), 168, 162, -45),
);
export const phoneHolder = drawing(
  bar(44, 60, 168, 128, 18, blue, 9),
  bar(58, 74, 140, 100, 12, tones.coal, 5),
  oval(128, 124, 34, 34, tones.steel, 6),
  '<circle cx="128" cy="124" r="22" fill="#10132c"/>',
  bar(26, 92, 24, 64, 10, tones.coral, 5),
  bar(206, 92, 24, 64, 10, tones.coral, 5),
);
export const tweezers = drawing(
  moved(
    solid("M-104-4C-60-26 0-22 106-5V0C0-10-60-10-96 2z", tones.steel, 4) +
      solid("M-104 4C-60 26 0 22 106 5V0C0 10-60 10-96-2z", tones.steel, 4),
    128,
    128,
    -24,
  ),
);
export const slide = drawing(
  bar(18, 92, 220, 72, 6, { light: "#f6fcff", base: "#d5ecf8", dark: "#9cc3dc" }, 5),
  bar(150, 92, 88, 72, 5, tones.white, 3),
  shine(70, 104, 50, 5, 0, 0.9),
);
export const preparedSlide = drawing(
  bar(18, 92, 220, 72, 6, { light: "#f6fcff", base: "#d5ecf8", dark: "#9cc3dc" }, 5),
  bar(150, 92, 88, 72, 5, tones.sun, 3),
  solid("M50 128q30-34 70-12-10 40-70 12z", tones.leaf, 3),
  line("M56 128q30-4 58-10", "#1b7d62", 2.5),
  line("M166 118h56M166 136h36", "#a1651e", 5),
);

function base(): string {
  return `${solid("M48 226q0-16 20-16h124q26 0 26 18v10q0 10-12 10H60q-12 0-12-10z", blue, 8)}${turned(
    104,
    "196,22 208,28 214,28",
    tones.coal,
    4,
  )}${oval(104, 195, 20, 6, tones.sun, 2)}${shine(104, 194, 15, 4, 0, 0.9)}${ball(190, 230, 7, tones.coral)}`;
}

function arm(): string {
  return `${solid("M150 210c46-12 58-66 30-104-10-14-24-22-40-26l-8 30c26 8 40 30 36 54-2 18-12 32-26 40z", tones.steel, 11)}${shine(184, 128, 7, 30, -14, 0.9)}${ball(178, 176, 19, blue)}${ball(178, 176, 9, tones.coal)}`;
}

function stage(): string {
  return `${bar(56, 164, 112, 14, 6, tones.coal, 4)}${bar(70, 158, 66, 8, 3, tones.sky, 2)}${oval(102, 161, 10, 3, tones.leaf, 1)}${bar(58, 156, 14, 10, 4, tones.steel, 2)}${bar(136, 156, 14, 10, 4, tones.steel, 2)}${nook(104, 180, 44, 5, 0, 0.3)}`;
}

function tube(): string {
  return `${moved(bar(-9, 0, 18, 30, 5, tones.steel, 4) + bar(-9, 20, 18, 8, 2, tones.coral, 2), -22, 34, 22)}${moved(bar(-9, 0, 18, 34, 5, tones.steel, 4) + bar(-9, 20, 18, 8, 2, tones.leaf, 2), 22, 34, -22)}${bar(-11, 30, 22, 36, 5, tones.steel, 5)}${bar(-11, 52, 22, 8, 2, tones.sun, 2)}${oval(0, 34, 36, 15, tones.coal, 6)}
${turned(0, "-40,28 0,30 26,26", blue, 8)}${turned(0, "-88,20 -40,22", tones.steel, 6)}${turned(
    0,
    "-106,27 -98,29 -84,24",
    tones.coal,
    5,
  )}${patch("M-16-105q16-6 32 0-16 5-32 0z", "#7cc4f8")}${shine(-14, -10, 5, 24, 0, 0.7)}`;
}
