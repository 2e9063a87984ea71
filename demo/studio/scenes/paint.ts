/** Fills and filters that carry their whole meaning in their name, and the picture that defines them. */

export const toy = {
  coral: "#e8553f",
  sun: "#ffc83d",
  blue: "#3f9fe6",
  deep: "#1668a8",
  green: "#4db57a",
  mint: "#a9dfbb",
  lilac: "#a58ce8",
  rose: "#ff9c96",
  sky: "#9fd4f8",
  paper: "#fff3df",
  wood: "#e6b981",
  oak: "#c99257",
  ink: "#1d2b4f",
} as const;

export type Colour = string;
type Direction = "down" | "across" | "slant" | "ball" | "glow";

/** A fill from one colour to another; colours are #rrggbb or #rrggbbaa. */
export function fade(from: Colour, to: Colour, direction: Direction = "slant"): string {
  return `url(#${direction}-${from.slice(1)}-${to.slice(1)})`;
}

/** One colour under the shop's light: brighter at the upper left, a violet shade at the lower right. */
export function lit(colour: Colour, direction: Direction = "slant"): string {
  return fade(lighter(colour, 0.26), darker(colour, 0.16), direction);
}

export function lighter(colour: Colour, part: number): Colour {
  return mix(colour, "#ffffff", part);
}

/** Yellows and woods turn brown in the shade; everything else turns violet. */
export function darker(colour: Colour, part: number): Colour {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const warm = red > green && green > blue + 40 && green > 110;
  return mix(colour, warm ? "#a8480c" : "#541a66", part);
}

export function mix(from: Colour, to: Colour, part: number): Colour {
  const end = channels(to);
  return `#${channels(from)
    .map((value, at) => Math.round(value * (1 - part) + (end[at] ?? 0) * part))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** A filter attribute; radius in whole user units. */
export function blur(radius: number): string {
  return `filter="url(#blur-${radius})"`;
}

/** A whole SVG document: body with the definitions of every fill and filter it names. */
export function picture(width: number, height: number, body: readonly string[]): string {
  const drawn = body.join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions(drawn)}</defs>${drawn}</svg>`;
}

function definitions(drawn: string): string {
  const fades = /url\(#((down|across|slant|ball|glow)-([0-9a-f]{6,8})-([0-9a-f]{6,8}))\)/g;
  const found = new Map<string, string>();
  for (const [, id = "", direction = "", from = "", to = ""] of drawn.matchAll(fades)) {
    found.set(id, gradient(id, direction as Direction, stop(0, from) + stop(1, to)));
  }
  for (const [, radius = "0"] of drawn.matchAll(/url\(#blur-(\d+)\)/g)) {
    found.set(
      `blur-${radius}`,
      `<filter id="blur-${radius}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
    );
  }
  return [...found.values()].join("");
}

function gradient(id: string, direction: Direction, stops: string): string {
  const line = { down: `x2="0" y2="1"`, across: `x2="1" y2="0"`, slant: `x2="0.7" y2="1"` };
  if (direction === "ball") {
    return `<radialGradient id="${id}" cx="0.36" cy="0.3" r="0.75">${stops}</radialGradient>`;
  }
  if (direction === "glow") return `<radialGradient id="${id}">${stops}</radialGradient>`;
  return `<linearGradient id="${id}" x1="0" y1="0" ${line[direction]}>${stops}</linearGradient>`;
}

function stop(offset: number, colour: string): string {
  const alpha = colour.length > 6 ? Number.parseInt(colour.slice(6), 16) / 255 : 1;
  return `<stop offset="${offset}" stop-color="#${colour.slice(0, 6)}" stop-opacity="${alpha.toFixed(2)}"/>`;
}
