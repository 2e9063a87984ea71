/** Printed matter that comes with toys. */
import { inside, line, mix, nook, shine, tones, type Tone } from "../clay.ts";
import { drawing, type Drawing } from "../drawing.ts";
import { bar, moved, patch, solid } from "../shapes.ts";

/** A booklet of instructions; `sign` is drawn 100 by 100 around 0,0. */
export function booklet(tone: Tone, sign: string): Drawing {
  return drawing(
    bar(54, 30, 156, 204, 8, tones.white, 4),
    bar(46, 24, 156, 204, 8, tone, 7),
    `<rect x="62" y="44" width="124" height="124" rx="14" fill="${mix(tone.light, "#ffffff", 0.65)}"/>`,
    moved(sign, 124, 106),
    bar(66, 184, 116, 12, 6, tones.white, 2),
    bar(66, 204, 72, 9, 4.5, tones.white, 2),
    line("M54 30v192", tone.dark, 3, 0.35),
    shine(92, 32, 40, 3, 0, 0.6),
  );
}

/** One sheet or card; `picture` is drawn 100 by 100 around 0,0. */
export function sheet(tone: Tone, picture: string): Drawing {
  return drawing(
    bar(50, 24, 156, 208, 12, tones.white, 5),
    `<rect x="62" y="36" width="132" height="150" rx="8" fill="${mix(tone.light, "#ffffff", 0.5)}"/>`,
    moved(picture, 128, 110),
    line("M74 202h108M90 216h76", mix(tone.base, "#ffffff", 0.35), 7),
  );
}

/** A deck of `count` cards seen from the front, its edges fanned a little. */
export function deck(tone: Tone, picture: string, layers = 5): Drawing {
  const under = Array.from({ length: layers }, (_, at) =>
    moved(
      bar(-66, -92, 132, 184, 14, tones.white, 4),
      128 + (layers - at) * 3.4,
      128 + (layers - at) * 3,
      (layers - at) * 1.3,
    ),
  );
  return drawing(...under, moved(cardFace(tone, picture), 124, 124));
}

/** A playing card around 0,0, 132 by 184. */
export function cardFace(tone: Tone, picture: string): string {
  const field = '<rect x="-55" y="-81" width="110" height="162" rx="9"';
  return `${bar(-66, -92, 132, 184, 14, tones.white, 5)}${field} fill="${mix(tone.light, "#ffffff", 0.55)}" stroke="${tone.base}" stroke-width="5"/>${inside(`${field}/>`, picture)}`;
}

export function notepad(tone: Tone): Drawing {
  const rows = [0, 1, 2, 3, 4, 5].map((at) => line(`M66 ${92 + at * 21}h124`, "#b9c2d6", 3));
  const rings = [0, 1, 2, 3, 4, 5, 6].map(
    (at) =>
      line(`M${68 + at * 20} 30v26`, "#7a839f", 6) + line(`M${67 + at * 20} 30v24`, "#f0f4fb", 2),
  );
  return drawing(
    bar(48, 44, 160, 192, 10, tone, 6),
    bar(52, 40, 152, 188, 8, tones.white, 5),
    bar(52, 40, 152, 34, 8, tone, 4),
    ...rows,
    line("M158 84v128", "#f2a6b8", 2.5),
    ...rings,
  );
}

export function pencil(tone: Tone): Drawing {
  return drawing(
    moved(
      `${bar(-100, -13, 150, 26, 4, tone, 5)}${line("M-96-2H48", "#fff", 3, 0.5)}${solid("M48-13 94 0 48 13z", tones.birch, 4)}${patch("M80-4 94 0 80 4z", "#3b3f5c")}${bar(-112, -14, 18, 28, 6, tones.rose, 4)}`,
      128,
      128,
      -18,
    ),
  );
}

export function envelope(tone: Tone, sealed = false): Drawing {
  return drawing(
    bar(22, 62, 212, 138, 12, tone, 7),
    line("M26 196 110 128M230 196 146 128", tone.dark, 3, 0.4),
    solid("M24 68h208L140 140q-12 9-24 0z", tone, 6),
    sealed
      ? `${nook(128, 146, 24, 12, 0, 0.4)}<circle cx="128" cy="138" r="20" fill="#c93a2b"/><circle cx="124" cy="133" r="12" fill="#ee6b5a"/>`
      : "",
  );
}
