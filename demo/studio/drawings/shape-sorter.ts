import { drawing, type Drawing } from "./drawing.ts";
import { form, inside, line, nook, shine, tones, type Tone } from "./clay.ts";

const star = "M0-17l5.2 10.7 11.8 1.6-8.6 8.2 2.1 11.7L0 8.7l-10.5 5.5 2.1-11.7-8.6-8.2 11.8-1.6z";
const heart = "M0 15C-20 3-17-14-8-14c4 0 7 3 8 6 1-3 4-6 8-6 9 0 12 17-8 29z";

/** A wooden box seen from above: six cut-outs in the lid, blocks beside it. */
export const shapeSorter = drawing(boxAndLid(), ...blocks(), starBlock());
/** Without its blocks. */
export const sorterBox = drawing(boxAndLid());

const half = "M6-17a17 17 0 1 0 0 34a22 22 0 0 1 0-34z";

/** A block of each shape: circle, square, triangle, star, heart, half-moon. */
export const sorterBlocks: readonly Drawing[] = [
  drawing(form('<circle cx="128" cy="128" r="100"/>', tones.coral, 16)),
  drawing(form('<rect x="32" y="32" width="192" height="192" rx="34"/>', tones.sky, 16)),
  drawing(
    form('<path d="M112 44q16-26 32 0l84 146q14 30-16 30H44q-30 0-16-30z"/>', tones.leaf, 16),
  ),
  ...[
    [star, tones.sun],
    [heart, tones.berry],
    [half, tones.lilac],
  ].map(([d, tone]) =>
    drawing(
      `<g transform="translate(128 128) scale(6)">${form(`<path d="${d as string}"/>`, tone as Tone, 2.6)}</g>`,
    ),
  ),
];

function boxAndLid(): string {
  return [
    form('<rect x="104" y="30" width="48" height="22" rx="10"/>', tones.coral, 5),
    front(),
    form('<rect x="26" y="42" width="204" height="100" rx="20"/>', tones.birch, 8),
    shine(70, 50, 34, 5, 0, 0.8),
    hole("M-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0z", 66, 68),
    hole("M-13-16h26q3 0 3 3v26q0 3-3 3h-26q-3 0-3-3v-26q0-3 3-3z", 128, 68),
    hole("M-3-15q3-4 6 0l16 26q2 5-3 5h-32q-5 0-3-5z", 190, 68),
    hole(star, 66, 114),
    hole(heart, 128, 114),
    hole("M6-17a17 17 0 1 0 0 34a22 22 0 0 1 0-34z", 192, 114),
  ].join("");
}

function front(): string {
  const shape = '<path d="M34 118h188v90q0 18-18 18H52q-18 0-18-18z"/>';
  const grain = [
    "M36 168c60-8 110 8 184-2",
    "M36 192c50 8 130-6 184 0",
    "M36 214c70-6 110 4 184-2",
  ];
  return `${form(shape, tones.wood, 10)}${inside(shape, grain.map((d) => line(d, "#a9713b", 2, 0.35)).join(""))}${inside(shape, nook(128, 142, 110, 12, 0, 0.5))}`;
}

function hole(d: string, x: number, y: number): string {
  const place = `transform="translate(${x} ${y}) scale(1.12 0.95)"`;
  return `<g ${place}><path d="${d}" fill="#6f452c"/>${inside(`<path d="${d}"/>`, `<path d="${d}" transform="translate(2.5 6)" fill="#a3714a"/>`)}</g>`;
}

function starBlock(): string {
  return `${nook(104, 246, 34, 6, 0, 0.35)}<g transform="translate(104 224) rotate(-8) scale(1.6)">${form(`<path d="${star}"/>`, tones.sun, 3)}</g>${shine(97, 216, 8, 5, -30)}`;
}

function blocks(): string[] {
  const block = (shape: string, tone: Tone, x: number, half: number) =>
    `${nook(x, 245, half * 1.3, 7, 0, 0.35)}${form(shape, tone, 7)}`;
  return [
    block('<path d="M214 186q6-10 12 0l27 49q5 10-6 10h-54q-11 0-6-10z"/>', tones.leaf, 220, 34),
    shine(210, 212, 5, 14, 29, 0.6),
    block('<circle cx="172" cy="218" r="27"/>', tones.coral, 172, 27),
    shine(163, 206, 10, 7, -30, 0.85),
    block('<rect x="14" y="196" width="50" height="50" rx="10"/>', tones.sky, 39, 27),
    shine(30, 206, 12, 6, -20, 0.7),
  ];
}
