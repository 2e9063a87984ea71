import { form, inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { ball, bar, moved, oval, solid } from "./shapes.ts";
import { wheel } from "./wheel.ts";

const grey: Tone = { light: "#c8cede", base: "#9199b3", dark: "#5a6280" };
const gold: Tone = { light: "#fff0b8", base: "#e8b23c", dark: "#9a6414" };
const middle = { x: 128, y: 190 };

/** A black steam engine with a red cab and a golden chimney on an oval of grey track. */
export const locomotiveOnTrack = drawing(
  ...sleepers(),
  rail(108, 36),
  rail(90, 25),
  nook(124, 236, 84, 10, 0, 0.5),
  moved(engineParts(), 26, 32, 0, 0.8),
);
export const engine = drawing(engineParts());
export const straightTrack = drawing(
  ...[0, 1, 2, 3, 4, 5].map((at) => bar(22 + at * 38, 82, 20, 92, 6, tones.coal, 4)),
  bar(8, 98, 240, 12, 5, grey, 4),
  bar(8, 146, 240, 12, 5, grey, 4),
);
export const curvedTrack = drawing(
  ...Array.from({ length: 6 }, (_, at) =>
    moved(bar(-9, -234, 18, 92, 6, tones.coal, 4), 128, 330, -34 + at * 13.6),
  ),
  arc(222),
  arc(156),
);
export const littleTree = drawing(
  bar(114, 196, 28, 44, 8, tones.walnut, 5),
  solid("M128 16l44 66h-18l40 58h-22l40 66H44l40-66H62l40-58H84z", tones.leaf, 13),
  shine(104, 90, 8, 40, 28, 0.4),
);

function arc(r: number): string {
  const [x, y] = [Math.sin(0.62) * r, Math.cos(0.62) * r];
  const d = `M${128 - x} ${330 - y}A${r} ${r} 0 0 1 ${128 + x} ${330 - y}`;
  return `${line(d, grey.dark, 12)}${line(d, grey.base, 9)}<g transform="translate(0 -2)">${line(d, grey.light, 3)}</g>`;
}

/** Looks to the right. */
function engineParts(): string {
  const boiler = '<rect x="96" y="92" width="132" height="74" rx="26"/>';
  return `${solid("M18 196h216l14 22q4 8-6 8H22q-10 0-10-10z", tones.coal, 6)}${solid("M228 196l26 30h-34z", tones.coral, 4)}
${solid("M166 96l-8-52h44l-8 52z", gold, 8)}${bar(150, 34, 60, 17, 8, gold, 6)}${solid("M124 96q0-22 14-22t14 22z", gold, 5)}${form(boiler, tones.coal, 12)}${inside(boiler, [124, 154, 198].map((x) => `<rect x="${x}" y="88" width="7" height="84" fill="${gold.base}"/>`).join(""))}${shine(156, 106, 44, 6, 0, 0.5)}${oval(226, 130, 16, 34, tones.coal, 6)}${ball(236, 118, 11, tones.sun)}
${bar(22, 62, 86, 138, 10, tones.coral, 10)}${bar(36, 80, 58, 46, 8, tones.sky, 6)}${inside('<rect x="36" y="80" width="58" height="46" rx="8"/>', '<path d="M44 130l28-54h14l-28 54z" fill="#fff" opacity="0.4"/>')}${bar(10, 48, 110, 20, 10, tones.coal, 6)}${bar(30, 140, 70, 44, 6, tones.coral, 3)}${line("M40 162h50", gold.base, 6)}
${bar(96, 162, 140, 32, 8, tones.coral, 6)}${wheel(56, 216, 32, tones.coral)}${wheel(132, 220, 26, tones.coral)}${wheel(194, 220, 26, tones.coral)}${bar(50, 214, 152, 9, 4.5, tones.steel, 3)}`;
}

function sleepers(): string[] {
  return Array.from({ length: 26 }, (_, at) => {
    const angle = (at / 26) * Math.PI * 2;
    const point = (rx: number, ry: number) =>
      `${(middle.x + Math.cos(angle) * rx).toFixed(1)} ${(middle.y + 22 + Math.sin(angle) * ry).toFixed(1)}`;
    return `${line(`M${point(82, 21)}L${point(116, 42)}`, "#59607c", 8)}${line(`M${point(82, 20)}L${point(116, 40)}`, "#858da8", 6)}`;
  });
}

function rail(rx: number, ry: number): string {
  const { x, y } = { x: middle.x, y: middle.y + 20 };
  const ring = (a: number, b: number) =>
    `M${x - a} ${y}a${a} ${b} 0 1 1 ${a * 2} 0a${a} ${b} 0 1 1 ${-a * 2} 0z`;
  return form(`<path fill-rule="evenodd" d="${ring(rx, ry)}${ring(rx - 5, ry - 4)}"/>`, grey, 2);
}
