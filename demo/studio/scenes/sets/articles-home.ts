/** Pictures of the articles about play at home; each shows what its article's imageAlt says. 3:2. */
import { flyingKite } from "../kite.ts";
import { flowers, tuft } from "../landscape/meadow.ts";
import { cloud } from "../landscape/sky.ts";
import { country, countryView } from "../landscape/views.ts";
import { picture, toy } from "../paint.ts";
import { stand } from "../place.ts";
import { labelledBox, rolledKite } from "../room/boxes.ts";
import { bookcase, frame, shelf, tableTop } from "../room/furniture.ts";
import { bunting, room, rug } from "../room/room.ts";
import { windowWith } from "../room/window.ts";
import { cube, cubePile } from "../toys/blocks.ts";
import { cardStack, gameBoard, gameBox, pawn } from "../toys/games.ts";
import { blanketTent, cardboardShip, potAndSpoon } from "../toys/home-made.ts";
import { batteryBox, blocksInBox, magnifier, tag, torchBeam } from "../toys/oddments.ts";
import { bow, plush } from "../toys/plush.ts";
import { gift } from "../toys/presents.ts";
import { woodenCar } from "../toys/wooden.ts";

const [width, height] = [1200, 800];

export function safeToys(): string {
  const pane = { x: 770, y: 90, width: 300, height: 260 };
  return picture(width, height, [
    room({ width, height, floorAt: 900, wall: "#dff5e6" }),
    windowWith(countryView(pane.width, pane.height), { ...pane, curtain: "#ffd98a" }),
    shelf(110, 230, 360),
    plush("fox", { x: 180, y: 222, size: 58 }),
    stand("books", { x: 290, y: 222, size: 80 }),
    stand("sauropod", { x: 400, y: 222, size: 88 }),
    tableTop(width, height, 530),
    stand("teddy-bear", { x: 390, y: 650, size: 350 }),
    woodenCar({ x: 770, y: 652, size: 158 }, toy.coral),
    tag(592, 560, 138, 8),
    magnifier(668, 584, 86, 158),
    cube({ x: 1090, y: 650, size: 108 }, toy.sun, "star"),
    cube({ x: 1000, y: 716, size: 94 }, toy.blue, "heart"),
    batteryBox({ x: 160, y: 712, size: 112 }),
  ]);
}

export function creativePlay(): string {
  return picture(width, height, [
    room({ width, height, floorAt: 540, wall: "#ffe9dc" }),
    frame(110, 130, 130),
    frame(980, 120, 140, "#fff0c9"),
    flyingKite({
      x: 640,
      y: 100,
      size: 120,
      turn: -28,
      to: { x: 792, y: 284 },
      bend: { x: -80, y: -10 },
      bows: [0.25, 0.5],
    }),
    blanketTent({ x: 540, y: 610, size: 142 }),
    rug(640, 700, 430, ["#bfe3f8", "#fff6e6", "#cfeed7"]),
    torchBeam(706, 622, 210, 6),
    plush("dog-face", { x: 800, y: 690, size: 116 }, toy.blue),
    stand("flashlight", { x: 734, y: 668, size: 78, turn: -54 }),
    cardboardShip({ x: 370, y: 724, size: 112 }),
    potAndSpoon({ x: 1040, y: 706, size: 104 }),
  ]);
}

export function boardGames(): string {
  const pane = { x: 110, y: 70, width: 330, height: 280 };
  return picture(width, height, [
    room({ width, height, floorAt: 900, wall: "#ece5ff" }),
    windowWith(countryView(pane.width, pane.height), { ...pane, curtain: "#ffc9c0" }),
    shelf(700, 280, 400),
    gameBox({ x: 800, y: 272, size: 66 }, toy.coral),
    gameBox({ x: 940, y: 272, size: 66 }, toy.green),
    stand("trophy", { x: 1050, y: 272, size: 88 }),
    tableTop(width, height, 480),
    stand("hourglass-done", { x: 1020, y: 570, size: 190 }),
    gameBoard({ x: 560, y: 690, size: 124 }),
    pawn({ x: 364, y: 624, size: 108 }, toy.coral),
    pawn({ x: 540, y: 578, size: 96 }, toy.sun),
    pawn({ x: 640, y: 652, size: 116 }, toy.deep),
    pawn({ x: 742, y: 572, size: 96 }, toy.green),
    stand("game-die", { x: 1000, y: 690, size: 110 }),
    stand("game-die", { x: 1112, y: 666, size: 96, flip: true }),
    cardStack({ x: 116, y: 690, size: 122 }),
  ]);
}

export function tidyToys(): string {
  return picture(width, height, [
    room({ width, height, floorAt: 600, wall: "#dff1ff" }),
    frame(230, 90, 130, "#fff0c9"),
    frame(420, 110, 110),
    bunting(640, 80, 600, 50, 8),
    bookcase(150, 650, 760, 330),
    rolledKite({ x: 330, y: 314, size: 116 }),
    stand("potted-plant", { x: 600, y: 312, size: 130 }),
    plush("rabbit-face", { x: 790, y: 312, size: 70 }, toy.coral),
    labelledBox({ x: 290, y: 624, size: 144, shadow: false }, toy.sky, "blocks", blocksInBox()),
    labelledBox(
      { x: 530, y: 624, size: 144, shadow: false },
      "#ffb9b0",
      "teddy-bear",
      plush("panda", { x: 0, y: -50, size: 60, shadow: false }),
    ),
    labelledBox(
      { x: 770, y: 624, size: 144, shadow: false },
      toy.mint,
      "automobile",
      stand("automobile", { x: 0, y: -78, size: 56, shadow: false }),
    ),
    stand("teddy-bear", { x: 1050, y: 700, size: 200 }),
    cubePile({ x: 900, y: 742, size: 46 }, [toy.coral, toy.sun, toy.blue], "kite"),
    woodenCar({ x: 330, y: 750, size: 70 }, toy.green),
  ]);
}

export function presents(): string {
  return picture(width, height, [
    country(width, height, 560),
    cloud(230, 230, 230, 0.9),
    cloud(640, 120, 170, 0.8),
    cloud(1090, 330, 200, 0.85),
    gift(
      { x: 640, y: 690, size: 100 },
      { width: 290, height: 210, paper: toy.sky, ribbon: toy.coral, dots: true },
    ),
    flyingKite({ x: 960, y: 150, size: 190, turn: 36, to: { x: 668, y: 452 } }),
    stand("teddy-bear", { x: 330, y: 710, size: 280 }),
    bow(330, 580, 58, toy.coral),
    gift(
      { x: 890, y: 710, size: 100 },
      { width: 150, height: 160, paper: toy.sun, ribbon: toy.deep },
    ),
    gift(
      { x: 500, y: 744, size: 100 },
      { width: 130, height: 84, paper: toy.rose, ribbon: toy.green },
    ),
    flowers([
      [110, 740, 42],
      [1090, 740, 42],
      [760, 764, 34],
      [180, 670, 26],
    ]),
    tuft(230, 768, 38),
    tuft(1010, 772, 40),
  ]);
}
