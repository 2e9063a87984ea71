import { inside, line, nook, shine, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { ball, bar, both, dot, moved, oval, patch, solid } from "./shapes.ts";

const glassEdge = "#8fbcd8";

/** A round flask of pink liquid bubbling on a tripod, beside it a rack with four coloured test tubes. */
export const bubblingLaboratory = drawing(
  moved(rackParts(), 74, 64, 0, 0.72),
  nook(92, 240, 84, 10, 0, 0.35),
  moved(flaskParts(), -36, -2, 0, 1),
);
export const flaskOnTripod = drawing(flaskParts());
export const tubeRack = drawing(rackParts());
export const goggles = drawing(
  line("M28 120q100-70 200 0", "#3fa4ee", 14),
  solid(
    "M24 116q0-26 26-26h156q26 0 26 26v34q0 34-36 34-28 0-44-22-24-20-48 0-16 22-44 22-36 0-36-34z",
    tones.sky,
    12,
  ),
  both(
    (way) =>
      `<ellipse cx="${128 + way * 54}" cy="138" rx="38" ry="30" fill="#eaf8ff"/>${line(`M${104 + way * 54} 132q8-14 24-16`, "#fff", 7)}`,
  ),
);
export const gloves = drawing(
  both(
    (way) =>
      `<g transform="translate(${128 + way * 54} 128) scale(${way} 1)">${solid("M-34 96V0q0-12-6-24l-10-36q-2-10 8-12t13 10l8 28-2-50q0-12 10-12t11 12l2 46 8-48q2-12 11-10t9 14l-4 50 14-26q6-9 13-5t4 15L38 4q-8 24-8 40v52z", { light: "#c7b2ff", base: "#9a78ea", dark: "#5f45bd" }, 8)}${bar(-38, 88, 74, 20, 8, tones.white, 4)}</g>`,
  ),
);

/** A bag of powder with a window of the powder's colour. */
export function powderBag(colour: Tone): Drawing {
  return drawing(
    solid("M58 36h140l8 176q2 22-16 22H66q-18 0-16-22z", tones.white, 10),
    bar(52, 30, 152, 22, 6, tones.steel, 4),
    '<rect x="76" y="112" width="104" height="92" rx="14" fill="#e9ecf5"/>',
    oval(128, 176, 46, 22, colour, 7),
    line("M82 76h92M98 94h60", colour.base, 8),
  );
}

function flaskParts(): string {
  const round = "M112 34h32v62c40 10 62 38 62 72H50c0-34 22-62 62-72z M50 168a78 62 0 0 0 156 0z";
  const legs =
    line("M70 214 48 246M186 214l22 32M128 222v22", "#2467c4", 13) +
    line("M69 213 47 245M185 213l22 32", "#8ed4ff", 4);
  const liquid = `${patch("M30 150q50-16 98 0t98 0v100H30z", "#ff8fc0")}${patch("M30 170q50-14 98 0t98 0v100H30z", "#f0579b", 0.75)}`;
  const bubbles = (
    [
      [96, 176, 9],
      [146, 190, 12],
      [124, 160, 7],
      [168, 166, 8],
      [112, 206, 10],
      [128, 124, 8],
      [138, 96, 6],
      [122, 74, 7],
      [132, 50, 5],
    ] as const
  ).map(
    ([x, y, r]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffd3e8" opacity="0.9"/>${dot(x - r * 0.3, y - r * 0.3, r * 0.3, "#fff")}`,
  );
  return `${legs}${oval(128, 216, 78, 14, tones.sky, 5)}<path d="${round}" fill="#e9f7ff" opacity="0.8"/>${inside(`<path d="${round}"/>`, liquid + bubbles.join(""))}${line("M112 38v58C72 106 50 134 50 168c0 76 156 76 156 0 0-34-22-62-62-72V38", glassEdge, 5)}${bar(102, 24, 52, 16, 8, { light: "#f6fcff", base: "#cfe6f3", dark: glassEdge }, 4)}${shine(82, 138, 11, 30, 24, 0.95)}
${ball(120, 6, 9, tones.rose)}${ball(144, -12, 12, tones.rose)}${ball(118, -32, 7, tones.rose)}`;
}

function rackParts(): string {
  const colours = ["#ee4f3d", "#ffc02e", "#41b86c", "#3fa4ee"];
  const tubes = colours.map((colour, at) => {
    const x = 34 + at * 48;
    const shape = `M${x} 40h32v140a16 16 0 0 1-32 0z`;
    return `<path d="${shape}" fill="#eef9ff" opacity="0.9"/>${inside(`<path d="${shape}"/>`, `<rect x="${x}" y="${108 - at * 14}" width="32" height="120" fill="${colour}" opacity="0.85"/>`)}${line(shape, glassEdge, 4)}${shine(x + 9, 110, 3.5, 50, 0, 0.9)}${bar(x - 4, 32, 40, 11, 5, { light: "#f6fcff", base: "#cfe6f3", dark: glassEdge }, 3)}`;
  });
  return `${bar(12, 216, 232, 26, 10, tones.wood, 7)}${tubes.join("")}${bar(12, 126, 232, 20, 8, tones.wood, 6)}${both((way) => bar(120 + way * 110, 120, 16, 112, 7, tones.wood, 5))}`;
}
