import { inside, line, mix, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { ball, both, oval, solid, toneOf } from "./shapes.ts";

const cornflower: Tone = { light: "#8ba6ff", base: "#4a6be0", dark: "#2a3aa0" };

export type Cloth = Tone & { sash: Tone };

export const blueCloth: Cloth = { ...cornflower, sash: tones.berry };

/** The cloths of the dress in its other colours. */
export const cloths = {
  red: { light: "#ff9a86", base: "#dd4337", dark: "#98202c", sash: toneOf("#f7e7cc") },
  yellow: { light: "#ffe68f", base: "#fbc437", dark: "#d38a1d", sash: toneOf("#4a6be0") },
  green: { light: "#a8e6b4", base: "#4bb277", dark: "#1f7452", sash: toneOf("#f28a6a") },
} as const satisfies Record<string, Cloth>;

/** The dress with straps and a wide skirt over a white petticoat, on a paper hanger. */
export function hungDress(cloth: Cloth): Drawing {
  return drawing(hanger(), `<g transform="translate(0 22)">${dressOnly(cloth)}</g>`);
}

/** The dress alone, for the doll that wears it: its waist is at 128, 104. */
export function dressOnly(cloth: Cloth): string {
  const skirt = "M100 104h56c20 34 44 62 64 92q6 12-8 18-84 22-168 0-14-6-8-18c20-30 44-58 64-92z";
  const folds = [
    "M112 112c-10 40-26 70-42 100",
    "M122 112c-4 40-10 74-16 108",
    "M136 112c4 40 10 74 16 108",
    "M146 112c10 40 26 70 42 100",
  ];
  return `${petticoat()}${solid(skirt, cloth, 11)}${inside(`<path d="${skirt}"/>`, folds.map((d) => line(d, cloth.dark, 7, 0.28)).join("") + line("M46 200q82 30 164 0", mix(cloth.light, "#ffffff", 0.4), 5, 0.9))}
${both((way) => line(`M${128 + way * 22} 58q${way * 4}-20 ${-way * 4}-34`, cloth.base, 9))}
${solid("M98 56q30 18 60 0 6 24 0 50H98q-6-26 0-50z", cloth, 8)}${solid("M94 98q34 10 68 0v15q-34 10-68 0z", cloth.sash, 4)}
${bow(cloth.sash)}${flowers(mix(cloth.light, "#ffffff", 0.75))}${shine(96, 140, 10, 34, 24, 0.35)}`;
}

/** The little bag on a strap. */
export function bagOf(cloth: Cloth): Drawing {
  return drawing(
    line("M78 120C70 40 186 40 178 120", "#dc6a92", 8),
    solid(
      "M58 112h140q12 0 12 14l-8 76q-2 14-16 14H70q-14 0-16-14l-8-76q0-14 12-14z",
      tones.rose,
      10,
    ),
    solid("M48 114q80-8 160 0-8 52-80 54-72-2-80-54z", cloth, 7),
    ball(128, 166, 11, tones.sun),
    shine(88, 128, 26, 6, -4, 0.6),
  );
}

/** The ribbon with a small button. */
export function ribbonOf({ sash }: Cloth): Drawing {
  return drawing(
    both((way) => sided(way, solid("M8 2l44 86-24-8-14 18-14-88z", sash, 6))),
    both((way) => sided(way, solid("M0 0c20-40 90-54 92-8S32 36 0 8z", sash, 8))),
    ball(128, 124, 18, tones.white),
    both((way) => ball(128 + way * 6, 124, 3, tones.coal)),
  );
}

function sided(way: number, markup: string): string {
  return `<g transform="translate(128 124) scale(${way} 1)">${markup}</g>`;
}

function petticoat(): string {
  const lace = Array.from({ length: 11 }, (_, at) =>
    oval(48 + at * 16, 208 + 11 * (1 - ((at - 5) / 5) ** 2), 11, 12, tones.white, 3),
  );
  return lace.join("");
}

function bow(sash: Tone): string {
  return `${both((way) => oval(128 + way * 13, 104, 12, 8, sash, 3))}${ball(128, 104, 6, tones.sun)}`;
}

function flowers(petals: string): string {
  const spots = [
    [84, 176],
    [112, 158],
    [146, 166],
    [176, 184],
    [128, 196],
    [98, 206],
    [160, 208],
  ] as const;
  return spots
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})">${[0, 60, 120, 180, 240, 300].map((turn) => `<ellipse cy="-5" rx="2.4" ry="4.6" fill="${petals}" transform="rotate(${turn})"/>`).join("")}<circle r="2.4" fill="#ffc02e"/></g>`,
    )
    .join("");
}

function hanger(): string {
  return `${line("M128 40c0-12 14-12 14-24s-20-14-22-2", "#96603a", 5)}${solid("M128 36q8 0 60 34 8 8-4 10H72q-12-2-4-10 52-34 60-34z", tones.cream, 5)}${nook(128, 80, 40, 6, 0, 0.3)}`;
}
