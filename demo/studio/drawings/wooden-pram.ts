import { form, inside, line, nook, shine, tones } from "./clay.ts";
import { drawing } from "./drawing.ts";
import { wheel } from "./wheel.ts";

/** A birch box on four wheels with an upright handle, a cream quilt and a pillow inside. */
export const woodenPram = drawing(farSide(), bedding(), nearSide());
/** Before the bedding is put in. */
export const emptyPram = drawing(farSide(), nearSide());

function farSide(): string {
  const post =
    '<rect x="196" y="58" width="14" height="150" rx="7" transform="rotate(9 203 206)"/>';
  return `${wheel(86, 214, 25)}${wheel(166, 214, 25)}${form(post, tones.birch, 5)}
${form('<rect x="186" y="44" width="62" height="17" rx="8.5"/>', tones.coral, 6)}${shine(206, 49, 18, 4, 0, 0.7)}`;
}

function nearSide(): string {
  return box() + wheel(60, 220, 29) + wheel(192, 220, 29);
}

function bedding(): string {
  const quilt = '<path d="M96 98c24-12 78-12 100 2q8 5 8 16v20H88v-20q0-14 8-18z"/>';
  const seams = ["M118 92v44", "M146 88v48", "M174 92v44", "M88 114q58-10 116 0"];
  return `${form('<path d="M32 116q0-30 26-32h22q22 2 22 30z"/>', tones.white, 7)}${shine(58, 94, 18, 6, -10)}
${form(quilt, tones.cream, 9)}${inside(quilt, seams.map((d) => line(d, "#c9a777", 2, 0.6)).join(""))}${shine(132, 98, 34, 6, 0, 0.6)}`;
}

function box(): string {
  const shape = '<path d="M20 114h206q8 0 7 9l-8 74q-2 13-15 13H40q-13 0-15-13l-8-74q-1-9 3-9z"/>';
  const grain = ["M24 136c50-8 90 8 200-2", "M28 160c60 8 120-8 194 2", "M30 184c50-6 130 6 190-2"];
  const heart = "M125 184c-26-16-24-38-10-38 6 0 9 4 10 8 1-4 4-8 10-8 14 0 16 22-10 38z";
  return `${form(shape, tones.birch, 11)}${inside(shape, grain.map((d) => line(d, "#d2a467", 2, 0.4)).join(""))}
<path d="${heart}" fill="#a8743f"/>${inside(`<path d="${heart}"/>`, `<path d="${heart}" transform="translate(3 4)" fill="#c9955c"/>`)}
${form('<rect x="10" y="106" width="230" height="19" rx="9.5"/>', tones.birch, 6)}${shine(86, 111, 60, 4, 0, 0.8)}${nook(126, 128, 104, 6, 0, 0.2)}`;
}
