/** What a picture covers of its square, seen from its pixels: bounds, feet and silhouette. */
import sharp from "sharp";
import type { Drawing } from "../drawings/drawing.ts";
import { place } from "../placement.ts";

/** All lengths in parts of the square's side; 0,0 is the square's upper left corner. */
export type Shape = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** What touches the floor. */
  foot: { left: number; width: number };
  /** The silhouette as a data URI: a square around the picture's square, `margin` wider on each side. */
  silhouette: string;
};

export const margin = 0.25;

type Pose = { rotate?: number; flip?: boolean };

const shapes = new Map<string, Promise<Shape>>();

export function measure(drawing: Drawing, { rotate = 0, flip = false }: Pose = {}): Promise<Shape> {
  const key = `${rotate} ${flip} ${drawing.body}`;
  const known = shapes.get(key) ?? readShape(drawing, { rotate, flip });
  shapes.set(key, known);
  return known;
}

const side = 240;
const pad = side * margin;
const full = side + 2 * pad;

async function readShape({ body, side: own }: Drawing, pose: Pose): Promise<Shape> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${full}" height="${full}">${place(body, own, { x: pad, y: pad, size: side, ...pose })}</svg>`;
  const alpha = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
  const solid = (x: number, y: number) => alpha[y * full + x]! > 110;
  const box = findBox(0, solid);
  const feet = findBox(Math.round(box.bottom - (box.bottom - box.top) * 0.06), solid);
  return {
    left: (box.left - pad) / side,
    top: (box.top - pad) / side,
    width: (box.right - box.left) / side,
    height: (box.bottom - box.top) / side,
    foot: { left: (feet.left - pad) / side, width: (feet.right - feet.left) / side },
    silhouette: await darken(alpha),
  };
}

function findBox(from: number, solid: (x: number, y: number) => boolean) {
  const box = { left: full, top: full, right: 0, bottom: 0 };
  for (let y = from; y < full; y++) {
    for (let x = 0; x < full; x++) {
      if (!solid(x, y)) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  return box;
}

async function darken(alpha: Buffer): Promise<string> {
  const soft = await sharp(alpha, { raw: { width: full, height: full, channels: 1 } })
    .blur(7)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const png = await sharp({
    create: { width: full, height: full, channels: 3, background: "#3b2a45" },
  })
    .joinChannel(soft, { raw: { width: full, height: full, channels: 1 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
