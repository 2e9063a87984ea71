import { line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { turned } from "./lathe.ts";
import { ball, bar, dot, moved, oval, patch, solid } from "./shapes.ts";

const red: Tone = { light: "#ff8570", base: "#e0322b", dark: "#8f1422" };

/** A low red single-seater, nose to the right, with an arrow on its side. */
export const racingCar = drawing(
  farWheels(),
  rearWing(),
  body(),
  cockpit(),
  frontWing(),
  racingWheel(54, 190, 40),
  racingWheel(210, 196, 34),
);
export const spareTyre = drawing(moved(tyreParts(84), 128, 128));
export const cone = drawing(
  bar(58, 206, 140, 26, 10, tones.coral, 5),
  turned(128, "30,14 120,34 214,56", tones.coral, 9),
  turned(128, "92,27 128,36", tones.white, 3),
  turned(128, "158,42 188,49", tones.white, 3),
  oval(128, 30, 14, 5, tones.coal, 1),
);
export const batteryPack = drawing(
  bar(36, 74, 184, 110, 20, tones.sky, 12),
  bar(36, 74, 50, 110, 18, tones.coal, 9),
  patch("M150 96l-26 38h18l-8 30 30-40h-19z", "#fff"),
  line("M220 104c30 0 20-50-6-56M220 130c40 0 36-96-4-100", "#ee4f3d", 6),
  bar(186, 24, 34, 30, 6, tones.white, 4),
);

function racingWheel(x: number, y: number, r: number): string {
  return moved(tyreParts(r), x, y);
}

function tyreParts(r: number): string {
  return `${oval(0, 0, r, r, tones.coal, r * 0.2)}<circle r="${r * 0.8}" fill="none" stroke="#ffc02e" stroke-width="${r * 0.05}" opacity="0.9"/>${oval(0, 0, r * 0.58, r * 0.58, tones.steel, r * 0.12)}${[0, 72, 144, 216, 288].map((turn) => moved(bar(-r * 0.07, -r * 0.5, r * 0.14, r * 0.44, r * 0.06, tones.coal, 1), 0, 0, turn)).join("")}${ball(0, 0, r * 0.16, tones.coral)}${shine(-r * 0.5, -r * 0.62, r * 0.26, r * 0.1, -40, 0.5)}`;
}

function farWheels(): string {
  return `${oval(86, 182, 32, 34, tones.coal, 6)}${oval(232, 188, 22, 28, tones.coal, 5)}`;
}

function rearWing(): string {
  return `${bar(14, 128, 12, 50, 4, tones.coal, 3)}${solid("M2 104h56q8 0 8 9v13H6q-8 0-8-9z", red, 5)}${bar(0, 126, 64, 8, 4, tones.coal, 2)}${bar(-4, 98, 12, 48, 5, red, 4)}`;
}

function body(): string {
  return `${solid("M24 164c10-18 44-34 76-38 30-4 52 8 78 20 30 12 62 22 76 36 6 10 0 18-14 18H40c-18 0-24-16-16-36z", red, 11)}${solid("M70 176h70q22 0 32 14l-12 12H66q-14-2-12-14t16-12z", { light: "#ffffff", base: "#f6ead8", dark: "#cbb592" }, 5)}${patch("M82 184h38l-6-8 28 13-28 13 6-8H82z", "#e0322b")}${shine(110, 142, 34, 6, -4, 0.6)}${nook(130, 204, 80, 6, 0, 0.3)}`;
}

function cockpit(): string {
  return `${solid("M62 136c8-26 30-36 46-30l8 30z", red, 6)}${ball(126, 120, 19, tones.sun)}${solid("M122 110c10-6 20-2 22 8l-2 8q-12 2-20-4z", tones.coal, 3)}${line("M110 108q14-10 26 0", "#fff", 3, 0.7)}${solid("M100 136q40-8 66 12l-8 6q-30-8-60-6z", tones.coal, 3)}${dot(72, 122, 5, "#1f2140")}`;
}

function frontWing(): string {
  return `${solid("M224 200h40q8 0 6 8-2 6-10 6h-44z", red, 4)}${bar(256, 184, 11, 28, 4, tones.coal, 3)}`;
}
