/** Boxes seen from a corner: left and right walls and the top, as skewed planes. */
import { form, mix, type Tone } from "./clay.ts";

/** How far one step along a wall goes across and down the picture. */
export type View = { left: readonly [number, number]; right: readonly [number, number] };

const cornerView: View = { left: [0.87, 0.32], right: [0.87, -0.32] };

export type Block = {
  /** The front bottom corner, nearest to the eye. */
  x: number;
  y: number;
  left: number;
  right: number;
  height: number;
};

export function cuboid(block: Block, tone: Tone, view: View = cornerView, round = 3): string {
  const { left, right, height } = block;
  const rim = Math.min(left, right, height) * 0.16;
  const side = (plane: string, width: number, depth: number, shade: Tone) =>
    `<g transform="${plane}">${form(`<rect width="${width}" height="${depth}" rx="${round}"/>`, shade, rim)}</g>`;
  return `${hull(block, tone, view)}${side(topPlane(block, view), left, right, lit(tone))}
${side(leftPlane(block, view), left, height, tone)}${side(rightPlane(block, view), right, height, shaded(tone))}`;
}

/** On the left wall: u to the right from its far edge, v down from its upper edge. */
export function leftPlane({ x, y, left, height }: Block, view: View = cornerView): string {
  const [across, down] = view.left;
  return `matrix(${across} ${down} 0 1 ${x - across * left} ${y - down * left - height})`;
}

/** On the right wall: u to the right from the front edge, v down from its upper edge. */
export function rightPlane({ x, y, height }: Block, view: View = cornerView): string {
  const [across, down] = view.right;
  return `matrix(${across} ${down} 0 1 ${x} ${y - height})`;
}

/** On the top: u along the left wall to the front corner, v away from the eye. */
function topPlane({ x, y, left, height }: Block, view: View = cornerView): string {
  const [[ax, ay], [bx, by]] = [view.left, view.right];
  return `matrix(${ax} ${ay} ${bx} ${by} ${x - ax * left} ${y - ay * left - height})`;
}

/** Behind the rounded walls, so that no backdrop shows through at the edges. */
function hull({ x, y, left, right, height }: Block, tone: Tone, view: View): string {
  const [[ax, ay], [bx, by]] = [view.left, view.right];
  const inset = 1.2;
  const points = [
    [x, y - inset],
    [x - ax * left + inset, y - ay * left - inset],
    [x - ax * left + inset, y - ay * left - height + inset],
    [x - ax * left + bx * right, y - ay * left + by * right - height + inset],
    [x + bx * right - inset, y + by * right - height + inset],
    [x + bx * right - inset, y + by * right - inset],
  ];
  return `<polygon points="${points.map((point) => point.join(",")).join(" ")}" fill="${mix(tone.base, tone.dark, 0.35)}" stroke-linejoin="round"/>`;
}

function lit({ light, base, dark }: Tone): Tone {
  return {
    light: mix(light, "#ffffff", 0.5),
    base: mix(base, light, 0.7),
    dark: mix(base, dark, 0.4),
  };
}

function shaded({ light, base, dark }: Tone): Tone {
  return { light: mix(light, base, 0.7), base: mix(base, dark, 0.38), dark };
}
