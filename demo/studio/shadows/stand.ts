/** Puts a thing into the photograph: standing on the floor or held in the air, with its shadows. */
import { contactShadow } from "../backdrop.ts";
import { emoji } from "../emoji.ts";
import { margin, measure, type Shape } from "./measure.ts";

export type Thing = {
  name: string;
  /** Where its middle is. */
  x: number;
  /** Where it touches the floor, or its lowest point when it is in the air. */
  floor: number;
  /** It is made as large as this box allows. */
  width: number;
  height: number;
  rotate?: number;
  flip?: boolean;
  /** In the air: a shadow on the wall instead of the floor. */
  air?: boolean;
  /** How high it flies over the floor. */
  lift?: number;
  /** Soft toys get a nap. */
  plush?: boolean;
};

export async function stand(thing: Thing): Promise<string> {
  const {
    name,
    x,
    floor,
    width,
    height,
    rotate = 0,
    flip = false,
    lift = 0,
    plush = false,
  } = thing;
  const shape = await measure(name, { rotate, flip });
  const size = Math.min(width / shape.width, height / shape.height);
  const left = x - (shape.left + shape.width / 2) * size;
  const top = floor - lift - (shape.top + shape.height) * size;
  const picture = emoji(name, { x: left, y: top, size, rotate, flip });
  const shadow = shadowOf(thing, shape, { left, top, size, floor });
  return shadow + (plush ? nap(picture, size) : picture);
}

/** How high the thing is when it fits the box. */
export async function fittedHeight(thing: Thing): Promise<number> {
  const { width, height } = await measure(thing.name, thing);
  return Math.min(thing.width / width, thing.height / height) * height;
}

type Place = { left: number; top: number; size: number; floor: number };

function shadowOf({ x, air = false, lift = 0 }: Thing, shape: Shape, place: Place): string {
  if (air) return wallShadow(shape, place);
  if (lift === 0) return castShadow(shape, place) + footShadow(shape, place);
  const width = shape.width * place.size * 0.7;
  return `<g opacity="0.6">${contactShadow(x + lift * 0.4, place.floor - width * 0.04, width)}</g>`;
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

function wallShadow(shape: Shape, { left, top, size }: Place): string {
  const away = 0.05 + margin;
  return `<g opacity="0.13">${silhouette(shape, left + (0.1 - away) * size, top + (0.14 - away) * size, size)}</g>`;
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
