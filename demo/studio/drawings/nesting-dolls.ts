import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { turned } from "./lathe.ts";
import { ball, both, dot, moved, oval, patch, toneOf } from "./shapes.ts";

const red = toneOf("#d8303a");
const scarves: readonly Tone[] = [red, tones.coral, tones.berry, toneOf("#c2264f"), tones.rust];

/** The five painted sisters, Helena first. Each has her own kerchief and her own look. */
export const sisters: readonly Drawing[] = scarves.map((scarf, at) =>
  drawing(foot(), body(), apron(at), kerchief(scarf), face(at), seam()),
);

/** Helena's upper half, lifted off. */
export const liftedHalf = drawing(
  turned(128, "128,60 142,62 160,62", tones.birch, 4),
  kerchief(red, 150),
  face(0),
);

/** Her lower half, open: Marysia waits inside. */
export const openHalf = drawing(
  foot(),
  oval(128, 140, 66, 13, tones.birch, 4),
  '<ellipse cx="128" cy="141" rx="56" ry="9" fill="#8a5a34"/>',
  inside('<path d="M60 0h136v143q-68 16-136 0z"/>', moved(sisters[1]!.body, 26, 44, 0, 0.8)),
  turned(128, "142,66 176,77 206,74 236,52", red, 9),
  apron(0),
);

/** All five, from the tallest to the smallest. */
export const fiveSisters = drawing(
  [
    [20, 196, 0.86],
    [72, 206, 0.7],
    [118, 214, 0.56],
    [157, 221, 0.43],
    [189, 227, 0.3],
  ]
    .map(
      ([x, y, scale], at) =>
        nook(x! + 46 * scale!, y! + 8, 60 * scale!, 8, 0, 0.3) +
        moved(sisters[at]!.body, x! - 66 * scale!, y! - 238 * scale! + 30, 0, scale!),
    )
    .join(""),
);

function body(): string {
  const profile = "110,58 140,66 176,77 206,74 236,52";
  return turned(128, profile, red, 9);
}

function foot(): string {
  return oval(128, 238, 54, 9, tones.walnut, 3);
}

function apron(at: number): string {
  const flower = [tones.sun, tones.sky, tones.rose, tones.lilac, tones.sun][at]!;
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    moved(oval(0, -13, 8, 10, flower, 3), 128, 186, turn),
  );
  return `<path d="M86 138q42 24 84 0 18 44 0 84-42 18-84 0-18-40 0-84z" fill="#fffaf2"/>
${nook(164, 190, 30, 60, 0, 0.2)}${line("M92 216q36 14 72 0", "#e8c9b8", 3)}
${line("M128 200v22M128 214q-14-2-20-14M128 214q14-2 20-14", "#41a05f", 4)}${petals.join("")}${ball(128, 186, 7, tones.coral)}`;
}

function kerchief(scarf: Tone, hem = 130): string {
  return `${turned(
    128,
    `14,14 22,32 38,48 64,58 96,58 ${hem},62`,
    scarf,
    9,
  )}${shine(98, 40, 20, 11, -38, 0.6)}
${both((way) => dot(128 + way * 50, 58, 4, "#fff", 0.85) + dot(128 + way * 53, 88, 4, "#fff", 0.85) + dot(128 + way * 36, 30, 4, "#fff", 0.85))}
${both((way) => oval(128 + way * 17, 126, 17, 9, scarf, 4))}${ball(128, 125, 8, scarf)}`;
}

function face(at: number): string {
  const hair = ["#7b4a2a", "#b5672e", "#4a3328", "#d9a441", "#8c4f34"][at]!;
  const mouth = ["q10 9 20 0", "q8 5 16 2", "q10 12 20 0", "q7 4 14 0", "q10 7 20-1"][at]!;
  return `${oval(128, 78, 40, 40, tones.skin, 7)}${patch("M90 70c2-26 20-34 38-34s36 8 38 34c-12-2-28-10-38-24-10 14-26 22-38 24z", hair)}
${both((way) => dot(128 + way * 15, 79, 4.6, "#2a2140") + dot(128 + way * 15 - 1.5, 77.4, 1.5, "#fff") + dot(128 + way * 24, 92, 7.5, "#ff7f7f", 0.5) + line(`M${128 + way * 15 - 6} 68q6-4 12 0`, hair, 2.4))}
${line(`M${at % 2 ? 120 : 118} 98${mouth}`, "#b8323c", 3.4)}`;
}

function seam(): string {
  return line("M64 140q64 14 128 0", "#8c1d2c", 1.6, 0.35);
}
