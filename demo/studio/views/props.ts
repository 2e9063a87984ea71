/** Where props go: each spot has a place on the floor and one in the air above it. */
import { stand, type Thing } from "../shadows/stand.ts";
import { facesLight, isAirborne } from "../toy.ts";
import { side } from "./scene.ts";

export type Spot = {
  x: number;
  floor: number;
  size: number;
  air: { x: number; y: number; size: number };
  rotate: number;
};

/** `mirrored` turns the arrangement round the middle of the picture. */
export async function placeProp(name: string, spot: Spot, mirrored: boolean): Promise<string> {
  const across = (x: number) => (mirrored ? side - x : x);
  const flip = facesLight(name);
  if (!isAirborne(name)) {
    return stand({
      name,
      x: across(spot.x),
      floor: spot.floor,
      width: spot.size * 1.05,
      height: spot.size,
      flip,
    });
  }
  const { x, y, size } = spot.air;
  const hung: Thing = { name, x: across(x), floor: y, width: size, height: size, flip, air: true };
  return stand({ ...hung, rotate: isLying(name) ? 0 : spot.rotate });
}

/** Clouds and rainbows do not tilt. */
function isLying(name: string): boolean {
  return ["cloud", "rainbow", "zzz", "bubbles"].includes(name);
}
