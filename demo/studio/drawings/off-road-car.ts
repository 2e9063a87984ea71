import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar, moved, oval, solid } from "./shapes.ts";

const blue: Tone = { light: "#7ab8ff", base: "#2d6fd2", dark: "#173e8c" };

/** A stubborn four-wheel drive: high springs, knobbly tyres, a roof rack, a spare wheel. */
export const offRoadCar = drawing(
  farSide(),
  rack(),
  body(),
  windows(),
  springs(),
  knobblyWheel(66, 206, 42),
  knobblyWheel(196, 206, 42),
);

function farSide(): string {
  return `${oval(92, 200, 34, 36, tones.coal, 6)}${oval(222, 200, 26, 34, tones.coal, 6)}${bar(2, 108, 28, 66, 13, tones.coal, 7)}`;
}

function rack(): string {
  return `${[62, 96, 130, 160].map((x) => line(`M${x} 52v-16`, "#3b3f5c", 6)).join("")}${line("M50 34h124", "#3b3f5c", 8)}${line("M50 32h122", "#8b90ad", 3)}${[66, 88, 110, 132, 154].map((x) => line(`M${x} 33v-9`, "#3b3f5c", 4)).join("")}${line("M54 23h116", "#3b3f5c", 5)}`;
}

function body(): string {
  const shell =
    "M26 168V74q0-22 22-24h112q14 0 22 14l24 42 34 8q14 4 14 20v34q0 12-12 12H36q-10 0-10-12z";
  return `${solid(shell, blue, 13)}${inside(`<path d="${shell}"/>`, '<rect x="20" y="142" width="240" height="16" fill="#ffc02e"/>' + nook(130, 182, 110, 16, 0, 0.3))}${bar(14, 168, 236, 18, 9, tones.coal, 5)}${ball(242, 132, 10, tones.sun)}${bar(20, 116, 12, 22, 5, tones.coral, 4)}${shine(96, 58, 50, 5, 0, 0.7)}${line("M128 60v106M128 118h-12M196 120h-12", "#173e8c", 3, 0.6)}`;
}

function windows(): string {
  const pane = (d: string) =>
    `${solid(d, tones.sky, 6)}${inside(`<path d="${d}"/>`, '<path d="M48 112 84 60h16L64 112zM150 112l26-52h10l-22 52z" fill="#fff" opacity="0.4"/>')}`;
  return `${pane("M42 104V78q0-12 12-12h66v38z")}${pane("M136 104V66h22q10 0 14 8l18 30z")}`;
}

function springs(): string {
  return [66, 196]
    .map((x) => `${line(`M${x - 12} 176l24 6-24 6 24 6-24 6`, "#ffc02e", 5)}`)
    .join("");
}

function knobblyWheel(x: number, y: number, r: number): string {
  const knobs = Array.from({ length: 14 }, (_, at) =>
    moved(bar(-6, -r - 3, 12, 12, 3, tones.coal, 2), 0, 0, (at * 360) / 14),
  ).join("");
  return moved(
    `${knobs}${oval(0, 0, r, r, tones.coal, 8)}${oval(0, 0, r * 0.56, r * 0.56, tones.steel, 5)}${[0, 60, 120, 180, 240, 300].map((turn) => moved(oval(0, -r * 0.36, 4.5, 4.5, tones.coal, 1.5), 0, 0, turn)).join("")}${oval(0, 0, r * 0.17, r * 0.17, tones.sun, 3)}${shine(-r * 0.46, -r * 0.6, r * 0.28, r * 0.1, -40, 0.5)}`,
    x,
    y,
  );
}
