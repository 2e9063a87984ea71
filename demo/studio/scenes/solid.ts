/** Plain bodies in the light of the shop: seen from the front and a little from above. */
import { type Colour, darker, fade, lighter, lit } from "./paint.ts";

type Box = {
  width: number;
  height: number;
  depth?: number;
  colour: Colour;
  x?: number;
  y?: number;
};

/** A rounded box; `x` is the middle of its front foot, `y` its floor. */
export function box({ width, height, depth = width, colour, x = 0, y = 0 }: Box): string {
  const [dx, dy] = [depth * 0.28, -depth * 0.21];
  const [left, right, top] = [x - width / 2, x + width / 2, y - height];
  const up = fade(lighter(colour, 0.62), lighter(colour, 0.34), "across");
  const side = fade(darker(colour, 0.22), darker(colour, 0.4), "down");
  const r = Math.min(width, height) * 0.07;
  const face = (d: string, fill: string) =>
    `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${r}" stroke-linejoin="round"/>`;
  const [l, t, e] = [left + r / 2, top + r / 2, right - r / 2];
  return `${face(`M${e} ${t}L${e + dx} ${t + dy}V${y - r / 2 + dy}L${e} ${y - r / 2}Z`, side)}
${face(`M${l} ${t}L${l + dx} ${t + dy}H${e + dx}L${e} ${t}Z`, up)}
<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${r}" fill="${lit(colour)}"/>
<path d="M${left + r} ${top + 0.8}H${right - r}" stroke="#fff" stroke-opacity="0.55" stroke-width="1.6" stroke-linecap="round"/>`;
}

/** An upright cylinder. */
export function cylinder({ width, height, colour, x = 0, y = 0 }: Box): string {
  const [rx, ry] = [width / 2, width * 0.16];
  const round = fade(lighter(colour, 0.24), darker(colour, 0.28), "across");
  return `<path d="M${x - rx} ${y - height}V${y - ry * 0.6}A${rx} ${ry} 0 0 0 ${x + rx} ${y - ry * 0.6}V${y - height}Z" fill="${round}"/>
<ellipse cx="${x}" cy="${y - height}" rx="${rx}" ry="${ry}" fill="${fade(lighter(colour, 0.6), lighter(colour, 0.3))}"/>`;
}

export function sphere(x: number, y: number, radius: number, colour: Colour): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fade(lighter(colour, 0.42), darker(colour, 0.24), "ball")}"/>
<ellipse cx="${x - radius * 0.36}" cy="${y - radius * 0.44}" rx="${radius * 0.26}" ry="${radius * 0.17}" fill="#fff" opacity="0.5" transform="rotate(-35 ${x - radius * 0.36} ${y - radius * 0.44})"/>`;
}

/** A wheel seen from the side. */
export function wheel(x: number, y: number, radius: number, colour: Colour, hub: Colour): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${lit(colour)}"/>
<circle cx="${x}" cy="${y}" r="${radius * 0.82}" fill="none" stroke="#fff" stroke-opacity="0.22" stroke-width="${radius * 0.09}"/>
<circle cx="${x}" cy="${y}" r="${radius * 0.38}" fill="${lit(hub)}"/>`;
}

/** Faint lines of the grain across a wooden face. */
export function grain(x: number, y: number, width: number, height: number): string {
  const line = (part: number, sag: number) =>
    `M${x + width * 0.08} ${y + height * part}q${width * 0.4} ${sag} ${width * 0.84} 0`;
  return `<path d="${line(0.26, 4)}${line(0.52, -3)}${line(0.78, 3)}" fill="none" stroke="#9a6330" stroke-opacity="0.22" stroke-width="1.4" stroke-linecap="round"/>`;
}
