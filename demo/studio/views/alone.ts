import { fittedSize, stand } from "../shadows/stand.ts";
import { frame, side, type Scene } from "./scene.ts";

/** The toy alone, large, in the middle. */
export async function alone(scene: Scene): Promise<string> {
  const { alone: drawing, lift = 0, plush = false, flat = false } = scene.toy;
  const box = { drawing, x: side / 2, floor: 0, width: 700, height: 660, lift, plush } as const;
  const floor = 492 + ((await fittedSize(box)).height + lift) / 2;
  const shadow = flat ? "lying" : "floor";
  return frame(scene, flat ? side : floor, await stand({ ...box, floor, shadow }));
}
