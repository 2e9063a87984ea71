import { layOut } from "../layout.ts";
import { frame, side, type Scene } from "./scene.ts";

/** Everything in the box, laid out and seen from above. */
export async function inBox(scene: Scene): Promise<string> {
  return frame(scene, side, await layOut(scene.toy.box, side / 2, side / 2, 800));
}
