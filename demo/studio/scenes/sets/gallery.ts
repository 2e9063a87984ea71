/** The twelve pictures of the gallery: outdoors and on paper. Square, seen small, so few and large things. */
import { type Paper, backdrop } from "../../backdrop.ts";
import { type Flight, flyingKite } from "../kite.ts";
import { flowers, tuft } from "../landscape/meadow.ts";
import { cloud } from "../landscape/sky.ts";
import { country } from "../landscape/views.ts";
import { picture, toy } from "../paint.ts";
import { stand } from "../place.ts";
import { galleryIndoors } from "./gallery-indoors.ts";
import { beachBall, cupTower, rattle, ringTower } from "../toys/baby.ts";
import { blockCastle, cubePile } from "../toys/blocks.ts";
import { plush } from "../toys/plush.ts";
import { gift } from "../toys/presents.ts";
import { drone, remoteControl } from "../toys/remote.ts";
import { globe } from "../toys/science.ts";
import { woodenCar } from "../toys/wooden.ts";

const side = 600;

/** In the order of gallery-1 to gallery-12. */
export function gallery(): string[] {
  const [train, house, games, shelves, ship, bed] = galleryIndoors() as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return [
    teddyOutdoors(),
    train,
    castle(),
    house,
    baby(),
    games,
    droneFlight(),
    shelves,
    gifts(),
    ship,
    stars(),
    bed,
  ];
}

function outdoors(things: readonly string[], flight: Flight): string {
  return picture(side, side, [
    country(side, side, 400),
    cloud(130, 190, 130, 0.9),
    cloud(520, 260, 110, 0.8),
    flyingKite(flight),
    ...things,
    flowers([
      [40, 550, 26],
      [560, 540, 26],
      [330, 576, 22],
    ]),
    tuft(100, 580, 28),
  ]);
}

function onPaper(paper: Paper, things: readonly string[], flight: Flight): string {
  return picture(side, side, [
    backdrop(paper, side, side, 0.7),
    cloud(120, 160, 120, 0.7),
    flyingKite(flight),
    ...things,
  ]);
}

function teddyOutdoors(): string {
  const things = [
    stand("teddy-bear", { x: 250, y: 530, size: 270 }),
    beachBall({ x: 452, y: 544, size: 92 }, [toy.coral, toy.sun, toy.deep]),
  ];
  return outdoors(things, {
    x: 440,
    y: 120,
    size: 140,
    to: { x: 330, y: 440 },
    bend: { x: 90, y: 0 },
  });
}

function castle(): string {
  const things = [
    blockCastle({ x: 300, y: 490, size: 138 }),
    stand("sauropod", { x: 120, y: 552, size: 120 }),
    woodenCar({ x: 420, y: 556, size: 72 }, toy.blue),
  ];
  return onPaper("sky", things, { x: 450, y: 120, size: 110, to: { x: 300, y: 320 } });
}

function baby(): string {
  const things = [
    ringTower({ x: 210, y: 500, size: 150 }),
    cupTower({ x: 440, y: 490, size: 124 }),
    stand("front-facing-baby-chick", { x: 336, y: 534, size: 120 }),
    rattle({ x: 180, y: 556, size: 66 }),
  ];
  return onPaper("mint", things, { x: 400, y: 110, size: 110, to: { x: 200, y: 300 } });
}

function droneFlight(): string {
  const things = [
    drone({ x: 220, y: 300, size: 130 }, toy.coral),
    stand("sport-utility-vehicle", { x: 190, y: 516, size: 150 }),
    remoteControl({ x: 420, y: 550, size: 104 }, toy.blue),
  ];
  return outdoors(things, {
    x: 480,
    y: 110,
    size: 120,
    turn: 30,
    to: { x: 440, y: 470 },
    bend: { x: 60, y: -40 },
  });
}

function gifts(): string {
  const things = [
    gift(
      { x: 230, y: 500, size: 100 },
      { width: 200, height: 150, paper: toy.sun, ribbon: toy.coral, dots: true },
    ),
    gift(
      { x: 440, y: 510, size: 100 },
      { width: 110, height: 170, paper: toy.sky, ribbon: toy.deep },
    ),
    plush("rabbit-face", { x: 330, y: 556, size: 82 }, toy.coral),
    gift(
      { x: 130, y: 556, size: 76 },
      { width: 110, height: 76, paper: toy.rose, ribbon: toy.green },
    ),
  ];
  return onPaper("lilac", things, { x: 430, y: 110, size: 120, to: { x: 240, y: 340 } });
}

function stars(): string {
  const things = [
    stand("telescope", { x: 420, y: 510, size: 250, flip: true }),
    globe({ x: 200, y: 510, size: 150 }),
    stand("rocket", { x: 130, y: 250, size: 90, shadow: false }),
    cubePile({ x: 320, y: 556, size: 42 }, [toy.coral, toy.sun, toy.blue], "star"),
  ];
  return onPaper("sun", things, { x: 420, y: 100, size: 110, to: { x: 200, y: 330 } });
}
