import { stand } from "../shadows/stand.ts";
import type { Put } from "../toy.ts";
import { frame, side, type Scene } from "./scene.ts";

/** The toy where it is played with. */
export async function inUse(scene: Scene): Promise<string> {
  const { setting, things } = scene.toy.use;
  const { behind = "", surface = "", before = "" } = setting;
  const far = await place(things.filter((thing) => thing.far));
  const near = await place(things.filter((thing) => !thing.far));
  return frame(scene, side, behind + far + surface + near + before);
}

async function place(things: readonly Put[]): Promise<string> {
  const placed = things.map(({ size, ...thing }) =>
    stand({ ...thing, width: size, height: size, shadow: thing.far ? "none" : thing.shadow }),
  );
  return (await Promise.all(placed)).join("");
}
