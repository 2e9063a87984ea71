import { nook, tones, type Tone } from "./clay.ts";
import { drawing, type Drawing } from "./drawing.ts";
import { cuboid, leftPlane, rightPlane } from "./iso.ts";
import { bar, solid } from "./shapes.ts";

/** A block is 7.5 by 2.5 by 1.5 cm: three of them make a square layer. */
const side = 52;
const thick = 10.4;
const layers = 18;
/** The eight blocks with a coloured end. */
const ends: Record<string, Tone> = {
  "1-0": tones.coral,
  "3-2": tones.sky,
  "5-0": tones.leaf,
  "7-1": tones.sun,
  "10-2": tones.lilac,
  "12-1": tones.coral,
  "14-0": tones.sky,
  "16-2": tones.leaf,
};

/** Eighteen layers of three birch blocks, crossed; one is half pulled out. */
export const blockTower = drawing(...Array.from({ length: layers }, (_, level) => layer(level)));

const single = { x: 92, y: 190, left: 50, right: 150, height: 30 };

export const plainBlock = drawing(cuboid(single, tones.birch, undefined, 6));
export const markedBlocks: readonly Drawing[] = Object.values(ends).map((tone) =>
  drawing(
    cuboid(single, tones.birch, undefined, 6),
    `<g transform="${leftPlane(single)}">${bar(0, 0, 50, 30, 6, tone, 4)}</g>`,
  ),
);

/** The wooden corner against which the tower is built up straight. */
export const towerGuide = drawing(
  solid("M40 40 128 72v168L40 208z", tones.wood, 8),
  solid("M216 40 128 72v168l88-32z", tones.walnut, 8),
);

function layer(level: number): string {
  const y = 252 - level * thick;
  const third = side / 3;
  const alongRight = level % 2 === 0;
  const blocks = [2, 1, 0].map((at) => {
    const end = ends[`${level}-${at}`];
    const [dx, dy] = [0.87 * third * at, 0.32 * third * at];
    const corner = alongRight ? { x: 128 - dx, y: y - dy } : { x: 128 + dx, y: y - dy };
    const size = alongRight ? { left: third, right: side } : { left: side, right: third };
    const block = { ...corner, ...size, height: thick };
    const plane = alongRight ? leftPlane(block) : rightPlane(block);
    return cuboid(block, tones.birch, undefined, 2.5) + (end ? colouredEnd(plane, end) : "");
  });
  return blocks.join("") + (level === 9 ? pulledBlock(y, third) : "");
}

function colouredEnd(plane: string, tone: Tone): string {
  return `<g transform="${plane}">${bar(0, 0, side / 3, thick, 2.5, tone, 2)}</g>`;
}

/** The middle block of a layer whose ends look to the left, half way out. */
function pulledBlock(y: number, third: number): string {
  const out = 28;
  const x = 128 - 0.87 * third - 0.87 * out;
  return `${nook(x + 8, y - 2, 18, 8, -20, 0.3)}${cuboid({ x, y: y - 0.32 * third + 0.32 * out, left: third, right: out, height: thick }, tones.birch, undefined, 2.5)}`;
}
