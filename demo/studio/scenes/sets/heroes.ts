/** The three slides at the top of the shop, 4:3. */
import { flyingKite } from "../kite.ts";
import { flowers, tuft } from "../landscape/meadow.ts";
import { birds, cloud } from "../landscape/sky.ts";
import { country, countryView } from "../landscape/views.ts";
import { picture, toy } from "../paint.ts";
import { stand } from "../place.ts";
import { bunting, floorLight, room, rug } from "../room/room.ts";
import { shelf } from "../room/furniture.ts";
import { windowWith } from "../room/window.ts";
import { beachBall, cupTower, rattle, ringTower } from "../toys/baby.ts";
import { blockBridge, cubePile } from "../toys/blocks.ts";
import { patchedHare, plush } from "../toys/plush.ts";
import { gift } from "../toys/presents.ts";
import { robot } from "../toys/remote.ts";
import { globe } from "../toys/science.ts";
import { woodenCar, woodenTrain } from "../toys/wooden.ts";

const [width, height] = [1200, 900];

export function heroGifts(): string {
  return picture(width, height, [
    country(width, height, 640),
    cloud(330, 300, 250, 0.95),
    cloud(700, 170, 190, 0.85),
    cloud(1100, 390, 210, 0.8),
    birds(520, 380, 26),
    flyingKite({ x: 900, y: 245, size: 210, turn: 34, to: { x: 486, y: 596 } }),
    gift(
      { x: 480, y: 770, size: 100 },
      { width: 220, height: 150, paper: toy.sky, ribbon: toy.coral, dots: true },
    ),
    gift(
      { x: 700, y: 790, size: 100 },
      { width: 132, height: 180, paper: toy.sun, ribbon: toy.deep },
    ),
    stand("teddy-bear", { x: 290, y: 815, size: 270 }),
    gift(
      { x: 590, y: 836, size: 100 },
      { width: 120, height: 84, paper: toy.rose, ribbon: toy.green },
    ),
    woodenTrain({ x: 930, y: 820, size: 62, flip: true }),
    flowers([
      [90, 800, 40],
      [1120, 846, 44],
      [812, 862, 34],
      [420, 860, 36],
      [1090, 700, 24],
      [60, 700, 22],
    ]),
    tuft(190, 858, 40),
    tuft(720, 872, 44),
  ]);
}

export function heroEducational(): string {
  return picture(width, height, [
    country(width, height, 610),
    cloud(190, 300, 230, 0.9),
    cloud(950, 320, 240, 0.9),
    cloud(560, 130, 170, 0.8),
    stand("rocket", { x: 420, y: 330, size: 120, shadow: false, turn: -6 }),
    flyingKite({
      x: 720,
      y: 245,
      size: 205,
      turn: 26,
      to: { x: 272, y: 676 },
      bows: [0.11, 0.22, 0.33],
    }),
    stand("telescope", { x: 965, y: 752, size: 300, flip: true }),
    globe({ x: 730, y: 770, size: 112 }),
    blockBridge({ x: 440, y: 776, size: 96 }),
    robot({ x: 166, y: 822, size: 130 }),
    stand("t-rex", { x: 590, y: 838, size: 120, flip: true }),
    stand("magnet", { x: 842, y: 836, size: 84, turn: 12 }),
    stand("abacus", { x: 1065, y: 832, size: 150, turn: 3 }),
    flowers([
      [70, 830, 40],
      [320, 856, 34],
      [720, 850, 36],
      [960, 872, 36],
      [1140, 700, 26],
    ]),
    tuft(450, 868, 42),
  ]);
}

export function heroBaby(): string {
  const pane = { x: 150, y: 130, width: 380, height: 330 };
  return picture(width, height, [
    room({ width, height, floorAt: 610, wall: "#dff5e6" }),
    bunting(670, 66, 560, 46, 8),
    windowWith(countryView(pane.width, pane.height), { ...pane, curtain: "#ffc9c0" }),
    shelf(690, 330, 400),
    plush("koala", { x: 770, y: 322, size: 62 }, toy.sun),
    cupTower({ x: 890, y: 324, size: 58 }),
    stand("whale", { x: 1010, y: 324, size: 92, flip: true }),
    floorLight(330, 640, 460, 190, 0.5),
    rug(630, 760, 500, ["#bfe3f8", "#fff6e6", "#ffd9d3", "#fff6e6"]),
    stand("potted-plant", { x: 1110, y: 640, size: 170 }),
    ringTower({ x: 840, y: 730, size: 118 }),
    cubePile({ x: 1020, y: 752, size: 66 }, [toy.sun, toy.coral, toy.blue], "kite"),
    patchedHare({ x: 400, y: 770, size: 138 }),
    beachBall({ x: 216, y: 800, size: 112 }, [toy.coral, toy.sun, toy.blue]),
    stand("front-facing-baby-chick", { x: 632, y: 778, size: 128 }),
    rattle({ x: 590, y: 846, size: 78 }),
    woodenCar({ x: 860, y: 846, size: 74 }),
  ]);
}
