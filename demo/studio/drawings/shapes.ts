/** Rounded forms by their measures; all lengths in the drawing's own units. */
import { form, mix, type Tone } from "./clay.ts";

export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  tone: Tone,
  depth = Math.min(rx, ry, 40) * 0.24,
): string {
  return form(`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`, tone, depth);
}

export function ball(cx: number, cy: number, r: number, tone: Tone): string {
  return oval(cx, cy, r, r, tone);
}

/** A rounded bar by its upper left corner. */
export function bar(
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  tone: Tone,
  depth = Math.min(width, height, 60) * 0.15,
): string {
  return form(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`,
    tone,
    depth,
  );
}

export function solid(d: string, tone: Tone, depth = 6): string {
  return form(`<path d="${d}" stroke-linejoin="round"/>`, tone, depth);
}

/** A rounded limb from one point to another. */
export function limb(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  width: number,
  tone: Tone,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const shape = bar(-width / 2, -width / 2, length + width, width, width / 2, tone, width * 0.22);
  return `<g transform="translate(${x1} ${y1}) rotate(${turn})">${shape}</g>`;
}

/** A part on the left (-1) and its counterpart on the right (1). */
export function both(draw: (way: -1 | 1) => string): string {
  return draw(-1) + draw(1);
}

export function moved(markup: string, x: number, y: number, turn = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${markup}</g>`;
}

export function dot(cx: number, cy: number, r: number, colour: string, opacity = 1): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colour}" opacity="${opacity}"/>`;
}

export function patch(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;
}

/** A tone of one colour written #rrggbb. */
export function toneOf(base: string): Tone {
  return { light: mix(base, "#ffffff", 0.4), base, dark: mix(base, "#2b1440", 0.38) };
}
