import { nook, tones, type Tone } from "./clay.ts";
import { cuboid } from "./iso.ts";

const side = 82;
const thick = 19;
const layers = 10;
const ends: Record<string, Tone> = {
  "1-0": tones.coral,
  "3-2": tones.sky,
  "5-0": tones.leaf,
  "7-1": tones.sun,
  "2-1": tones.lilac,
  "6-2": tones.coral,
  "8-0": tones.sky,
};

/** Ten layers of three birch blocks, crossed; one is half pulled out; some have coloured ends. */
export const blockTower = {
  side: 256,
  body: [...Array.from({ length: layers }, (_, level) => layer(level)), looseBlock()].join(""),
};

function layer(level: number): string {
  const y = 246 - level * thick;
  const third = side / 3;
  const alongRight = level % 2 === 0;
  const blocks = [2, 1, 0].map((at) => {
    const tone = ends[`${level}-${at}`] ?? tones.birch;
    const [dx, dy] = [0.87 * third * at, 0.32 * third * at];
    const corner = alongRight ? { x: 122 - dx, y: y - dy } : { x: 122 + dx, y: y - dy };
    const size = alongRight ? { left: third, right: side } : { left: side, right: third };
    return cuboid({ ...corner, ...size, height: thick }, tone, undefined, 4);
  });
  return blocks.join("") + (level === 4 ? pulledBlock(y, third) : "");
}

/** The middle block of a layer whose ends look to the left, half way out. */
function pulledBlock(y: number, third: number): string {
  const out = 40;
  const x = 122 - 0.87 * third - 0.87 * out;
  return `${nook(x + 12, y - 2, 26, 12, -20, 0.3)}${cuboid({ x, y: y - 0.32 * third + 0.32 * out, left: third, right: out, height: thick }, tones.birch, undefined, 4)}`;
}

/** One more lying in front, at the right. */
function looseBlock(): string {
  return `${nook(212, 238, 46, 12, -20, 0.35)}${cuboid({ x: 184, y: 251, left: 27, right: 66, height: thick }, tones.sun, undefined, 4)}`;
}
