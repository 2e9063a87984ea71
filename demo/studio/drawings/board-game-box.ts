import { form, inside, line, shine, tones, type Tone } from "./clay.ts";
import { cuboid, leftPlane, rightPlane, type View } from "./iso.ts";

const view: View = { left: [0.985, 0.06], right: [0.5, -0.24] };
const box = { x: 196, y: 248, left: 186, right: 84, height: 206 };
const paper: Tone = { light: "#a8dcff", base: "#4f9fe0", dark: "#2a5fb0" };

/** A big square box standing at a slight angle; on the lid peaks in snow, a red kite, a path of hexagons. */
export const boardGameBox = {
  side: 256,
  body: [
    cuboid(box, paper, view, 5),
    `<g transform="${leftPlane(box, view)}">${lid()}</g>`,
    `<g transform="${rightPlane(box, view)}"><rect x="0" y="30" width="84" height="5" fill="#1d3f80" opacity="0.3"/><rect x="12" y="52" width="60" height="120" rx="8" fill="#fff" opacity="0.16"/>${hexagon(42, 82, tones.coral)}${hexagon(42, 142, tones.sun)}</g>`,
    shine(60, 50, 40, 8, 4, 0.45),
  ].join(""),
};

function lid(): string {
  const cover = '<rect x="8" y="8" width="170" height="190" rx="8"/>';
  const art = [
    '<rect width="186" height="206" fill="url(#lid-sky)"/>',
    '<circle cx="146" cy="42" r="20" fill="#ffe27a"/><circle cx="146" cy="42" r="30" fill="#ffe27a" opacity="0.25"/>',
    mountain("M-20 150 44 66q6-7 12 0l72 90z", "M30 84 44 66q6-7 12 0l16 20-10 8-9-7-9 8-7-6z"),
    mountain("M60 156 122 84q6-7 12 0l74 80z", "M108 100l14-16q6-7 12 0l16 18-10 7-9-7-9 8-8-6z"),
    '<path d="M-4 150c50-24 120-16 196-2v70H-4z" fill="#5cc27f"/><path d="M-4 172c60-20 120-12 196 0v50H-4z" fill="#3da56b"/>',
    kite(),
    ...path(),
  ];
  return `<defs><linearGradient id="lid-sky" x2="0" y2="1"><stop offset="0" stop-color="#5fb4f4"/><stop offset="0.8" stop-color="#dff1ff"/></linearGradient></defs>
${inside(cover, art.join(""))}<rect x="8" y="8" width="170" height="190" rx="8" fill="none" stroke="#fff" stroke-width="3" opacity="0.85"/>`;
}

function mountain(rock: string, snow: string): string {
  return `<path d="${rock}" fill="#7187c4"/><path d="${snow}" fill="#ffffff"/>`;
}

function kite(): string {
  return `<g transform="translate(70 44) rotate(24)">${form('<path d="M0-30 22-4 0 34-22-4z"/>', tones.coral, 5)}<path d="M0-30V34L-22-4z" fill="#fff" opacity="0.18"/>${line("M-21-4H21M0-29V33", "#8f1f2c", 1.6, 0.5)}</g>
${line("M56 74c-10 20 12 28 4 48s-4 30 2 36", "#b32536", 2, 0.8)}${form('<path d="M44 92l12 6-13 7z"/>', tones.sun, 2)}${form('<path d="M68 96l-12 4 12 8z"/>', tones.sun, 2)}`;
}

function path(): string[] {
  const steps = [
    [26, 182],
    [58, 188],
    [88, 178],
    [116, 186],
    [146, 178],
    [168, 158],
  ] as const;
  const colours = [tones.coral, tones.cream, tones.sun, tones.cream, tones.sky, tones.sun];
  return steps.map(([x, y], at) => hexagon(x, y, colours[at]!));
}

function hexagon(x: number, y: number, tone: Tone): string {
  return form(`<path d="M${x - 15} ${y}l7.5-11h15l7.5 11-7.5 11h-15z"/>`, tone, 3);
}
