import { stand } from "../studio/stand.ts";
import { facesLight } from "../toy.ts";
import { placeProp, type Spot } from "./props.ts";
import { frame, type Scene } from "./scene.ts";

type Arrangement = {
  toy: { x: number; floor: number; width: number; height: number };
  /** Behind the toy or in front of it, for the first, second and third prop. */
  spots: readonly (Spot & { behind: boolean })[];
};

const arrangements: readonly Arrangement[] = [
  {
    toy: { x: 400, floor: 740, width: 540, height: 560 },
    spots: [
      { x: 738, floor: 842, size: 240, behind: false, air: { x: 780, y: 380, size: 200 }, rotate: 12 },
      { x: 748, floor: 640, size: 190, behind: true, air: { x: 150, y: 270, size: 150 }, rotate: -14 },
      { x: 170, floor: 858, size: 150, behind: false, air: { x: 640, y: 200, size: 120 }, rotate: 8 },
    ],
  },
  {
    toy: { x: 500, floor: 770, width: 520, height: 560 },
    spots: [
      { x: 188, floor: 700, size: 220, behind: true, air: { x: 170, y: 340, size: 190 }, rotate: -12 },
      { x: 800, floor: 868, size: 190, behind: false, air: { x: 810, y: 270, size: 150 }, rotate: 14 },
      { x: 320, floor: 886, size: 140, behind: false, air: { x: 420, y: 180, size: 110 }, rotate: 8 },
    ],
  },
  {
    toy: { x: 556, floor: 720, width: 540, height: 540 },
    spots: [
      { x: 230, floor: 820, size: 260, behind: false, air: { x: 190, y: 400, size: 210 }, rotate: -10 },
      { x: 470, floor: 884, size: 165, behind: false, air: { x: 830, y: 250, size: 150 }, rotate: 14 },
      { x: 830, floor: 850, size: 150, behind: false, air: { x: 400, y: 190, size: 120 }, rotate: -8 },
    ],
  },
];

/** The toy a little smaller, its props around it at different depths. */
export async function withProps(scene: Scene): Promise<string> {
  const { toy, plush, seed } = scene;
  const { toy: place, spots } = arrangements[seed % arrangements.length]!;
  const mirrored = seed % 2 === 1;
  const placed = await Promise.all(toy.props.map((name, at) => placeProp(name, spots[at]!, mirrored)));
  const layer = (behind: boolean) => placed.filter((_, at) => spots[at]!.behind === behind).join("");
  const x = mirrored ? 960 - place.x : place.x;
  const middle = await stand({ ...place, x, name: toy.main, flip: facesLight(toy.main), plush });
  return frame(scene, place.floor, layer(true) + middle + layer(false));
}
