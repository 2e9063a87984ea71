import { fittedHeight, stand } from "../shadows/stand.ts";
import { facesLight, liftOf } from "../toy.ts";
import { placeProp, type Spot } from "./props.ts";
import { frame, side, type Scene } from "./scene.ts";

type Arrangement = {
  toy: { x: number; floor: number; width: number; height: number };
  /** Behind the toy or in front of it, for the first, second and third prop. */
  spots: readonly (Spot & { behind: boolean })[];
};

const arrangements: readonly Arrangement[] = [
  {
    toy: { x: 396, floor: 750, width: 540, height: 570 },
    spots: [
      {
        x: 712,
        floor: 868,
        size: 236,
        behind: false,
        air: { x: 790, y: 400, size: 190 },
        rotate: 12,
      },
      {
        x: 826,
        floor: 684,
        size: 180,
        behind: true,
        air: { x: 136, y: 250, size: 140 },
        rotate: -14,
      },
      {
        x: 150,
        floor: 880,
        size: 145,
        behind: false,
        air: { x: 640, y: 190, size: 120 },
        rotate: 8,
      },
    ],
  },
  {
    toy: { x: 500, floor: 768, width: 530, height: 580 },
    spots: [
      {
        x: 180,
        floor: 716,
        size: 215,
        behind: true,
        air: { x: 160, y: 340, size: 180 },
        rotate: -12,
      },
      {
        x: 800,
        floor: 876,
        size: 190,
        behind: false,
        air: { x: 818, y: 270, size: 150 },
        rotate: 14,
      },
      {
        x: 322,
        floor: 892,
        size: 140,
        behind: false,
        air: { x: 420, y: 180, size: 110 },
        rotate: 8,
      },
    ],
  },
  {
    toy: { x: 572, floor: 740, width: 540, height: 560 },
    spots: [
      {
        x: 190,
        floor: 838,
        size: 250,
        behind: false,
        air: { x: 176, y: 400, size: 200 },
        rotate: -10,
      },
      {
        x: 424,
        floor: 892,
        size: 160,
        behind: false,
        air: { x: 840, y: 240, size: 140 },
        rotate: 14,
      },
      {
        x: 828,
        floor: 872,
        size: 150,
        behind: false,
        air: { x: 380, y: 190, size: 120 },
        rotate: -8,
      },
    ],
  },
];

/** The toy a little smaller, its props around it at different depths. */
export async function withProps(scene: Scene): Promise<string> {
  const { toy, plush, seed } = scene;
  const { toy: place, spots } = arrangements[seed % arrangements.length]!;
  const mirrored = seed % 2 === 1;
  const x = mirrored ? side - place.x : place.x;
  const main = {
    ...place,
    x,
    name: toy.main,
    flip: facesLight(toy.main),
    lift: liftOf(toy.main),
    plush,
  };
  // A low toy moves up with everything around it, or the picture would be half empty.
  const rise = Math.max(0, 470 - main.lift - (await fittedHeight(main))) * 0.42;
  const raise = <T extends { floor: number }>(thing: T): T => ({
    ...thing,
    floor: thing.floor - rise,
  });
  const placed = await Promise.all(
    toy.props.map((name, at) => placeProp(name, raise(spots[at]!), mirrored)),
  );
  const layer = (behind: boolean) =>
    placed.filter((_, at) => spots[at]!.behind === behind).join("");
  return frame(scene, place.floor - rise, layer(true) + (await stand(raise(main))) + layer(false));
}
