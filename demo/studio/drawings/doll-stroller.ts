import { form, inside, line, nook, shine, tones } from "./clay.ts";
import { wheel } from "./wheel.ts";

/** A light pushchair from the side: aluminium frame, blue and white striped seat and canopy. */
export const dollStroller = {
  side: 256,
  body: [
    tube("M206 30 92 216"),
    tube("M92 128 186 216"),
    line("M198 22q10 2 16 10", "#3b3f5c", 11),
    seat(),
    canopy(),
    tube("M70 168h54"),
    form(
      '<rect x="44" y="186" width="46" height="9" rx="4.5" transform="rotate(24 66 190)"/>',
      tones.coal,
      3,
    ),
    form('<circle cx="127" cy="160" r="6"/>', tones.sun, 3),
    wheel(96, 224, 18, tones.sky),
    wheel(72, 224, 21, tones.sky),
    wheel(190, 222, 23, tones.sky),
  ].join(""),
};

function tube(d: string): string {
  return `${line(d, "#8d96ad", 8)}${line(d, "#c3cad9", 5.5)}${line(d, "#ffffff", 1.8, 0.8)}`;
}

function seat(): string {
  const shape =
    '<path d="M150 66c10 4 14 12 10 22l-34 78c-3 7-9 10-17 10H62c-8 0-12-5-12-11 0-7 5-11 12-11h36l38-80c3-7 8-10 14-8z"/>';
  const stripes = [-40, -14, 12, 38, 64, 90].map(
    (x) => `<path d="M${x + 40} 190 L${x + 112} 50h13L${x + 53} 190z" fill="#3fa4ee"/>`,
  );
  return `${form(shape, tones.white, 9)}${inside(shape, `<g opacity="0.9">${stripes.join("")}</g>`)}${shine(140, 92, 6, 26, 24, 0.5)}${nook(104, 156, 20, 8, -40, 0.35)}
${form('<path d="M50 172h10l-4 20q-2 5-8 3l-8-2q-6-2-3-8z"/>', tones.sky, 4)}`;
}

function canopy(): string {
  const shape =
    '<path d="M168 76C170 36 136 12 98 20c-22 5-38 20-44 38-2 7 3 11 9 9 30-9 66-6 96 14 5 3 9 1 9-5z"/>';
  const ribs = [
    "M160 70C158 40 138 24 108 22",
    "M160 74C146 48 118 34 78 32",
    "M160 78C130 56 96 48 56 56",
  ];
  const bands = [
    "M168 70C168 28 134 8 84 22L104 26C140 26 158 44 162 76z",
    "M158 76C146 46 112 30 70 30L58 46C100 42 136 54 154 76z",
  ];
  return `${form(shape, tones.white, 9)}${inside(shape, `<g fill="#3fa4ee" opacity="0.9">${bands.map((d) => `<path d="${d}"/>`).join("")}</g>${ribs.map((d) => line(d, "#2467c4", 1.6, 0.35)).join("")}`)}
${shine(104, 30, 28, 6, -8, 0.75)}${form('<circle cx="164" cy="78" r="8"/>', tones.coal, 3)}`;
}
