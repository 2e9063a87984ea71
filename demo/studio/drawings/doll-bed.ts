import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { turned } from "./lathe.ts";
import { bar, ball, both, dot, moved, solid } from "./shapes.ts";

const plum: Tone = { light: "#b585cf", base: "#824a9e", dark: "#4d2468" };
const quiltBlue: Tone = { light: "#a6d6ff", base: "#5a9fe6", dark: "#2f65b4" };

/** A plum-coloured doll's bed with a high headboard with a heart, a blue quilt with stars, a white pillow. */
export const dollBed = drawing(headboard(), legs(), mattress(), pillow(), quilt(), footboard());

/** The bed without its quilt and with room for a doll; the quilt and the footboard lie over her. */
export const bedBehindDoll = drawing(corners(), headboard(), legs(), mattress(), pillow());
export const bedBeforeDoll = drawing(corners(), quilt(), footboard());

export const bedFrame = drawing(headboard(), legs(), slats(), footboard());
export const bedMattress = drawing(
  solid("M28 96h200q16 0 16 16v52q0 16-16 16H28q-16 0-16-16v-52q0-16 16-16z", tones.cream, 12) +
    [64, 128, 192].map((x) => ball(x, 138, 5, tones.wood)).join("") +
    line("M14 152q114 8 228 0", "#dcc09b", 3),
);
export const bedQuilt = drawing(
  solid("M36 44h184q20 0 20 20v130q0 20-20 20H36q-20 0-20-20V64q0-20 20-20z", quiltBlue, 14) +
    bar(16, 44, 224, 40, 16, tones.white, 8) +
    stars(
      [
        [70, 120],
        [128, 150],
        [190, 116],
        [84, 184],
        [176, 186],
      ],
      1.5,
    ),
);
export const bedPillow = drawing(
  solid("M40 80q88 14 176 0 14 50 0 100-88-14-176 0-14-50 0-100z", tones.white, 14) +
    line("M56 96q72 10 144 0", "#c3c4dc", 2, 0.6),
);

/** Makes two drawings that belong together measure the same. */
function corners(): string {
  return `<path d="M20 20h1v1h-1zM236 244h1v1h-1z" fill="#fff" opacity="0.5"/>`;
}

function headboard(): string {
  const board = "M40 220V92q0-64 88-64t88 64v128z";
  const heart = "M128 100c-30-22-34-44-18-52 8-4 16 0 18 8 2-8 10-12 18-8 16 8 12 30-18 52z";
  return `${solid(board, plum, 11)}<path d="${heart}" fill="#f6dfe9"/>${inside(`<path d="${heart}"/>`, nook(128, 50, 40, 14, 0, 0.5))}${shine(76, 64, 24, 8, -42, 0.5)}
${both(
  (way) =>
    turned(128 + way * 92, "70,8 110,10 200,10 232,9 244,8", plum, 5) +
    ball(128 + way * 92, 64, 12, plum),
)}`;
}

function legs(): string {
  return nook(128, 240, 100, 6, 0, 0.25);
}

function slats(): string {
  return [0, 1, 2, 3]
    .map((at) => bar(46 - at * 3, 132 + at * 18, 164 + at * 6, 11, 4, tones.wood, 3))
    .join("");
}

function mattress(): string {
  return solid("M46 118h164q14 34 16 74H30q2-40 16-74z", tones.cream, 7);
}

function pillow(): string {
  return `${nook(128, 138, 70, 12, 0, 0.3)}${solid("M66 98q62-10 124 0 12 20 4 40-66 8-132 0-8-20 4-40z", tones.white, 9)}`;
}

function quilt(): string {
  const shape = "M34 140q94 12 188 0 14 36 14 68-108 16-216 0 0-32 14-68z";
  return `${solid(shape, quiltBlue, 11)}${solid("M36 134q92 12 184 0 7 12 6 22-98 12-196 0-1-10 6-22z", tones.white, 6)}${stars(
    [
      [70, 178],
      [110, 192],
      [150, 176],
      [190, 192],
    ],
    1,
  )}${shine(70, 168, 26, 6, 4, 0.5)}`;
}

function stars(spots: readonly (readonly [number, number])[], scale: number): string {
  const star = "M0-11 3-4 11-3 5 3 7 11 0 7-7 11-5 3-11-3-3-4z";
  return spots
    .map(
      ([x, y]) =>
        moved(`<path d="${star}" fill="#fff2b8"/>`, x, y, 8, scale) +
        dot(x + 20 * scale, y - 12 * scale, 2.4 * scale, "#fff", 0.8),
    )
    .join("");
}

function footboard(): string {
  return `${solid("M30 190q98-14 196 0v36q-98 8-196 0z", plum, 9)}${shine(88, 198, 44, 5, -3, 0.45)}${both(
    (way) =>
      turned(128 + way * 102, "184,9 210,11 236,10 246,8", plum, 5) +
      ball(128 + way * 102, 178, 11, plum),
  )}`;
}
