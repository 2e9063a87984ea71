import { fittedHeight, stand } from "../shadows/stand.ts";
import { facesLight, liftOf } from "../toy.ts";
import { frame, side, type Scene } from "./scene.ts";

/** The toy alone, large, in the middle. */
export async function alone(scene: Scene): Promise<string> {
  const { toy, plush } = scene;
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
  return frame(scene, floor, await stand({ ...box, floor }));
}
