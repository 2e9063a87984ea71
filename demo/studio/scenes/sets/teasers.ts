/** The two teasers of the blog on the front page, 3:2. */
import { flyingKite } from "../kite.ts";
import { cloud } from "../landscape/sky.ts";
import { country, countryView } from "../landscape/views.ts";
import { picture, toy } from "../paint.ts";
import { stand } from "../place.ts";
import { labelledBox } from "../room/boxes.ts";
import { cushion, shelf, tableTop } from "../room/furniture.ts";
import { bunting, floorLight, room, rug } from "../room/room.ts";
import { windowWith } from "../room/window.ts";
import { ringTower } from "../toys/baby.ts";
import { blockCastle, cubePile } from "../toys/blocks.ts";
import { plush } from "../toys/plush.ts";
import { spinningTop, woodenCar, woodenTrain } from "../toys/wooden.ts";

const [width, height] = [1200, 800];

export function safeCorner(): string {
  const pane = { x: 740, y: 110, width: 300, height: 270 };
  return picture(width, height, [
    room({ width, height, floorAt: 540, wall: "#ffe9dc" }),
    bunting(40, 60, 600, 44, 8),
    windowWith(countryView(pane.width, pane.height), { ...pane, curtain: "#bfe3cb" }),
    shelf(120, 300, 400),
    stand("books", { x: 200, y: 292, size: 84 }),
    plush("koala", { x: 320, y: 292, size: 54 }, toy.sun),
    stand("potted-plant", { x: 440, y: 292, size: 110 }),
    floorLight(640, 556, 330, 150, 0.45),
    cushion(372, 600, 250, toy.sky, -5),
    cushion(190, 628, 200, "#ffd98a", 7),
    rug(600, 680, 470, ["#bfe6c8", "#fff6e6", "#cfe8fb", "#fff6e6"]),
    labelledBox(
      { x: 1040, y: 600, size: 104 },
      toy.mint,
      "teddy-bear",
      plush("fox", { x: 0, y: -56, size: 54, shadow: false }),
    ),
    stand("teddy-bear", { x: 390, y: 668, size: 220 }),
    cubePile({ x: 600, y: 664, size: 68 }, [toy.coral, toy.sun, toy.blue], "heart"),
    ringTower({ x: 810, y: 690, size: 104 }),
    woodenCar({ x: 560, y: 752, size: 72 }, toy.green),
  ]);
}

export function woodenToys(): string {
  return picture(width, height, [
    country(width, height, 560),
    cloud(260, 230, 220, 0.9),
    cloud(1080, 200, 200, 0.85),
    flyingKite({ x: 810, y: 150, size: 180, turn: 30, to: { x: 520, y: 545 } }),
    tableTop(width, height, 600, "#e3bb82"),
    blockCastle({ x: 380, y: 664, size: 138 }),
    woodenTrain({ x: 870, y: 660, size: 84, flip: true }),
    ringTower({ x: 122, y: 700, size: 108 }),
    woodenCar({ x: 650, y: 722, size: 88 }, toy.blue),
    spinningTop({ x: 480, y: 724, size: 92 }),
    stand("nesting-dolls", { x: 1090, y: 722, size: 130 }),
    stand("yo-yo", { x: 880, y: 726, size: 74 }),
  ]);
}
