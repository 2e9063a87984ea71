/** Puts things on floors: every thing is drawn with its feet at 0,0 and up being negative. */
import { contactShadow } from "../backdrop.ts";
import { icon } from "../icons.ts";
import { iconBounds } from "./icon-bounds.ts";

export type Spot = {
  /** The middle of the feet. */
  x: number;
  /** The floor. */
  y: number;
  /** Scale in percent for our own things, height in user units for icons. */
  size: number;
  /** Degrees clockwise around the middle of the feet. */
  turn?: number;
  flip?: boolean;
  /** False for things that hang, fly or lie in a box. */
  shadow?: boolean;
};

/** `foot` is the width that touches the floor, in the thing's own units. */
export function thing(body: string, spot: Spot, foot: number): string {
  const { x, y, size, turn = 0, flip = false, shadow = true } = spot;
  const scale = size / 100;
  const pool = shadow ? contactShadow(x, y - foot * scale * 0.015, foot * scale) : "";
  return `${pool}<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`;
}

/** An icon that stands on the floor with its lowest pixel, whatever its own margins. */
export function stand(name: string, spot: Spot): string {
  const { x, y, size, turn = 0, flip = false, shadow = true } = spot;
  const bounds = iconBounds[name];
  if (!bounds) throw new Error(`No bounds of ${name}: run demo/studio/scenes/measure-icons.ts`);
  const [left, top, right, bottom] = bounds;
  const unit = size / (bottom - top);
  const middle = flip ? 32 - (left + right) / 2 : (left + right) / 2;
  const place = { x: x - middle * unit, y: y - bottom * unit, size: 32 * unit, rotate: turn, flip };
  const pool = shadow ? contactShadow(x, y - size * 0.02, (right - left) * unit * 0.8) : "";
  return pool + icon(name, place);
}
