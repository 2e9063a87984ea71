import { form, inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { moved } from "./shapes.ts";

/** A soft doll standing: rust-red yarn plaits, freckles, a dotted red dress, canvas shoes. */
export const ragDoll = dressed(tones.coral, dress());

/** The same doll in another dress. */
export function ragDollIn(dress: string): Drawing {
  return dressed(tones.skin, neck() + moved(dress, 43.5, 64, 0, 0.66));
}

function dressed(sleeves: Tone, clothes: string): Drawing {
  return drawing(
    plait(76, -1),
    plait(180, 1),
    arm(-1, sleeves),
    arm(1, sleeves),
    leg(108, -1),
    leg(148, 1),
    clothes,
    head(),
  );
}

function neck(): string {
  return form('<path d="M104 100h48q10 2 10 12v30H94v-30q0-10 10-12z"/>', tones.skin, 6);
}

function plait(x: number, way: number): string {
  const knots = [
    [x, 78, 15],
    [x + way * 6, 100, 13.5],
    [x + way * 10, 120, 11.5],
  ] as const;
  const yarn = knots.map(
    ([cx, cy, r]) =>
      `${form(`<circle cx="${cx}" cy="${cy}" r="${r}"/>`, tones.rust, 5)}${line(`M${cx - 5} ${cy - 4}q5 7 10 0`, "#7d2a1e", 1.8, 0.55)}`,
  );
  const end = x + way * 12;
  return `${yarn.join("")}${form(`<path d="M${end} 136l-8 17q8 6 16 0z"/>`, tones.rust, 3)}${form(`<circle cx="${end}" cy="134" r="6.5"/>`, tones.sun, 3)}`;
}

function arm(way: number, sleeve: Tone): string {
  const x = 128 + way * 44;
  return `<g transform="rotate(${way * -30} ${x} 124)">${form(`<rect x="${x - 10}" y="118" width="20" height="62" rx="10"/>`, tones.skin, 5)}
${form(`<rect x="${x - 13}" y="108" width="26" height="34" rx="13"/>`, sleeve, 5)}</g>`;
}

function leg(x: number, way: number): string {
  const foot = x + way * 4;
  return `${form(`<rect x="${x - 11}" y="184" width="22" height="56" rx="10"/>`, tones.skin, 5)}
${form(`<rect x="${x - 12}" y="212" width="24" height="14" rx="6"/>`, tones.white, 3)}
${form(`<path d="M${foot - 20} 244v-10q0-11 12-13h16q12 2 12 13v10z"/>`, tones.sky, 4)}
${form(`<path d="M${foot - 20} 244q0-11 ${10 - way * 3}-11 ${10 + way} 0 10 11z"/>`, tones.white, 2)}
${form(`<rect x="${foot - 23}" y="240" width="46" height="9" rx="4.5"/>`, tones.white, 3)}
${line(`M${x - 6} 226h12M${x - 6} 232h13`, "#ffffff", 2.4)}`;
}

function dress(): string {
  const shape =
    '<path d="M110 102h36q8 0 12 9l30 72q5 12-9 15-51 10-102 0-14-3-9-15l30-72q4-9 12-9z"/>';
  const dots = [
    [112, 134],
    [144, 130],
    [128, 148],
    [100, 160],
    [156, 158],
    [114, 176],
    [142, 174],
    [88, 184],
    [168, 182],
    [128, 194],
  ];
  const spots = dots.map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#fff" opacity="0.95"/>`,
  );
  return `${nook(108, 200, 16, 10, 0, 0.35)}${nook(148, 200, 16, 10, 0, 0.35)}${form(shape, tones.coral, 10)}${inside(shape, spots.join(""))}
${form('<path d="M104 103q24 13 48 0l8 12q-12 14-28 8l-4-6-4 6q-16 6-28-8z"/>', tones.white, 4)}${nook(128, 104, 26, 7, 0, 0.3)}`;
}

function head(): string {
  const face = '<circle cx="128" cy="64" r="47"/>';
  return `${form('<path d="M74 66a54 54 0 0 1 108 0c0 10-3 18-7 24H81c-4-6-7-14-7-24z"/>', tones.rust, 8)}${form(face, tones.skin, 9)}
${inside(face, fringe())}${features()}${bow(82, 24, -28)}${bow(174, 24, 28)}`;
}

function fringe(): string {
  const strands = [
    "M128 18c-7 15-22 24-44 28",
    "M112 16c-8 10-18 16-34 18",
    "M138 18c7 13 20 22 40 26",
    "M150 18c7 9 16 14 28 17",
  ];
  return `${form('<path d="M76 12h104v40c-16 3-38-5-50-20-10 17-32 27-58 24z"/>', tones.rust, 5)}
${strands.map((d) => line(d, "#7d2a1e", 1.8, 0.5)).join("")}${shine(103, 28, 18, 7, -28, 0.5)}`;
}

function features(): string {
  const freckles = [
    [92, 79],
    [99, 83],
    [93, 87],
    [157, 79],
    [164, 83],
    [158, 87],
  ];
  return `<ellipse cx="97" cy="83" rx="12" ry="8" fill="#ff8f7a" opacity="0.6"/><ellipse cx="159" cy="83" rx="12" ry="8" fill="#ff8f7a" opacity="0.6"/>
${freckles.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5" fill="#b5603c"/>`).join("")}
${form('<circle cx="109" cy="69" r="6.5"/>', tones.coal, 3)}${form('<circle cx="147" cy="69" r="6.5"/>', tones.coal, 3)}${shine(107, 66.5, 2.8, 2.8, 0, 1)}${shine(145, 66.5, 2.8, 2.8, 0, 1)}
${form('<path d="M123 77h10q2 0 1 2l-5 6q-1 1-2 0l-5-6q-1-2 1-2z"/>', tones.coral, 2)}${line("M112 90q16 12 32 0", "#a24a45", 2.8)}`;
}

function bow(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(0.72)">${form('<path d="M0 0c-10-14-28-16-30-4s-2 20 4 22 20-8 26-18z"/>', tones.sun, 5)}
${form('<path d="M0 0c10-14 28-16 30-4s2 20-4 22S6 10 0 0z"/>', tones.sun, 5)}${form('<circle cx="0" cy="2" r="7.5"/>', tones.sun, 4)}</g>`;
}
