import { backdrop } from "../backdrop.ts";
import { fittedHeight, stand } from "../studio/stand.ts";
import { facesLight, liftOf } from "../toy.ts";
import { frame, side, type Scene } from "./scene.ts";

/** The toy alone, large, in the middle. */
export async function alone(scene: Scene): Promise<string> {
  const { floor, markup } = await place(scene);
  return frame(scene, floor, markup);
}

/** The same on a wide sheet, 1200 × 630, for links shared elsewhere. */
export async function aloneForSharing(scene: Scene): Promise<string> {
  const { floor, markup } = await place(scene);
  const scale = 630 / side;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
${backdrop(scene.paper, 1200, 630, (floor - 110) / side)}<g transform="translate(285 0) scale(${scale})">${markup}</g></svg>`;
}

async function place({ toy, plush }: Scene): Promise<{ floor: number; markup: string }> {
  const box = {
    name: toy.main,
    x: side / 2,
    floor: 0,
    width: 650,
    height: 640,
    flip: facesLight(toy.main),
    lift: liftOf(toy.main),
    plush,
  };
  const floor = 492 + ((await fittedHeight(box)) + box.lift) / 2;
  return { floor, markup: await stand({ ...box, floor }) };
}
