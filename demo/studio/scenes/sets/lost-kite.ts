/** The page that is not there, 3:2: a kite has torn its string and left. */
import { flyingKite } from "../kite.ts";
import { flowers, tuft } from "../landscape/meadow.ts";
import { birds, cloud } from "../landscape/sky.ts";
import { country } from "../landscape/views.ts";
import { picture } from "../paint.ts";
import { stand } from "../place.ts";
import { patchedHare } from "../toys/plush.ts";
import { woodenTrain } from "../toys/wooden.ts";

const [width, height] = [1200, 800];

export function notFound(): string {
  const away = { x: 850, y: 200, size: 220, turn: 64 };
  return picture(width, height, [
    country(width, height, 590),
    cloud(240, 210, 250, 0.9),
    cloud(1060, 380, 230, 0.9),
    cloud(560, 120, 170, 0.75),
    birds(360, 330, 28),
    flyingKite({
      ...away,
      to: { x: 545, y: 470 },
      bend: { x: 40, y: -110 },
      bows: [0.16, 0.34, 0.52],
    }),
    `<path d="M545 470q-12 8-10 20M545 470q-2 10 6 18" fill="none" stroke="#3c4a70" stroke-width="3" stroke-linecap="round"/>`,
    `<path d="M392 660C430 640 420 600 450 600S470 640 496 628" fill="none" stroke="#3c4a70" stroke-opacity="0.75" stroke-width="3" stroke-linecap="round"/>`,
    stand("thread", { x: 408, y: 690, size: 66, turn: -8 }),
    stand("teddy-bear", { x: 280, y: 720, size: 210 }),
    patchedHare({ x: 130, y: 734, size: 84 }),
    woodenTrain({ x: 960, y: 730, size: 50, flip: true }),
    flowers([
      [60, 752, 34],
      [470, 748, 34],
      [660, 730, 28],
      [1120, 756, 40],
      [780, 766, 32],
      [1090, 650, 22],
    ]),
    tuft(360, 768, 38),
    tuft(880, 770, 36),
  ]);
}
