/** Puts a thing into the photograph: standing, lying seen from above, or in the air, with its shadows. */
import { contactShadow } from "../backdrop.ts";
import type { Drawing } from "../drawings/drawing.ts";
import { place } from "../placement.ts";
import { margin, measure, type Shape } from "./measure.ts";

export type Thing = {
  drawing: Drawing;
  /** Where its middle is. */
  x: number;
  /** Where it touches the floor, or its lowest point when it is in the air. */
  floor: number;
  /** It is made as large as this box allows. */
  width: number;
  height: number;
  rotate?: number;
  flip?: boolean;
  /** On the floor unless told: lying seen from above, hanging before the wall, or inside something. */
  shadow?: "floor" | "lying" | "wall" | "none";
  /** How high it flies over the floor. */
  lift?: number;
  /** Soft toys get a nap. */
  plush?: boolean;
};

export async function stand(thing: Thing): Promise<string> {
  const { drawing, x, floor, width, height, rotate = 0, flip = false, lift = 0 } = thing;
  const shape = await measure(drawing, { rotate, flip });
  const size = Math.min(width / shape.width, height / shape.height);
  const left = x - (shape.left + shape.width / 2) * size;
  const top = floor - lift - (shape.top + shape.height) * size;
  const picture = place(drawing.body, drawing.side, { x: left, y: top, size, rotate, flip });
  const shadow = shadowOf(thing, shape, { left, top, size, floor });
  return shadow + (thing.plush ? nap(picture, size) : picture);
}

/** How wide and high the thing is when it fits the box. */
export async function fittedSize(thing: Thing): Promise<{ width: number; height: number }> {
  const { width, height } = await measure(thing.drawing, thing);
  const size = Math.min(thing.width / width, thing.height / height);
  return { width: width * size, height: height * size };
}

type Place = { left: number; top: number; size: number; floor: number };

function shadowOf({ x, shadow = "floor", lift = 0 }: Thing, shape: Shape, spot: Place): string {
  if (shadow === "none") return "";
  if (shadow === "wall") return thrownShadow(shape, spot, spot.size * 0.05, 0.13);
  if (shadow === "lying") return thrownShadow(shape, spot, Math.min(9, 3 + spot.size * 0.02), 0.26);
  if (lift === 0) return castShadow(shape, spot) + footShadow(shape, spot);
  const width = shape.width * spot.size * 0.7;
  return `<g opacity="0.6">${contactShadow(x + lift * 0.4, spot.floor - width * 0.04, width)}</g>`;
}

function footShadow({ foot }: Shape, { left, size, floor }: Place): string {
  const width = Math.max(foot.width * size, size * 0.14);
  return contactShadow(
    left + (foot.left + foot.width / 2) * size,
    floor - width * 0.012,
    width * 1.06,
  );
}

/** The silhouette laid on the floor, to the right and away from the light. */
function castShadow(shape: Shape, { left, top, size, floor }: Place): string {
  const [across, back] = [0.42, 0.13];
  const middle = top - margin * size;
  const matrix = `matrix(1 0 ${-across} ${back} ${across * floor} ${floor - back * floor})`;
  return `<g transform="${matrix}" opacity="0.2">${silhouette(shape, left - margin * size, middle, size)}</g>`;
}

/** The silhouette on what lies behind the thing, to the lower right. */
function thrownShadow(shape: Shape, { left, top, size }: Place, by: number, dark: number): string {
  const [x, y] = [left + by - margin * size, top + by * 1.5 - margin * size];
  return `<g opacity="${dark}">${silhouette(shape, x, y, size)}</g>`;
}

function silhouette({ silhouette: image }: Shape, x: number, y: number, size: number): string {
  const side = size * (1 + 2 * margin);
  return `<image x="${x}" y="${y}" width="${side}" height="${side}" href="${image}"/>`;
}

let naps = 0;

/** Frays the outline and the surface a little, as short pile does. */
function nap(picture: string, size: number): string {
  const id = `nap-${++naps}`;
  const glint = Math.min(0.85, 480 / size);
  return `<filter id="${id}" x="-0.05" y="-0.05" width="1.1" height="1.1" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="${(0.05 + 100 / size).toFixed(3)}" numOctaves="2" seed="7" result="pile"/>
<feDisplacementMap in="SourceGraphic" in2="pile" scale="${(size * 0.011).toFixed(1)}" xChannelSelector="R" yChannelSelector="G" result="frayed"/>
<feColorMatrix in="pile" values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 ${glint} 0 ${-0.46 * glint}" result="glint"/>
<feComposite in="glint" in2="frayed" operator="in" result="bright"/>
<feMerge><feMergeNode in="frayed"/><feMergeNode in="bright"/></feMerge></filter><g filter="url(#${id})">${picture}</g>`;
}
