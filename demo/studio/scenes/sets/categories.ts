/** Category tiles (square) and sharing pictures from the same groups of toys. */
import { backdrop } from "../../backdrop.ts";
import { flyingKite } from "../kite.ts";
import { cloud } from "../landscape/sky.ts";
import { picture } from "../paint.ts";
import { type CategoryKey, categoryGroups, wideExtras } from "./category-groups.ts";

export function categoryTile(key: CategoryKey): string {
  const { paper, group, knot } = categoryGroups[key];
  return picture(1000, 1000, [
    backdrop(paper, 1000, 1000, 0.7),
    cloud(190, 250, 190, 0.75),
    cloud(880, 330, 150, 0.6),
    flyingKite({
      x: 690,
      y: 140,
      size: 160,
      turn: 30,
      to: { x: 500 + knot.x, y: 770 + knot.y },
      bows: [0.12, 0.25],
    }),
    `<g transform="translate(500 770)">${group()}</g>`,
  ]);
}

export function categorySharing(key: CategoryKey): string {
  const { paper, group, knot } = categoryGroups[key];
  return picture(1200, 630, [
    backdrop(paper, 1200, 630, 0.68),
    cloud(200, 190, 180, 0.75),
    cloud(1060, 260, 150, 0.6),
    flyingKite({
      x: 1000,
      y: 110,
      size: 130,
      turn: 40,
      to: { x: 600 + knot.x * 0.74, y: 512 + knot.y * 0.74 },
      bows: [0.1, 0.21],
    }),
    `<g transform="translate(600 512) scale(0.74)">${wideExtras()}${group()}</g>`,
  ]);
}
